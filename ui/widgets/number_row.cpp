// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/number_row.h"

#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QGridLayout>
#include <QLabel>

#include <chrono>

namespace stormglass::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto keyPause = 800ms;

QString tooltip(const ParameterInfo& parameter)
{
    return qtText(parameter.meaning) + u' ' + qtText(parameter.source) + u'\n' +
           QObject::tr("From %1.").arg(qtText(parameter.rangeText()));
}

QString sliderHint(const ParameterInfo& parameter)
{
    if (!parameter.detents.empty()) {
        QStringList stops;
        for (const double detent : parameter.detents) {
            stops << qtText(displayText(detent, parameter.unit));
        }
        return qtText(parameter.detentsName) + u' ' + stops.join(QStringLiteral(" · "));
    }
    return qtText(displayText(parameter.slider.minimum, parameter.unit)) + QStringLiteral(" … ") +
           qtText(displayText(parameter.slider.maximum, parameter.unit));
}

} // namespace

NumberRow::NumberRow(const ParameterInfo& parameter, QWidget* parent)
    : QWidget(parent)
    , m_parameter(parameter)
    , m_field(new QuantitySpinBox(parameter))
    , m_slider(new ScaleSlider(parameter))
{
    const QString label = qtText(parameter.label);
    setObjectName(qtText(parameter.key));
    setToolTip(tooltip(parameter));

    auto* title = new QLabel(label);
    useTextSize(title, TextSize::Body, QFont::DemiBold);
    title->setWordWrap(true);
    title->setBuddy(m_field);
    auto* unit = new QLabel(qtText(parameter.unit.symbol));
    auto* hint = new QLabel(sliderHint(parameter));
    for (QLabel* quiet : {unit, hint}) {
        useTextSize(quiet, TextSize::Note);
        quiet->setForegroundRole(QPalette::PlaceholderText);
    }
    m_field->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("0.00000000")) + 24);
    unit->setFixedWidth(unit->fontMetrics().horizontalAdvance(QStringLiteral("requests/min")) + 2);
    m_field->setAccessibleName(label);
    m_slider->setAccessibleName(label);
    for (QWidget* control : {static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_slider)}) {
        control->setAccessibleDescription(tooltip(parameter));
    }

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->addWidget(title, 0, 0);
    grid->addWidget(m_field, 0, 1);
    grid->addWidget(unit, 0, 2);
    grid->addWidget(m_slider, 1, 0, 1, 3);
    grid->addWidget(hint, 2, 0, 1, 3);
    grid->setColumnStretch(0, 1);

    m_keyGesture.setSingleShot(true);
    wireSlider();
    wireField();
}

void NumberRow::showValue(double value)
{
    m_value = value;
    m_field->showValue(value);
    m_slider->setValue(m_slider->scale().positionOf(value));
}

void NumberRow::wireSlider()
{
    connect(m_slider, &QSlider::sliderPressed, this, [this] {
        m_keyGesture.stop();
        ++m_gesture;
        Q_EMIT dragStarted();
    });
    connect(m_slider, &ScaleSlider::dragged, this, [this](int position) {
        Q_EMIT edited(m_slider->scale().valueAt(position), m_gesture);
    });
    connect(m_slider, &QSlider::sliderReleased, this, &NumberRow::dragEnded);
    connect(m_slider, &ScaleSlider::stepsAsked, this, &NumberRow::editBySteps);
    connect(m_slider, &ScaleSlider::valueAsked, this, &NumberRow::editInKeyGesture);
}

void NumberRow::wireField()
{
    connect(m_field, &QuantitySpinBox::stepsAsked, this, &NumberRow::editBySteps);
    connect(m_field, &QuantitySpinBox::typed, this, [this](double value) {
        m_keyGesture.stop();
        Q_EMIT edited(value, ++m_gesture);
    });
    connect(m_field, &QuantitySpinBox::refused, this, &NumberRow::refused);
}

void NumberRow::editBySteps(int steps)
{
    editInKeyGesture(m_slider->scale().stepped(m_value, steps));
}

void NumberRow::editInKeyGesture(double value)
{
    if (!m_keyGesture.isActive()) {
        ++m_gesture;
    }
    m_keyGesture.start(keyPause);
    Q_EMIT edited(value, m_gesture);
}

} // namespace stormglass::ui
