// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/card.h"

class QLabel;

namespace stormglass::ui {

/// A sentence above the page that blocks nothing: an input that was refused, a file that could not
/// be read. Stays until it is dismissed or the next edit succeeds.
class MessageBar : public Card {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showMessage(const QString& sentence);
    void dismiss();

    [[nodiscard]] QString message() const;

private:
    QLabel* m_text;
};

} // namespace stormglass::ui
