// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pointing: how mouse and keyboard move the cross-hair of a ChartView.

#include "ui/charts/chart_view.h"
#include "ui/widgets/qt_text.h"

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
}

/// What the user does, as opposed to what a page passes on.
void ChartView::pointTo(std::optional<double> x)
{
    const auto before = m_scene.readout ? std::optional<double>(m_scene.readout->x) : std::nullopt;
    if (x != before) {
        showPointedAt(x);
        Q_EMIT pointedAt(x);
    }
}

void ChartView::walkTo(std::optional<double> x)
{
    pointTo(x);
    setAccessibleDescription(m_scene.readout ? m_scene.readout->sentence
                                             : qtText(m_scene.chart.summary));
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
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
    if (!map.area.contains(event->position())) {
        pointTo(std::nullopt);
        return;
    }
    const double x = snappedX(m_scene.chart, m_scene.hidden, map.xAt(event->position().x()));
    pointTo(std::clamp(x, map.x.minimum, map.x.maximum));
}

// Qt Charts 6.4 crashes on some presses (QTBUG-118669), and we want none of what it does with them.
void ChartView::mousePressEvent(QMouseEvent* event) { event->ignore(); }

void ChartView::mouseReleaseEvent(QMouseEvent* event) { event->ignore(); }

bool ChartView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave) {
        pointTo(std::nullopt);
    }
    return QChartView::viewportEvent(event);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers();
    const bool hasOtherMeaning =
        modifiers.testFlag(Qt::ControlModifier) || modifiers.testFlag(Qt::AltModifier);
    const int steps = modifiers.testFlag(Qt::ShiftModifier) ? 10 : 1;
    if (hasOtherMeaning || !walkByKey(event->key(), steps)) {
        event->ignore();
    }
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
    Q_EMIT focusChanged();
}

} // namespace stormglass::ui
