// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/measure_source.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace stormglass::ui {

/// A measurement's progress in words, so long after it was told: what is done, what is waited for
/// and the time left, "waiting, as Slack asks, 29 s; about 118 s left". Where nobody can tell the
/// time left, the time since it all began.
[[nodiscard]] QString progressText(const MeasureProgress& progress, std::chrono::seconds since,
                                   std::chrono::seconds all);

/// Shows how far a measurement is, second by second, with a button that ends it.
class MeasureProgressBar : public QWidget {
    Q_OBJECT

public:
    explicit MeasureProgressBar(QWidget* parent = nullptr);

    /// A measurement begins: shows itself and takes the keyboard.
    void begin();

    /// Shows how far it is; waits and the time left count down from now.
    void showProgress(const MeasureProgress& progress);

    /// It is over: hides itself.
    void end();

Q_SIGNALS:
    /// The button was pressed.
    void cancelAsked();

private:
    void tell();

    MeasureProgress m_progress;
    QElapsedTimer m_since; ///< the progress was told
    QElapsedTimer m_sinceBegin;
    QTimer m_seconds;
    QLabel* m_words;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace stormglass::ui
