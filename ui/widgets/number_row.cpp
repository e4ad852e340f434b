// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/number_row.h"

#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace stormglass::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto keyPause = 800ms;
constexpr int columnGap = 6;

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

NumberRow::NumberRow(const ParameterInfo& parameter, double initial, QWidget* parent)
    : QWidget(parent)
    , m_parameter(parameter)
    , m_initial(initial)
    , m_value(initial)
    , m_title(new QLabel(qtText(parameter.label)))
    , m_unit(new QLabel(qtText(parameter.unit.symbol)))
    , m_hint(new QLabel(sliderHint(parameter)))
    , m_source(new QLabel)
    , m_reset(new QToolButton)
    , m_field(new QuantitySpinBox(parameter))
    , m_slider(new ScaleSlider(parameter))
{
    setObjectName(qtText(parameter.key));
    setToolTip(tooltip(parameter));
    m_title->setWordWrap(true);
    m_title->setBuddy(m_field);
    useTextSize(m_title, TextSize::Body, QFont::DemiBold);
    for (QLabel* quiet : {m_unit, m_hint, m_source}) {
        useTextSize(quiet, TextSize::Note);
        quiet->setForegroundRole(QPalette::PlaceholderText);
    }
    m_source->setObjectName(QStringLiteral("valueSource"));
    m_source->setTextFormat(Qt::PlainText); // it quotes folder names
    m_source->setWordWrap(true);
    m_source->hide();
    m_reset->setText(QStringLiteral("↺"));
    m_reset->setAutoRaise(true);
    arrange();
    describe();
    m_keyGesture.setSingleShot(true);
    wireSlider();
    wireField();
    wireReset();
}

void NumberRow::showValue(double value)
{
    m_value = value;
    m_field->showValue(value);
    m_slider->showValue(value);
    m_reset->setEnabled(value != m_initial);
}

void NumberRow::showSource(const QString& source)
{
    m_source->setText(source.isEmpty() ? QString() : tr("from: %1").arg(source));
    m_source->setVisible(!source.isEmpty());
}

void NumberRow::arrange()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(columnGap);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_title, 0, 0);
    grid->addWidget(m_reset, 0, 1);
    grid->addWidget(m_field, 0, 2);
    grid->addWidget(m_unit, 0, 3);
    grid->addWidget(m_slider, 1, 0, 1, 4);
    grid->addWidget(m_hint, 2, 0, 1, 4);
    grid->addWidget(m_source, 3, 0, 1, 4);
    grid->setColumnStretch(0, 1);
    setTabOrder(m_field, m_slider);
    setTabOrder(m_slider, m_reset);
}

int NumberRow::comfortableWidth() const
{
    constexpr int labelCharacters = 36;
    const QFontMetrics metrics = m_title->fontMetrics();
    constexpr int rounding = 4; // a wrapping label just as wide as its text wraps
    const int label = std::min(metrics.horizontalAdvance(m_title->text()) + rounding,
                               metrics.averageCharWidth() * labelCharacters);
    return label + m_reset->sizeHint().width() + m_field->sizeHint().width() +
           std::max(m_unit->minimumWidth(), unitWidth()) + 3 * columnGap;
}

int NumberRow::unitWidth() const { return m_unit->sizeHint().width(); }

void NumberRow::setUnitColumn(int width) { m_unit->setMinimumWidth(width); }

void NumberRow::describe()
{
    const QString label = qtText(m_parameter.label);
    m_field->setAccessibleName(label);
    m_slider->setAccessibleName(label);
    for (QWidget* control : {static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_slider)}) {
        control->setAccessibleDescription(tooltip(m_parameter));
    }
    const QString back =
        tr("Reset %1 to %2").arg(label, qtText(quantityText(m_initial, m_parameter.unit)));
    m_reset->setToolTip(back);
    m_reset->setAccessibleName(back);
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

void NumberRow::wireReset()
{
    connect(m_reset, &QToolButton::clicked, this, [this] {
        m_keyGesture.stop();
        Q_EMIT edited(m_initial, ++m_gesture);
    });
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
