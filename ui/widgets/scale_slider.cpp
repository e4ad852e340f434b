// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/scale_slider.h"

#include "ui/widgets/look.h"
#include "ui/widgets/lost_release.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/slider_accessibility.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <QWheelEvent>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr int coarse = 10;

} // namespace

ScaleSlider::ScaleSlider(const ParameterInfo& parameter, QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
    , m_parameter(parameter)
    , m_scale(parameter)
{
    installSliderAccessibility();
    setRange(0, SliderScale::positions);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScaleSlider::showEdges(std::vector<EdgeMark> edges)
{
    if (edges == m_edges) {
        return;
    }
    m_edges = std::move(edges);
    std::vector<double> values;
    QStringList words;
    for (const EdgeMark& edge : m_edges) {
        values.push_back(edge.value);
        words << qtText(edge.words);
    }
    m_scale.setEdges(std::move(values));
    setToolTip(words.isEmpty() ? QString() : words.join(u'\n'));
    update();
}

void ScaleSlider::showValue(double value)
{
    m_value = value;
    setValue(m_scale.positionOf(value));
}

void ScaleSlider::setFace(SliderFace face)
{
    m_face = face;
    update();
}

QSize ScaleSlider::sizeHint() const
{
    const int radius = qRound(handleRadius());
    return {12 * radius, 2 * radius + 8};
}

void ScaleSlider::keyPressEvent(QKeyEvent* event)
{
    const int factor = event->modifiers().testFlag(Qt::ShiftModifier) ? coarse : 1;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        ask(m_scale.steppedOnSlider(m_value, factor));
        return;
    case Qt::Key_Left:
    case Qt::Key_Down:
        ask(m_scale.steppedOnSlider(m_value, -factor));
        return;
    case Qt::Key_PageUp:
        ask(m_scale.paged(m_value, 1));
        return;
    case Qt::Key_PageDown:
        ask(m_scale.paged(m_value, -1));
        return;
    case Qt::Key_Home:
        ask(m_parameter.slider.minimum);
        return;
    case Qt::Key_End:
        ask(m_parameter.slider.maximum);
        return;
    default:
        event->ignore(); // not QSlider's own steps
    }
}

// The handle jumps to the pointer and follows it: on a projector nobody aims at a handle first.
void ScaleSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    setSliderDown(true);
    Q_EMIT dragged(positionAt(event->position().x()));
}

void ScaleSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown()) {
        Q_EMIT dragged(positionAt(event->position().x()));
    }
}

void ScaleSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
    }
}

// Only with the focus: a wheel that scrolls the panel must not change the numbers under it.
void ScaleSlider::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus() || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    constexpr int notch = 120; // fine wheels send parts of it
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / notch;
    m_wheel -= steps * notch;
    if (steps != 0) {
        ask(m_scale.steppedOnSlider(m_value, steps));
    }
    event->accept();
}

bool ScaleSlider::event(QEvent* event)
{
    if (losesTheRelease(*event)) {
        setSliderDown(false);
    }
    return QSlider::event(event);
}

void ScaleSlider::paintEvent(QPaintEvent* /*event*/)
{
    const Look& look = lookOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = handleRadius();
    const QRectF line = groove();
    const double middle = line.center().y();
    const double at = xOf(sliderPosition());
    if (m_face == SliderFace::Whole) {
        paintGroove(painter, line, line.left(), at, look);
    }
    painter.setPen(Qt::NoPen);
    paintMarks(painter, line.bottom() + 3.0);
    if (hasFocus()) {
        QColor halo = look.accent;
        halo.setAlphaF(0.25F);
        painter.setBrush(halo);
        painter.drawEllipse(QPointF(at, middle), radius + 3.5, radius + 3.5);
    }
    painter.setPen(QPen(look.accent, 3.0));
    painter.setBrush(look.card);
    painter.drawEllipse(QPointF(at, middle), radius - 1.5, radius - 1.5);
}

// Detents are ticks, edges hang from the groove as small triangles in their tone.
void ScaleSlider::paintMarks(QPainter& painter, double below) const
{
    const Look& look = lookOf(palette());
    painter.setBrush(look.quietText);
    for (const double detent : m_parameter.detents) {
        painter.drawRect(QRectF(xOf(m_scale.positionOf(detent)) - 0.75, below, 1.5, 4.0));
    }
    const double size = handleRadius() * 0.6;
    for (const EdgeMark& edge : m_edges) {
        if (m_parameter.slider.contains(edge.value)) {
            const double x = xOf(m_scale.positionOf(edge.value));
            painter.setBrush(look.tone(edge.tone));
            painter.drawPolygon(QPolygonF{
                {x, below}, {x - size / 2.0, below + size}, {x + size / 2.0, below + size}});
        }
    }
}

void ScaleSlider::ask(double value)
{
    Q_EMIT valueAsked(m_reach ? m_reach().clamped(value) : value);
}

QRectF ScaleSlider::groove() const
{
    const double size = handleRadius() / 2.0;
    return {xOf(0), (height() - size) / 2.0, xOf(maximum()) - xOf(0), size};
}

double ScaleSlider::handleRadius() const { return std::max(8.0, fontMetrics().height() * 0.5); }

double ScaleSlider::xOf(int position) const
{
    const double margin = handleRadius() + 4.0;
    return margin + (width() - 2.0 * margin) * position / maximum();
}

int ScaleSlider::positionAt(double x) const
{
    const double room = xOf(maximum()) - xOf(0);
    return std::clamp(qRound((x - xOf(0)) / room * maximum()), 0, maximum());
}

void paintGroove(QPainter& painter, const QRectF& groove, double from, double to, const Look& look)
{
    const double round = groove.height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.border);
    painter.drawRoundedRect(groove, round, round);
    painter.setBrush(look.accent);
    painter.drawRoundedRect(QRectF(from, groove.top(), to - from, groove.height()), round, round);
}

} // namespace stormglass::ui
