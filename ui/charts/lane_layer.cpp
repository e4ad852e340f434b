// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/curve_style.h"
#include "ui/charts/layer_painter.h"

#include <algorithm>
#include <cmath>

namespace stormglass::ui {

namespace {

void paintLaneGrid(LayerPainter& layer)
{
    const QRectF& area = layer.map().area;
    layer.painter.setPen(layer.scene.look->grid);
    for (const Tick& tick : layer.scene.frame.x) {
        const double x = layer.map().xOf(tick.value);
        layer.painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    layer.painter.setPen(layer.scene.look->border);
    for (std::size_t lane = 0; lane < layer.map().lanes; ++lane) {
        const double y = area.top() + static_cast<double>(lane) * layer.map().laneHeight();
        layer.painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
}

void paintBars(LayerPainter& layer)
{
    layer.painter.save();
    layer.painter.setClipRect(layer.map().area.adjusted(0.0, 0.0, 1.0, 0.0));
    layer.painter.setRenderHint(QPainter::Antialiasing, false);
    for (const PlacedBar& bar : layer.scene.bars) {
        constexpr double beyond = 4.0; // so that what goes on has no edge there
        layer.painter.setPen(layer.scene.look->tone(bar.tone));
        layer.painter.setBrush(barFill(bar.tone, *layer.scene.look));
        layer.painter.drawRect(bar.rect.adjusted(0.0, 0.0, bar.goesOn ? beyond : 0.0, 0.0));
    }
    layer.painter.restore();
    for (const PlacedBar& bar : layer.scene.bars) {
        if (bar.wordsAt) {
            layer.text(*bar.wordsAt, Qt::AlignCenter | Qt::TextDontClip, bar.words,
                       layer.scene.look->text);
        }
    }
}

} // namespace

void paintLanes(LayerPainter& layer)
{
    if (layer.scene.frame.lanes.empty()) {
        return;
    }
    paintLaneGrid(layer);
    paintBars(layer);
    for (const LaneName& name : layer.scene.frame.lanes) {
        layer.text(name.place, Qt::AlignRight | Qt::AlignVCenter, name.words,
                   layer.scene.look->text);
    }
}

void paintArrows(LayerPainter& layer)
{
    constexpr double length = 7.0; // of the head
    constexpr double halfWidth = 3.5;
    constexpr double origin = 2.5;
    for (const LaneArrow& arrow : layer.scene.chart.arrows) {
        const auto line = arrowLine(layer.scene, arrow);
        if (!line) {
            continue;
        }
        const QColor colour = layer.scene.look->tone(arrow.tone);
        const QPointF back(0.0, -std::copysign(length, line->dy()));
        const QPointF base = line->p2() + back;
        layer.painter.setPen(QPen(colour, 1.2));
        layer.painter.drawLine(line->p1(), base);
        layer.painter.setPen(Qt::NoPen);
        layer.painter.setBrush(colour);
        layer.painter.drawEllipse(line->p1(), origin, origin);
        layer.painter.drawPolygon(QPolygonF{
            {line->p2(), base - QPointF(halfWidth, 0.0), base + QPointF(halfWidth, 0.0)}});
    }
}

} // namespace stormglass::ui
