// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/curve_style.h"
#include "ui/charts/layer_painter.h"

#include <cmath>
#include <optional>

namespace stormglass::ui {

namespace {

constexpr double lineWidth = 1.5;

/// Whether a point has a gap or nothing on either side, so that no line shows it.
bool isAlone(const std::vector<Point>& points, std::size_t place)
{
    const auto isGap = [&points](std::size_t at) {
        return at >= points.size() || !std::isfinite(points[at].y);
    };
    return (place == 0 || isGap(place - 1)) && isGap(place + 1);
}

void paintPoints(LayerPainter& layer)
{
    constexpr double pointRadius = 3.5;
    constexpr double aloneRadius = 1.5;
    constexpr double leastPointDistance = 12.0;
    const Chart& chart = layer.scene.chart;
    for (std::size_t curve = 0; curve < chart.series.size(); ++curve) {
        const Series& series = chart.series[curve];
        const std::vector<Point>& points = layer.scene.drawn(curve);
        const auto count = static_cast<double>(points.size());
        if (!layer.scene.shows(series)) {
            continue;
        }
        const bool hasPoints = series.style == LineStyle::LineWithPoints &&
                               layer.map().area.width() >= leastPointDistance * count;
        layer.painter.setBrush(curvePen(curveColour(chart, curve), *layer.scene.look).color());
        layer.painter.setPen(Qt::NoPen);
        const double radius = hasPoints ? pointRadius : aloneRadius;
        for (std::size_t place = 0; place < points.size(); ++place) {
            const Point& point = points[place];
            if ((hasPoints || isAlone(points, place)) && layer.map().shows(point, series.side)) {
                layer.painter.drawEllipse(layer.map().pointOf(point, series.side), radius, radius);
            }
        }
    }
}

/// Where a curve goes on beyond the upper or the lower edge of the axes.
struct Exit {
    QPointF at;
    double outwards = 0.0; ///< -1 up, 1 down
};

/// The exit of a straight piece of a curve; none where it stays inside or begins outside.
std::optional<Exit> exitOf(const QRectF& area, const QPointF& from, const QPointF& to)
{
    constexpr double rounding = 1.0; // what ends at an edge does not leave
    const double top = area.top() - rounding;
    const double bottom = area.bottom() + rounding;
    const bool isAbove = to.y() < top;
    const bool isBelow = to.y() > bottom;
    const bool beginsInside = from.y() >= top && from.y() <= bottom;
    if ((!isAbove && !isBelow) || !beginsInside) {
        return std::nullopt;
    }
    const double edge = isAbove ? top : bottom;
    const double x = from.x() + (to.x() - from.x()) * (edge - from.y()) / (to.y() - from.y());
    if (x < area.left() || x > area.right()) {
        return std::nullopt;
    }
    return isAbove ? Exit{{x, area.top()}, -1.0} : Exit{{x, area.bottom()}, 1.0};
}

void paintExit(LayerPainter& layer, const std::optional<Exit>& exit)
{
    constexpr double length = 7.0;
    constexpr double halfWidth = 5.0;
    if (exit) {
        const QPointF base = exit->at - QPointF(0.0, exit->outwards * length);
        layer.painter.drawPolygon(
            QPolygonF{{exit->at, base - QPointF(halfWidth, 0.0), base + QPointF(halfWidth, 0.0)}});
    }
}

/// An arrow wherever a curve goes on beyond the axes: they keep still while a slider is dragged.
void paintExits(LayerPainter& layer)
{
    const PlotMapping& map = layer.map();
    const Chart& chart = layer.scene.chart;
    layer.painter.setPen(Qt::NoPen);
    for (std::size_t curve = 0; curve < chart.series.size(); ++curve) {
        const Series& series = chart.series[curve];
        if (!layer.scene.shows(series)) {
            continue;
        }
        layer.painter.setBrush(curvePen(curveColour(chart, curve), *layer.scene.look).color());
        const std::vector<Point>& points = layer.scene.drawn(curve);
        for (std::size_t next = 1; next < points.size(); ++next) {
            const QPointF from = map.pointOf(points[next - 1], series.side);
            const QPointF to = map.pointOf(points[next], series.side);
            paintExit(layer, exitOf(map.area, from, to));
            paintExit(layer, exitOf(map.area, to, from));
        }
    }
}

void paintThresholds(LayerPainter& layer)
{
    const QRectF& area = layer.map().area;
    for (const Threshold& threshold : layer.scene.chart.thresholds) {
        if (layer.map().shows(threshold.at, threshold.side)) {
            const double y = layer.map().yOf(threshold.at, threshold.side);
            layer.painter.setPen(QPen(layer.scene.look->tone(threshold.tone), lineWidth));
            layer.painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        }
    }
}

void paintVerticals(LayerPainter& layer)
{
    const QRectF& area = layer.map().area;
    for (const VerticalLine& line : layer.scene.chart.verticals) {
        if (line.at >= layer.map().x.minimum && line.at <= layer.map().x.maximum) {
            const double x = layer.map().xOf(line.at);
            layer.painter.setPen(QPen(layer.scene.colourOf(line.tone), lineWidth));
            layer.painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        }
    }
}

/// A disc or a ring, with a margin of the card around it.
void paintDisc(LayerPainter& layer, const QPointF& at, double radius, const QColor& colour,
               MarkerFill fill)
{
    constexpr double margin = 1.0;
    constexpr double ring = 2.5;
    layer.painter.setPen(Qt::NoPen);
    const auto disc = [&](double size, const QColor& of) {
        layer.painter.setBrush(of);
        layer.painter.drawEllipse(at, size, size);
    };
    disc(radius + margin, layer.scene.look->card);
    disc(radius, colour);
    if (fill == MarkerFill::Hollow) {
        disc(radius - ring, layer.scene.look->card);
    }
}

void paintMarkers(LayerPainter& layer)
{
    for (const Marker& marker : layer.scene.chart.markers) {
        if (layer.map().shows(marker.at, marker.side)) {
            paintDisc(layer, layer.map().pointOf(marker.at, marker.side), markerRadius,
                      layer.scene.colourOf(marker.tone), marker.fill);
        }
    }
    if (layer.scene.chart.handle) {
        paintDisc(layer, handlePlace(layer.scene), handleRadius, layer.scene.look->text,
                  MarkerFill::Hollow);
    }
}

void paintLabels(LayerPainter& layer)
{
    for (const PlacedLabel& label : layer.scene.labels) {
        if (label.leader) {
            layer.painter.setPen(QPen(label.colour, 1.0));
            layer.painter.drawLine(*label.leader);
        }
        // Words on the colours of a map or of bars have a ground of their own as well.
        if (!label.isFree || layer.scene.chart.map || !layer.scene.bars.empty()) {
            QColor behind = layer.scene.look->card;
            behind.setAlphaF(0.85F);
            layer.painter.fillRect(label.rect.adjusted(-2.0, 0.0, 2.0, 0.0), behind);
        }
        QFont font = layer.scene.font;
        font.setWeight(label.weight);
        layer.painter.setFont(font);
        layer.text(label.rect, Qt::AlignCenter | Qt::TextWordWrap | Qt::TextDontClip, label.words,
                   label.colour);
    }
}

} // namespace

void paintAnnotations(LayerPainter& layer)
{
    paintPoints(layer);
    paintExits(layer);
    paintThresholds(layer);
    paintVerticals(layer);
    paintArrows(layer);
    paintMarkers(layer);
    paintLabels(layer);
    if (layer.scene.dimming == Dimming::Dimmed) {
        QColor pale = layer.scene.look->card;
        pale.setAlphaF(0.55F);
        layer.painter.fillRect(layer.map().area, pale);
    }
}

} // namespace stormglass::ui
