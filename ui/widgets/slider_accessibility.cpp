// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/slider_accessibility.h"

#include "ui/widgets/qt_text.h"
#include "ui/widgets/scale_slider.h"

#include <QAccessibleWidget>

namespace stormglass::ui {

namespace {

class AccessibleSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleSlider(ScaleSlider* slider)
        : QAccessibleWidget(slider, QAccessible::Slider)
        , m_slider(slider)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Value ? qtText(quantityText(m_slider->shownValue(), unit()))
                                          : QAccessibleWidget::text(text);
    }

    [[nodiscard]] QVariant currentValue() const override { return shown(m_slider->shownValue()); }

    void setCurrentValue(const QVariant& value) override
    {
        const Outcome<Value> asked =
            acceptTyped(m_slider->parameter(), value.toString().toStdString());
        if (asked && isNumber(asked.value())) {
            m_slider->ask(numberOf(asked.value()));
        }
    }

    [[nodiscard]] QVariant maximumValue() const override
    {
        return shown(m_slider->parameter().hard.maximum);
    }

    [[nodiscard]] QVariant minimumValue() const override
    {
        return shown(m_slider->parameter().hard.minimum);
    }

    [[nodiscard]] QVariant minimumStepSize() const override
    {
        return shown(m_slider->parameter().step);
    }

private:
    [[nodiscard]] const Unit& unit() const { return m_slider->parameter().unit; }

    [[nodiscard]] QVariant shown(double value) const { return value * unit().displayFactor; }

    ScaleSlider* m_slider;
};

QAccessibleInterface* accessibleSlider(const QString& /*className*/, QObject* object)
{
    auto* slider = qobject_cast<ScaleSlider*>(object);
    return slider == nullptr ? nullptr : new AccessibleSlider(slider);
}

} // namespace

void installSliderAccessibility() { QAccessible::installFactory(accessibleSlider); }

} // namespace stormglass::ui
