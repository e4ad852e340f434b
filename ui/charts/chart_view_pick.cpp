// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Picking: how mouse and keyboard choose a stretch of the x axis, where the chart has use for one.

#include "ui/charts/chart_view.h"

#include <QApplication>
#include <QMouseEvent>

#include <algorithm>

namespace stormglass::ui {

bool ChartView::beginPick(const QMouseEvent& press)
{
    const PlotMapping& map = m_scene.mapping;
    const QPointF position = press.position();
    if (!m_scene.chart.picksStretches || !map.area.contains(position)) {
        return false;
    }
    const double x = map.xAt(position.x());
    m_pickBegun =
        Stretch{.from = x,
                .to = x,
                .role = press.modifiers().testFlag(Qt::ShiftModifier) ? StretchRole::Reference
                                                                      : StretchRole::Subject};
    return true;
}

void ChartView::pickTo(const QPointF& position)
{
    const PlotMapping& map = m_scene.mapping;
    const double x = std::clamp(map.xAt(position.x()), map.x.minimum, map.x.maximum);
    m_scene.picked = *m_pickBegun;
    m_scene.picked->from = std::min(m_pickBegun->from, x);
    m_scene.picked->to = std::max(m_pickBegun->to, x);
    m_backdrop->update();
}

// A click is no stretch.
void ChartView::endPick()
{
    m_pickBegun.reset();
    const std::optional<Stretch> picked = std::exchange(m_scene.picked, std::nullopt);
    m_backdrop->update();
    if (!picked) {
        return;
    }
    const PlotMapping& map = m_scene.mapping;
    if (map.xOf(picked->to) - map.xOf(picked->from) >= QApplication::startDragDistance()) {
        Q_EMIT stretchPicked(*picked);
    }
}

// [ and ] put an end of the stretch that is looked at to the cross-hair, { and } of that which it
// is compared with.
bool ChartView::pickByKey(int key)
{
    const bool isReference = key == Qt::Key_BraceLeft || key == Qt::Key_BraceRight;
    const bool isBegin = key == Qt::Key_BracketLeft || key == Qt::Key_BraceLeft;
    if (!isReference && !isBegin && key != Qt::Key_BracketRight) {
        return false;
    }
    const auto role = isReference ? StretchRole::Reference : StretchRole::Subject;
    const auto& stretches = m_scene.chart.stretches;
    const auto now = std::ranges::find(stretches, role, &Stretch::role);
    if (!m_scene.chart.picksStretches || !m_scene.readout || now == stretches.end()) {
        return false;
    }
    Stretch picked = *now;
    (isBegin ? picked.from : picked.to) = m_scene.readout->x;
    if (picked.from > picked.to) {
        return false;
    }
    Q_EMIT stretchPicked(picked);
    return true;
}

} // namespace stormglass::ui
