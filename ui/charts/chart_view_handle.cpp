// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The handle: how mouse and keyboard ask for another place. The view never moves it itself.

#include "ui/charts/chart_view.h"
#include "ui/widgets/qt_text.h"

#include <utility>

namespace stormglass::ui {

using namespace Qt::StringLiterals;

bool ChartView::isOnHandle(const QPointF& position) const
{
    constexpr double reach = handleRadius + 3.0;
    return m_scene.chart.handle && QLineF(handlePlace(m_scene), position).length() <= reach;
}

bool ChartView::takeHandle(const QPointF& position)
{
    const bool isOnIt = isOnHandle(position);
    const bool isOnMap =
        m_scene.chart.handle && m_scene.chart.map && m_scene.mapping.area.contains(position);
    if (!isOnIt && !isOnMap) {
        return false;
    }
    // Taken beside its middle it does not jump there.
    const QPointF place = handlePlace(m_scene);
    m_grip = Grip{isOnIt ? place - position : QPointF(), place, m_scene.chart.handle->at};
    m_follows = Follows::Handle;
    showGrip(position);
    Q_EMIT dragStarted();
    if (!isOnIt) {
        dragTo(position);
    }
    return true;
}

void ChartView::dragTo(const QPointF& position)
{
    const QPointF place = position + m_grip->offset;
    Point at = m_scene.mapping.pointAt(place);
    // There and back through the mapping it would not be quite the same.
    if (place.x() == m_grip->takenAt.x()) {
        at.x = m_grip->takenAtPoint.x;
    }
    if (place.y() == m_grip->takenAt.y()) {
        at.y = m_grip->takenAtPoint.y;
    }
    Q_EMIT handleMoved(at.x, at.y);
}

void ChartView::letGo()
{
    if (m_grip) {
        m_grip.reset();
        follow(Follows::Pointing);
        Q_EMIT dragEnded();
    }
}

bool ChartView::moveByKey(int key, int steps)
{
    if (!m_scene.chart.handle) {
        return false;
    }
    HandleStep step;
    switch (key) {
    case Qt::Key_Right:
        step.across = steps;
        break;
    case Qt::Key_Left:
        step.across = -steps;
        break;
    case Qt::Key_Up:
        step.up = steps;
        break;
    case Qt::Key_Down:
        step.up = -steps;
        break;
    case Qt::Key_PageUp:
        step = {.up = 1, .stride = Stride::Page};
        break;
    case Qt::Key_PageDown:
        step = {.up = -1, .stride = Stride::Page};
        break;
    default:
        return false;
    }
    m_follows = Follows::Handle;
    refreshReadout();
    Q_EMIT handleStepped(step);
    return true;
}

void ChartView::showGrip(const QPointF& position)
{
    const Qt::CursorShape shape = m_grip                 ? Qt::ClosedHandCursor
                                  : isOnHandle(position) ? Qt::OpenHandCursor
                                                         : Qt::ArrowCursor;
    if (viewport()->cursor().shape() != shape) {
        viewport()->setCursor(shape);
    }
}

void ChartView::follow(Follows what)
{
    if (std::exchange(m_follows, what) != what) {
        describe();
    }
}

void ChartView::describe() { setAccessibleDescription(description()); }

/// What a screen reader says of the view: what the chart shows, or what holds where the keys have
/// moved the cross-hair or the handle.
QString ChartView::description() const
{
    QString summary = m_walkedTo ? readoutAt(m_scene.chart, m_scene.hidden, *m_walkedTo).sentence
                                 : qtText(m_scene.chart.summary);
    const auto& handle = m_scene.chart.handle;
    if (!handle) {
        return summary;
    }
    const QString here = qtText(handle->words) + u": "_s +
                         readoutAt(m_scene.chart, m_scene.hidden, handle->at).sentence;
    return m_follows == Follows::Handle ? here : summary + u' ' + here;
}

} // namespace stormglass::ui
