// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/curve_style.h"
#include "ui/charts/layer_painter.h"

#include <cmath>

namespace stormglass::ui {

namespace {

/// The upper edge of an area in the picture; what the axis cannot show lies at its lower end.
QPolygonF edgeOf(const PlotMapping& map, const Series& series, const std::vector<Point>& tops)
{
    QPolygonF edge;
    edge.reserve(static_cast<qsizetype>(tops.size()));
    for (const Point& top : tops) {
        const QPointF at = map.pointOf(top, series.side);
        if (std::isfinite(at.x())) {
            edge.append({at.x(), std::isfinite(at.y()) ? at.y() : map.area.bottom()});
        }
    }
    return edge;
}

/// The way back along what an area stands on: the edge below it, or the axis.
QPolygonF ground(const PlotMapping& map, Side side, const QPolygonF& above, const QPolygonF& below)
{
    if (!below.isEmpty()) {
        return {below.rbegin(), below.rend()};
    }
    const double zero = map.yOf(0.0, side);
    const double base = std::isfinite(zero) ? zero : map.area.bottom();
    return QPolygonF{{{above.last().x(), base}, {above.first().x(), base}}};
}

} // namespace

void paintStack(LayerPainter& layer)
{
    const Chart& chart = layer.scene.chart;
    layer.painter.save();
    layer.painter.setClipRect(layer.map().area);
    // The edges are drawn over it, so smooth ones would only cost time.
    layer.painter.setRenderHint(QPainter::Antialiasing, false);
    layer.painter.setPen(Qt::NoPen);
    QPolygonF below;
    for (std::size_t curve = 0; curve < chart.series.size(); ++curve) {
        const Series& series = chart.series[curve];
        if (series.style != LineStyle::Stacked || !layer.scene.shows(series)) {
            continue;
        }
        const QPolygonF edge = edgeOf(layer.map(), series, layer.scene.drawn(curve));
        if (edge.size() < 2) {
            continue;
        }
        layer.painter.setBrush(areaFill(curveColour(chart, curve), *layer.scene.look));
        layer.painter.drawPolygon(edge + ground(layer.map(), series.side, edge, below));
        below = edge;
    }
    layer.painter.restore();
}

} // namespace stormglass::ui
