// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"

#include <QAbstractSpinBox>

namespace stormglass::ui {

/// A field for a parameter's number. It takes what people type ("2.5k", "5 %"), keeps every digit
/// of the value it shows, and goes back to the last good value after input it refuses.
class QuantitySpinBox : public QAbstractSpinBox {
    Q_OBJECT

public:
    explicit QuantitySpinBox(const ParameterInfo& parameter, QWidget* parent = nullptr);

    /// Shows a value; drops what was being typed.
    void showValue(double value);

    /// Room for any number it shows.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    void stepBy(int steps) override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

Q_SIGNALS:
    /// A number, or off, was typed that the parameter can take.
    void typed(const stormglass::Value& value);

    /// Arrows or the wheel ask for that many steps.
    void stepsAsked(int steps);

    /// What was typed cannot be taken; the last good value is shown again.
    void refused(const stormglass::Problem& problem);

protected:
    bool event(QEvent* event) override;
    [[nodiscard]] StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QString shownNumber() const;

    /// Takes what was typed; false where it was refused.
    bool readTyped();

    ParameterInfo m_parameter;
    double m_value = 0.0;
    bool m_touched = false; ///< the text is the user's, not yet read
};

} // namespace stormglass::ui
