// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/parameter_row.h"
#include "ui/widgets/quantity_spin_box.h"
#include "ui/widgets/scale_slider.h"

namespace stormglass::ui {

/// A number: label, reset, field with unit, slider.
class NumberRow : public ParameterRow {
    Q_OBJECT

public:
    NumberRow(const ParameterInfo& parameter, const Value& initial, QWidget* parent = nullptr);

    /// Gives its slider to whoever shows it elsewhere; the row then ends with its field.
    [[nodiscard]] ScaleSlider* lendSlider();

    void showEdges(const std::vector<EdgeMark>& edges) override;

    /// In the place of the slider's ends: nothing moves under a hand when it comes or goes.
    void showSource(const QString& source) override;

    [[nodiscard]] int comfortableWidth() const override;
    [[nodiscard]] int unitWidth() const override;
    void setUnitColumn(int width) override;

protected:
    /// A row that begins with another widget than the label; arrange() has to follow.
    struct WithoutHeading {};
    NumberRow(const ParameterInfo& parameter, const Value& initial, WithoutHeading tag,
              QWidget* parent);

    /// Puts the parts in their places.
    void arrange(QWidget* heading);

    void present(const Value& value) override;

    /// Shows a number in field and slider.
    void showNumber(double number);

    /// Lets field and slider be used, or not.
    void setNumberEnabled(bool enabled);

private:
    void describe();
    void wire();
    void editBySteps(int steps);

    QWidget* m_heading = nullptr;
    QLabel* m_unit;
    QLabel* m_hint;
    QuantitySpinBox* m_field;
    ScaleSlider* m_slider;
    bool m_isLent = false;
};

/// What a slider offers, for below it: "1 … 400", "tiers 1 · 20 · 50 · 100".
[[nodiscard]] QString sliderHint(const ParameterInfo& parameter);

} // namespace stormglass::ui
