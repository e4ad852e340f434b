// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "ui/widgets/card.h"

class QLabel;

namespace stormglass::ui {

class VerdictShape;

/// A sentence above the page that blocks nothing: an input that was refused, a file that could not
/// be read. Stays until it is dismissed or the next edit succeeds.
class MessageBar : public Card {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a sentence under the shape of its tone; to a screen reader it is an alert.
    void showMessage(const QString& sentence, Tone tone);

    /// Takes the sentence away.
    void dismiss();

    [[nodiscard]] QString message() const;

Q_SIGNALS:
    /// The user has read it.
    void dismissed();

private:
    VerdictShape* m_sign;
    QLabel* m_text;
};

} // namespace stormglass::ui
