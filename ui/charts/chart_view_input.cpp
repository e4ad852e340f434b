// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pointing: how mouse and keyboard move the cross-hair of a ChartView.

#include "ui/charts/chart_view.h"
#include "ui/widgets/lost_release.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace stormglass::ui {

void ChartView::showPointedAt(std::optional<double> x)
{
    m_scene.readout =
        x ? std::optional(readoutAt(m_scene.chart, m_scene.hidden, *x)) : std::nullopt;
    m_crossHair->update();
    follow(Follows::Pointing);
}

/// What the user does, as opposed to what a page passes on.
void ChartView::pointTo(const std::optional<Readout>& readout)
{
    const auto xOf = [](const std::optional<Readout>& of) {
        return of ? std::optional(of->x) : std::nullopt;
    };
    const auto before = xOf(m_scene.readout);
    m_scene.readout = readout;
    m_crossHair->update();
    if (before != xOf(readout)) {
        Q_EMIT pointedAt(xOf(readout));
    }
}

void ChartView::walkTo(std::optional<double> x)
{
    pointTo(x ? std::optional(readoutAt(m_scene.chart, m_scene.hidden, *x)) : std::nullopt);
    m_follows = Follows::Pointing;
    m_walkedTo = x;
    describe();
    tell();
}

/// Has a screen reader say the description.
void ChartView::tell()
{
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void ChartView::refreshReadout()
{
    const auto& chart = m_scene.chart;
    if (m_follows == Follows::Handle && chart.handle) {
        pointTo(readoutAt(chart, m_scene.hidden, chart.handle->at));
    } else if (m_scene.readout && m_scene.readout->y) {
        m_scene.readout =
            readoutAt(chart, m_scene.hidden, Point{m_scene.readout->x, *m_scene.readout->y});
    } else if (m_scene.readout) {
        m_scene.readout = readoutAt(chart, m_scene.hidden, m_scene.readout->x);
    }
    describe();
}

std::vector<double> ChartView::visibleStops() const
{
    std::vector<double> stops = stopsOf(m_scene.chart, m_scene.hidden);
    const Axis& axis = m_scene.mapping.x;
    std::erase_if(stops, [&axis](double x) { return x < axis.minimum || x > axis.maximum; });
    return stops;
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    const PlotMapping& map = m_scene.mapping;
    const QPointF position = event->position();
    showGrip(position);
    if (m_grip) {
        dragTo(position);
        return;
    }
    if (m_pickBegun) {
        pickTo(position);
        return;
    }
    follow(Follows::Pointing);
    if (!map.area.contains(position)) {
        pointTo(std::nullopt);
    } else if (m_scene.chart.map) {
        pointTo(readoutAt(m_scene.chart, m_scene.hidden, map.pointAt(position)));
    } else {
        const double x = snappedX(m_scene.chart, m_scene.hidden, map.xAt(position.x()));
        pointTo(
            readoutAt(m_scene.chart, m_scene.hidden, std::clamp(x, map.x.minimum, map.x.maximum)));
    }
}

// Qt Charts 6.4 crashes on some presses (QTBUG-118669), and we want none of what it does with them.
void ChartView::mousePressEvent(QMouseEvent* event)
{
    event->setAccepted(event->button() == Qt::LeftButton &&
                       (takeHandle(event->position()) || beginPick(*event)));
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    event->setAccepted(event->button() == Qt::LeftButton && (m_grip || m_pickBegun));
    if (!event->isAccepted()) {
        return;
    }
    if (m_pickBegun) {
        endPick();
    } else {
        letGo();
        showGrip(event->position());
    }
}

bool ChartView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && !m_grip) {
        pointTo(std::nullopt);
    } else if (losesTheRelease(*event)) {
        letGo();
        dropPick();
    }
    return QChartView::viewportEvent(event);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    const bool hasOtherMeaning =
        modifiers.testFlag(Qt::ControlModifier) || modifiers.testFlag(Qt::AltModifier);
    const int steps = modifiers.testFlag(Qt::ShiftModifier) ? 10 : 1;
    const bool isOurs =
        pickByKey(event->key()) || // which some keyboards type with Alt
        (!hasOtherMeaning && (moveByKey(event->key(), steps) || walkByKey(event->key(), steps)));
    event->setAccepted(isOurs);
}

bool ChartView::walkByKey(int key, int steps)
{
    const std::vector<double> stops = visibleStops();
    const auto at = m_scene.readout ? std::optional<double>(m_scene.readout->x) : std::nullopt;
    if (key == Qt::Key_Escape && at) {
        walkTo(std::nullopt);
        return true;
    }
    if (stops.empty()) {
        return false;
    }
    switch (key) {
    case Qt::Key_Left:
        walkTo(steppedX(stops, at, -steps));
        return true;
    case Qt::Key_Right:
        walkTo(steppedX(stops, at, steps));
        return true;
    case Qt::Key_Home:
        walkTo(stops.front());
        return true;
    case Qt::Key_End:
        walkTo(stops.back());
        return true;
    default:
        return false;
    }
}

void ChartView::focusInEvent(QFocusEvent* event)
{
    QChartView::focusInEvent(event);
    Q_EMIT focusChanged();
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    if (m_follows == Follows::Handle && !m_grip) {
        pointTo(std::nullopt);
        follow(Follows::Pointing);
    }
    Q_EMIT focusChanged();
}

} // namespace stormglass::ui
