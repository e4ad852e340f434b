// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/measured.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace stormglass::ui {

/// What was measured: its figures, each with a button that sends it to its slider, the table they
/// come from, and what to know of them.
class MeasureResult : public QWidget {
    Q_OBJECT

public:
    explicit MeasureResult(Measured measured, QWidget* parent = nullptr);

    /// What it shows.
    [[nodiscard]] const Measured& measured() const { return m_measured; }

    /// Says why it is not the newest that could be known.
    void markAsOld(const QString& sentence);

    /// Gives the keyboard to the figure that is suggested, if any can be applied.
    void focusSuggested();

Q_SIGNALS:
    /// This figure is to go to its slider.
    void applyAsked(const stormglass::ui::MeasuredFigure& figure);

private:
    void addFigure(QGridLayout& grid, std::size_t place);
    [[nodiscard]] QWidget* figures();

    Measured m_measured;
    QLabel* m_old;
    std::vector<QPushButton*> m_buttons; ///< one per figure
};

} // namespace stormglass::ui
