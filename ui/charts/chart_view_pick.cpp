// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Picking: how mouse and keyboard choose a stretch of the x axis, where the chart has use for one.

#include "ui/charts/chart_view.h"

#include <QApplication>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

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

// What the keys have begun ends as well.
void ChartView::dropPick()
{
    m_pickBegun.reset();
    m_pickByKey.reset();
    if (std::exchange(m_scene.picked, std::nullopt)) {
        m_backdrop->update();
    }
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
// is compared with. Where there is none, the first of them begins one and the second ends it.
bool ChartView::pickByKey(int key)
{
    if (key == Qt::Key_Escape && m_pickByKey) {
        dropPick();
        return true;
    }
    const bool isReference = key == Qt::Key_BraceLeft || key == Qt::Key_BraceRight;
    const bool isBegin = key == Qt::Key_BracketLeft || key == Qt::Key_BraceLeft;
    const bool isEnd = key == Qt::Key_BracketRight || key == Qt::Key_BraceRight;
    if ((!isBegin && !isEnd) || !m_scene.chart.picksStretches || !m_scene.readout) {
        return false;
    }
    const auto role = isReference ? StretchRole::Reference : StretchRole::Subject;
    const double x = m_scene.readout->x;
    const auto& stretches = m_scene.chart.stretches;
    const auto now = std::ranges::find(stretches, role, &Stretch::role);
    if (now == stretches.end()) {
        return isBegin ? beginPickByKey(role, x) : endPickByKey(role, x);
    }
    Stretch picked = *now;
    (isBegin ? picked.from : picked.to) = x;
    if (picked.from > picked.to) {
        return false;
    }
    Q_EMIT stretchPicked(picked);
    return true;
}

bool ChartView::beginPickByKey(StretchRole role, double x)
{
    m_pickByKey = Stretch{.from = x, .to = x, .role = role};
    m_scene.picked = m_pickByKey;
    m_backdrop->update();
    return true;
}

bool ChartView::endPickByKey(StretchRole role, double x)
{
    if (!m_pickByKey || m_pickByKey->role != role) {
        return false;
    }
    Stretch picked = *m_pickByKey;
    picked.from = std::min(m_pickByKey->from, x);
    picked.to = std::max(m_pickByKey->to, x);
    dropPick();
    Q_EMIT stretchPicked(picked);
    return true;
}

} // namespace stormglass::ui
