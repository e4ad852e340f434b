// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The handle: how mouse and keyboard ask for another place. The view never moves it itself.

#include "ui/charts/chart_view.h"
#include "ui/widgets/qt_text.h"

#include <algorithm>
#include <cmath>

namespace stormglass::ui {

using namespace Qt::StringLiterals;

namespace {

/// The value so many cells further along an axis, at most its end; at least one further on an axis
/// that counts.
double moved(double from, const Axis& axis, std::size_t cells, int steps)
{
    const double value = std::clamp(from, axis.minimum, axis.maximum);
    const double way = static_cast<double>(steps) / static_cast<double>(cells);
    double next = valueAt(std::clamp(shareOf(value, axis) + way, 0.0, 1.0), axis);
    if (axis.wholeNumbers) {
        next = steps > 0 ? std::max(std::round(next), std::floor(value) + 1.0)
                         : std::min(std::round(next), std::ceil(value) - 1.0);
    }
    return std::clamp(next, axis.minimum, axis.maximum);
}

} // namespace

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
    m_grip = isOnIt ? handlePlace(m_scene) - position : QPointF();
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
    const Point at = m_scene.mapping.pointAt(position + *m_grip);
    Q_EMIT handleMoved(at.x, at.y);
}

void ChartView::letGo()
{
    if (m_grip) {
        m_grip.reset();
        m_follows = Follows::Pointing;
        Q_EMIT dragEnded();
    }
}

bool ChartView::moveByKey(int key, int steps)
{
    constexpr std::size_t cellsWithoutMap = 100;
    const auto& handle = m_scene.chart.handle;
    if (!handle) {
        return false;
    }
    const auto& map = m_scene.chart.map;
    const bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
    const bool isUpright = key == Qt::Key_Down || key == Qt::Key_Up;
    if (!isAcross && !isUpright) {
        return false;
    }
    const int signedSteps = key == Qt::Key_Left || key == Qt::Key_Down ? -steps : steps;
    Point at = handle->at;
    if (isAcross) {
        at.x = moved(at.x, m_scene.mapping.x, map ? map->columns : cellsWithoutMap, signedSteps);
    } else {
        at.y = moved(at.y, m_scene.mapping.left, map ? map->rows : cellsWithoutMap, signedSteps);
    }
    m_follows = Follows::Handle;
    refreshReadout();
    Q_EMIT handleMoved(at.x, at.y);
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

/// What a screen reader says of the view: what the chart shows, or what holds at the handle while
/// that is being moved.
QString ChartView::description() const
{
    QString summary = qtText(m_scene.chart.summary);
    const auto& handle = m_scene.chart.handle;
    if (!handle) {
        return summary;
    }
    const QString here = qtText(handle->words) + u": "_s +
                         readoutAt(m_scene.chart, m_scene.hidden, handle->at).sentence;
    return m_follows == Follows::Handle ? here : summary + u' ' + here;
}

} // namespace stormglass::ui
