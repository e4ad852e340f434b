// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/range_slider.h"

#include "ui/widgets/look.h"
#include "ui/widgets/lost_release.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace stormglass::ui {

RangeSlider::RangeSlider(ScaleSlider* start, ScaleSlider* end, QWidget* parent)
    : QWidget(parent)
    , m_start(start)
    , m_end(end)
{
    auto* over = new QGridLayout(this);
    over->setContentsMargins(0, 0, 0, 0);
    for (ScaleSlider* handle : {m_start, m_end}) {
        over->addWidget(handle, 0, 0);
        handle->setFace(SliderFace::Handle);
        handle->setAttribute(Qt::WA_TransparentForMouseEvents);
        handle->setReach([this, handle] { return reachOf(handle); });
        handle->installEventFilter(this);
        connect(handle, &QSlider::valueChanged, this, [this] { update(); });
    }
    setTabOrder(m_start, m_end);
    setToolTip(tr("Drag a handle, or what lies between the two to move both (Shift+arrows)"));
}

bool RangeSlider::event(QEvent* event)
{
    if (losesTheRelease(*event)) {
        letGo();
    }
    return QWidget::event(event);
}

bool RangeSlider::eventFilter(QObject* watched, QEvent* event)
{
    auto* handle = watched == m_start ? m_start : m_end;
    if (event->type() == QEvent::FocusIn) {
        handle->raise();
    } else if (event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        if (press->modifiers().testFlag(Qt::ShiftModifier) && moveSpanByKey(press->key())) {
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RangeSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const double x = event->position().x();
    if (!isOnSpan(x)) {
        take(handleAt(x), x);
        return;
    }
    if (!m_end->hasFocus()) {
        m_start->setFocus(Qt::MouseFocusReason);
    }
    m_grip = {m_start->positionAt(x), m_start->shownValue(), m_end->shownValue()};
    m_gesture.begin();
    Q_EMIT spanPressed();
}

void RangeSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (m_held != nullptr) {
        dragHandle(event->position().x());
    } else if (m_grip) {
        dragSpan(event->position().x());
    }
}

void RangeSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        letGo();
    }
}

// The handles let the pointer through, and the wheel with it.
void RangeSlider::wheelEvent(QWheelEvent* event)
{
    for (ScaleSlider* handle : {m_start, m_end}) {
        if (handle->hasFocus() && event->angleDelta().y() != 0) {
            QCoreApplication::sendEvent(handle, event);
            return;
        }
    }
    event->ignore();
}

void RangeSlider::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double start = m_start->xOf(m_start->sliderPosition());
    const double end = m_end->xOf(m_end->sliderPosition());
    paintGroove(painter, m_start->groove(), std::min(start, end), std::max(start, end),
                lookOf(palette()));
}

/// The nearer handle; of two in one place, the one that can follow the pointer.
ScaleSlider* RangeSlider::handleAt(double x) const
{
    const double start = m_start->xOf(m_start->sliderPosition());
    const double end = m_end->xOf(m_end->sliderPosition());
    if (start == end) {
        const bool isAtTop = m_start->sliderPosition() == m_start->maximum();
        return x < start || (x == start && isAtTop) ? m_start : m_end;
    }
    return std::abs(x - start) <= std::abs(x - end) ? m_start : m_end;
}

bool RangeSlider::isOnSpan(double x) const
{
    const double radius = m_start->handleRadius();
    return x > m_start->xOf(m_start->sliderPosition()) + radius &&
           x < m_end->xOf(m_end->sliderPosition()) - radius;
}

/// A handle stops at the other. Where one that was typed lies beyond the other it can come back.
Range RangeSlider::reachOf(const ScaleSlider* handle) const
{
    const double start = m_start->shownValue();
    const double end = m_end->shownValue();
    Range reach = handle->parameter().hard;
    if (handle == m_start) {
        reach.maximum = std::max(start, end);
    } else {
        reach.minimum = std::min(start, end);
    }
    return reach;
}

void RangeSlider::take(ScaleSlider* handle, double x)
{
    handle->setFocus(Qt::MouseFocusReason);
    handle->raise();
    m_held = handle;
    handle->setSliderDown(true);
    dragHandle(x);
}

void RangeSlider::dragHandle(double x)
{
    const Range reach = reachOf(m_held);
    const SliderScale& scale = m_held->scale();
    const int position = std::clamp(m_held->positionAt(x), scale.positionOf(reach.minimum),
                                    scale.positionOf(reach.maximum));
    Q_EMIT m_held->dragged(position);
}

void RangeSlider::dragSpan(double x)
{
    const SliderScale& scale = m_start->scale();
    const int moved = m_start->positionAt(x) - m_grip->position;
    const int target = scale.positionOf(m_grip->start) + moved;
    const double shift = scale.valueAt(target) - scale.valueAt(scale.positionOf(m_grip->start));
    askSpan(m_grip->start, m_grip->end, shift, m_gesture.number());
}

bool RangeSlider::moveSpanByKey(int key)
{
    constexpr int page = 10;
    int steps = 0;
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        steps = 1;
        break;
    case Qt::Key_Left:
    case Qt::Key_Down:
        steps = -1;
        break;
    case Qt::Key_PageUp:
        steps = page;
        break;
    case Qt::Key_PageDown:
        steps = -page;
        break;
    default:
        return false;
    }
    askSpan(m_start->shownValue(), m_end->shownValue(), steps * m_start->parameter().step,
            m_gesture.byKey());
    return true;
}

/// Both values, as far as the slider reaches; what lies beyond it already can only come back.
void RangeSlider::askSpan(double start, double end, double shift, int gesture)
{
    const Range& range = m_start->parameter().slider;
    const auto [low, high] = std::minmax(start, end);
    const double moved =
        std::clamp(shift, std::min(0.0, range.minimum - low), std::max(0.0, range.maximum - high));
    Q_EMIT spanAsked(start + moved, end + moved, gesture);
}

void RangeSlider::letGo()
{
    if (ScaleSlider* held = std::exchange(m_held, nullptr)) {
        held->setSliderDown(false);
    }
    if (std::exchange(m_grip, std::nullopt)) {
        Q_EMIT spanReleased();
    }
}

} // namespace stormglass::ui
