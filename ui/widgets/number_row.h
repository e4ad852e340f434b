// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/quantity_spin_box.h"
#include "ui/widgets/scale_slider.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace stormglass::ui {

/// One parameter as people meet it: label, reset, field with unit, slider. Shows the value it is
/// told and says what the user wants; it keeps no value of its own.
class NumberRow : public QWidget {
    Q_OBJECT

public:
    /// `initial` is what its reset button goes back to.
    NumberRow(const ParameterInfo& parameter, double initial, QWidget* parent = nullptr);

    /// Shows a value in field and slider.
    void showValue(double value);

    /// Says what measured the value; nothing where it was set by hand.
    void showSource(const QString& source);

    /// The width in which label and field stand beside each other; very long labels wrap.
    [[nodiscard]] int comfortableWidth() const;

    /// The width its unit needs, and the one it gets so that the fields of a panel line up.
    [[nodiscard]] int unitWidth() const;
    void setUnitColumn(int width);

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
    void arrange();
    void describe();
    void wireSlider();
    void wireField();
    void wireReset();
    void editBySteps(int steps);
    void editInKeyGesture(double value);

    ParameterInfo m_parameter;
    double m_initial;
    double m_value;
    QLabel* m_title;
    QLabel* m_unit;
    QLabel* m_hint;
    QLabel* m_source;
    QToolButton* m_reset;
    QuantitySpinBox* m_field;
    ScaleSlider* m_slider;
    QTimer m_keyGesture; ///< runs while further key presses belong to the same gesture
    int m_gesture = 0;
};

} // namespace stormglass::ui
