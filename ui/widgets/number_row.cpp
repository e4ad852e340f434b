// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/number_row.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/qt_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace stormglass::ui {

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
           qtText(quantityText(parameter.slider.maximum, parameter.unit));
}

NumberRow::NumberRow(const ParameterInfo& parameter, const Value& initial, QWidget* parent)
    : NumberRow(parameter, initial, WithoutHeading{}, parent)
{
    arrange(makeTitle(m_field));
}

NumberRow::NumberRow(const ParameterInfo& parameter, const Value& initial, WithoutHeading /*tag*/,
                     QWidget* parent)
    : ParameterRow(parameter, initial, parent)
    , m_unit(makeNote(parameter.unit == units::percent ? QString() : qtText(parameter.unit.symbol)))
    , m_hint(makeNote(sliderHint(parameter)))
    , m_field(new QuantitySpinBox(parameter))
    , m_slider(new ScaleSlider(parameter))
{
    describe();
    wire();
}

void NumberRow::present(const Value& value) { showNumber(numberOf(value)); }

void NumberRow::showNumber(double number)
{
    m_field->showValue(number);
    m_slider->showValue(number);
}

void NumberRow::setNumberEnabled(bool enabled)
{
    for (QWidget* part : {static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_slider),
                          static_cast<QWidget*>(m_unit), static_cast<QWidget*>(m_hint)}) {
        part->setEnabled(enabled);
    }
}

void NumberRow::arrange(QWidget* heading)
{
    m_heading = heading;
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(columnGap);
    grid->setVerticalSpacing(4);
    grid->addWidget(heading, 0, 0);
    grid->addWidget(resetButton(), 0, 1);
    auto* number = new QHBoxLayout;
    number->setSpacing(columnGap);
    number->addWidget(m_field);
    number->addWidget(m_unit);
    grid->addLayout(number, 0, 2);
    grid->addWidget(m_slider, 1, 0, 1, 3);
    auto* below = new QVBoxLayout;
    below->setSpacing(0);
    below->addWidget(m_hint);
    below->addWidget(sourceLabel());
    grid->addLayout(below, 2, 0, 1, 3);
    grid->setColumnStretch(0, 1);
    if (heading->focusPolicy() != Qt::NoFocus) {
        setTabOrder(heading, m_field);
    }
    setTabOrder(m_field, m_slider);
    setTabOrder(m_slider, resetButton());
}

ScaleSlider* NumberRow::lendSlider()
{
    m_isLent = true;
    m_hint->hide();
    layout()->removeWidget(m_slider);
    return m_slider;
}

void NumberRow::showEdges(const std::vector<EdgeMark>& edges) { m_slider->showEdges(edges); }

void NumberRow::showSource(const QString& source)
{
    ParameterRow::showSource(source);
    m_hint->setVisible(source.isEmpty() && !m_isLent);
}

int NumberRow::comfortableWidth() const
{
    const auto* title = qobject_cast<const QLabel*>(m_heading);
    const int heading = title == nullptr ? m_heading->sizeHint().width() : titleWidth(*title);
    return heading + resetButton()->sizeHint().width() + m_field->sizeHint().width() +
           std::max(m_unit->minimumWidth(), unitWidth()) + 3 * columnGap;
}

// Not its size hint, which is never under the column it was given.
int NumberRow::unitWidth() const
{
    return m_unit->fontMetrics().horizontalAdvance(m_unit->text()) + 2 * m_unit->margin();
}

void NumberRow::setUnitColumn(int width)
{
    m_unit->setMinimumWidth(width);
    m_unit->setVisible(width > 0); // else its gap would keep the field from the edge
}

void NumberRow::describe()
{
    for (QWidget* control : {static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_slider)}) {
        control->setAccessibleName(qtText(parameter().label));
        control->setAccessibleDescription(parameterTooltip(parameter()));
    }
}

void NumberRow::wire()
{
    connect(m_slider, &QSlider::sliderPressed, this, &NumberRow::startDrag);
    connect(m_slider, &ScaleSlider::dragged, this,
            [this](int position) { editInDrag(m_slider->scale().valueAt(position)); });
    connect(m_slider, &QSlider::sliderReleased, this, &NumberRow::dragEnded);
    connect(m_slider, &ScaleSlider::valueAsked, this,
            [this](double number) { editInKeyGesture(number); });
    connect(m_field, &QuantitySpinBox::stepsAsked, this, &NumberRow::editBySteps);
    connect(m_field, &QuantitySpinBox::typed, this, &NumberRow::edit);
    connect(m_field, &QuantitySpinBox::refused, this, &NumberRow::refused);
}

void NumberRow::editBySteps(int steps)
{
    editInKeyGesture(m_slider->scale().stepped(m_slider->shownValue(), steps));
}

} // namespace stormglass::ui
