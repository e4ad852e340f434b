// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace stormglass::ui {

/// Says that something is being computed, how far it is and how long it will take, with a button to
/// stop it. Work that ends within a moment is never mentioned.
class WorkIndicator : public QWidget {
    Q_OBJECT

public:
    explicit WorkIndicator(QWidget* parent = nullptr);

    /// Work has begun, or begun anew.
    void start();

    /// How much of it is done, 0 to 1; 0 where it does not say.
    void showProgress(double done);

    /// It has ended.
    void finish();

Q_SIGNALS:
    /// The user wants it stopped.
    void cancelAsked();

private:
    QLabel* m_text;
    QProgressBar* m_bar;
    QTimer m_patience;
    QElapsedTimer m_since;
};

} // namespace stormglass::ui
