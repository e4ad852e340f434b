// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Picking: how mouse and keyboard choose a stretch of the x axis, where the chart has use for one.

#include "ui/charts/chart_view.h"

#include <QApplication>

#include <algorithm>

namespace stormglass::ui {

bool ChartView::beginPick(const QPointF& position)
{
    const PlotMapping& map = m_scene.mapping;
    if (!m_scene.chart.picksStretch || !map.area.contains(position)) {
        return false;
    }
    m_pickFrom = map.xAt(position.x());
    return true;
}

void ChartView::pickTo(const QPointF& position)
{
    const PlotMapping& map = m_scene.mapping;
    const double x = std::clamp(map.xAt(position.x()), map.x.minimum, map.x.maximum);
    m_scene.picked = Stretch{std::min(*m_pickFrom, x), std::max(*m_pickFrom, x)};
    m_backdrop->update();
}

// A click is no stretch.
void ChartView::endPick()
{
    m_pickFrom.reset();
    const std::optional<Stretch> picked = std::exchange(m_scene.picked, std::nullopt);
    m_backdrop->update();
    if (!picked) {
        return;
    }
    const PlotMapping& map = m_scene.mapping;
    if (map.xOf(picked->to) - map.xOf(picked->from) >= QApplication::startDragDistance()) {
        Q_EMIT stretchPicked(picked->from, picked->to);
    }
}

// [ and ] put an end of the stretch that is there to the cross-hair.
bool ChartView::pickByKey(int key)
{
    const auto& stretches = m_scene.chart.stretches;
    if (!m_scene.chart.picksStretch || !m_scene.readout || stretches.empty()) {
        return false;
    }
    const double x = m_scene.readout->x;
    const Stretch& now = stretches.back();
    if (key == Qt::Key_BracketLeft && x <= now.to) {
        Q_EMIT stretchPicked(x, now.to);
    } else if (key == Qt::Key_BracketRight && x >= now.from) {
        Q_EMIT stretchPicked(now.from, x);
    } else {
        return false;
    }
    return true;
}

} // namespace stormglass::ui
