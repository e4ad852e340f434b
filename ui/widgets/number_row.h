// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/quantity_spin_box.h"
#include "ui/widgets/scale_slider.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace stormglass::ui {

/// One parameter as people meet it: label, field with unit, slider. Shows the value it is told and
/// says what the user wants; it keeps no value of its own.
class NumberRow : public QWidget {
    Q_OBJECT

public:
    explicit NumberRow(const ParameterInfo& parameter, QWidget* parent = nullptr);

    /// Shows a value in field and slider.
    void showValue(double value);

Q_SIGNALS:
    /// The user wants this value. Edits of one gesture (a drag, a run of key presses) carry the
    /// same number, which is this row's own, and undo as one.
    void edited(double value, int gesture);

    /// What was typed cannot be taken.
    void refused(const stormglass::Problem& problem);

    /// The handle is held, and let go.
    void dragStarted();
    void dragEnded();

private:
    void wireSlider();
    void wireField();
    void editBySteps(int steps);
    void editInKeyGesture(double value);

    ParameterInfo m_parameter;
    double m_value = 0.0;
    QuantitySpinBox* m_field;
    ScaleSlider* m_slider;
    QTimer m_keyGesture; ///< runs while further key presses belong to the same gesture
    int m_gesture = 0;
};

} // namespace stormglass::ui
