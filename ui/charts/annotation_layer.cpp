// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/curve_style.h"
#include "ui/charts/layer_painter.h"

namespace stormglass::ui {

namespace {

constexpr double lineWidth = 1.5;

void paintPoints(LayerPainter& layer)
{
    constexpr double pointRadius = 3.5;
    constexpr double leastPointDistance = 12.0;
    const Chart& chart = layer.scene.chart;
    for (std::size_t curve = 0; curve < chart.series.size(); ++curve) {
        const Series& series = chart.series[curve];
        const auto count = static_cast<double>(series.points.size());
        if (!layer.scene.shows(series) || series.style != LineStyle::LineWithPoints ||
            layer.map().area.width() < leastPointDistance * count) {
            continue;
        }
        layer.painter.setBrush(curvePen(curveColour(chart, curve), *layer.scene.look).color());
        layer.painter.setPen(Qt::NoPen);
        for (const Point& point : series.points) {
            if (layer.map().shows(point, series.side)) {
                layer.painter.drawEllipse(layer.map().pointOf(point, series.side), pointRadius,
                                          pointRadius);
            }
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
        // Words on the colours of a map have a ground of their own as well.
        if (!label.isFree || layer.scene.chart.map) {
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
    paintThresholds(layer);
    paintVerticals(layer);
    paintMarkers(layer);
    paintLabels(layer);
    if (layer.scene.dimming == Dimming::Dimmed) {
        QColor pale = layer.scene.look->card;
        pale.setAlphaF(0.55F);
        layer.painter.fillRect(layer.map().area, pale);
    }
}

} // namespace stormglass::ui
