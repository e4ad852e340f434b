// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace stormglass::ui {

/// Three steps for those who see the window for the first time; dismissed for good.
class FirstRunHint : public QFrame {
    Q_OBJECT

public:
    explicit FirstRunHint(QWidget* parent = nullptr);

    /// Shows itself from the first step on.
    void begin();

Q_SIGNALS:
    /// The user has seen enough; not to be shown again.
    void dismissed();

private:
    void advance();
    void showStep();

    QLabel* m_text;
    QPushButton* m_next;
    int m_step = 0;
};

} // namespace stormglass::ui
