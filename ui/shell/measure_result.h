// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/measured.h"

#include <QWidget>

#include <functional>

class QGridLayout;
class QLabel;
class QPushButton;

namespace stormglass::ui {

/// What was measured: how bad it is, its figures, each with a button that sends it to its slider,
/// the table they come from, and what to know of them.
class MeasureResult : public QWidget {
    Q_OBJECT

public:
    /// The label of the slider that takes such figures; empty where none is shown that does.
    using SliderName = std::function<QString(Measurable)>;

    explicit MeasureResult(Measured measured, QWidget* parent = nullptr);

    /// Has each button say which slider it sets.
    void nameSliders(const SliderName& nameOf);

    /// What it shows.
    [[nodiscard]] const Measured& measured() const { return m_measured; }

    /// Says why it is not the newest that could be known.
    void markAsOld(const QString& sentence);

    /// Gives the keyboard to the heading: what Return began, a second Return does not apply.
    void focusHeading();

Q_SIGNALS:
    /// This figure is to go to its slider.
    void applyAsked(const stormglass::ui::MeasuredFigure& figure);

protected:
    /// Return measures nothing anew from down here.
    void keyPressEvent(QKeyEvent* event) override;

private:
    static void addVerdict(QGridLayout& grid, const MeasuredVerdict& verdict);
    void addFigure(QGridLayout& grid, std::size_t place);
    [[nodiscard]] QWidget* figures();

    Measured m_measured;
    QLabel* m_heading;
    QLabel* m_old;
    std::vector<QPushButton*> m_buttons; ///< one per figure
};

} // namespace stormglass::ui
