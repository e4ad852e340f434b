// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/curve_style.h"
#include "ui/charts/layer_painter.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

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
        QPolygonF back = below;
        std::ranges::reverse(back);
        return back;
    }
    const double zero = map.yOf(0.0, side);
    const double base = std::isfinite(zero) ? zero : map.area.bottom();
    return QPolygonF() << QPointF(above.last().x(), base) << QPointF(above.first().x(), base);
}

/// The areas that are shown, from the bottom up: their places in the chart and their upper edges.
std::vector<std::pair<std::size_t, QPolygonF>> edgesOf(const ChartScene& scene)
{
    std::vector<std::pair<std::size_t, QPolygonF>> edges;
    for (std::size_t curve = 0; curve < scene.chart.series.size(); ++curve) {
        const Series& series = scene.chart.series[curve];
        if (series.style == LineStyle::Stacked && scene.shows(series)) {
            edges.emplace_back(curve, edgeOf(scene.mapping, series, scene.drawn(curve)));
        }
    }
    std::erase_if(edges, [](const auto& edge) { return edge.second.size() < 2; });
    return edges;
}

/// Piece by piece: as one line it would be stroked, which takes several times as long.
void paintEdge(QPainter& painter, const QPolygonF& edge)
{
    QList<QLineF> pieces;
    pieces.reserve(edge.size());
    for (qsizetype next = 1; next < edge.size(); ++next) {
        pieces.append({edge[next - 1], edge[next]});
    }
    painter.drawLines(pieces);
}

} // namespace

void paintStack(LayerPainter& layer)
{
    const Chart& chart = layer.scene.chart;
    const auto edges = edgesOf(layer.scene);
    layer.painter.save();
    layer.painter.setClipRect(layer.map().area);
    // The edges are drawn over it, so smooth ones would only cost time.
    layer.painter.setRenderHint(QPainter::Antialiasing, false);
    layer.painter.setPen(Qt::NoPen);
    QPolygonF below;
    for (const auto& [curve, edge] : edges) {
        layer.painter.setBrush(areaFill(curveColour(chart, curve), *layer.scene.look));
        layer.painter.drawPolygon(edge +
                                  ground(layer.map(), chart.series[curve].side, edge, below));
        below = edge;
    }
    layer.painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [curve, edge] : edges) {
        layer.painter.setPen(curvePen(curveColour(chart, curve), *layer.scene.look));
        paintEdge(layer.painter, edge);
    }
    layer.painter.restore();
}

} // namespace stormglass::ui
