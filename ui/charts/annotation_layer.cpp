// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/label_placement.h"
#include "ui/charts/layer_painter.h"
#include "ui/widgets/qt_text.h"

namespace stormglass::ui {

namespace {

constexpr double markerRadius = 5.5;
constexpr double pointRadius = 3.5;
constexpr double leastPointDistance = 12.0;

void paintPoints(LayerPainter& layer)
{
    std::size_t colour = 0;
    for (const Series& series : layer.scene.chart.series) {
        layer.painter.setBrush(layer.scene.look->curve(colour++));
        layer.painter.setPen(Qt::NoPen);
        const auto count = static_cast<double>(series.points.size());
        if (series.style != LineStyle::LineWithPoints ||
            layer.map().area.width() < leastPointDistance * count) {
            continue;
        }
        for (const Point& point : series.points) {
            if (layer.map().shows(point, series.side)) {
                layer.painter.drawEllipse(layer.map().pointOf(point, series.side), pointRadius,
                                          pointRadius);
            }
        }
    }
}

/// Curves and markers, which no label may cover.
void keepDataFree(const LayerPainter& layer, LabelPlacement& labels)
{
    for (const Series& series : layer.scene.chart.series) {
        std::vector<QPointF> points;
        for (const Point& point : series.points) {
            points.push_back(layer.map().pointOf(point, series.side));
        }
        labels.keepCurveFree(points);
    }
    for (const Marker& marker : layer.scene.chart.markers) {
        const QPointF at = layer.map().pointOf(marker.at, marker.side);
        labels.keepFree(QRectF(at, QSizeF())
                            .adjusted(-markerRadius, -markerRadius, markerRadius, markerRadius));
    }
}

void paintThresholds(LayerPainter& layer, LabelPlacement& labels)
{
    const QRectF& area = layer.map().area;
    for (const Threshold& threshold : layer.scene.chart.thresholds) {
        if (!layer.map().shows(threshold.at, threshold.side)) {
            continue;
        }
        const QColor colour = layer.scene.look->tone(threshold.tone);
        const double y = layer.map().yOf(threshold.at, threshold.side);
        layer.painter.setPen(QPen(colour, 1.5));
        layer.painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        const QString words = qtText(threshold.words);
        const QRectF place = labels.onLine(y, layer.metrics.size(0, words));
        // The whole strip beside the line: another label in it would seem to speak of the line.
        labels.keepFree(QRectF(area.left(), place.top(), area.width(), place.height()));
        layer.text(place, Qt::AlignCenter | Qt::TextDontClip, words, colour);
    }
}

void paintMarkers(LayerPainter& layer, LabelPlacement& labels)
{
    const Look& look = *layer.scene.look;
    for (const Marker& marker : layer.scene.chart.markers) {
        if (!layer.map().shows(marker.at, marker.side)) {
            continue;
        }
        const QColor colour = marker.tone == Tone::Neutral ? look.text : look.tone(marker.tone);
        const QPointF at = layer.map().pointOf(marker.at, marker.side);
        layer.painter.setPen(QPen(look.card, 2.0));
        layer.painter.setBrush(colour);
        layer.painter.drawEllipse(at, markerRadius, markerRadius);
        QFont bold = layer.scene.font;
        bold.setWeight(QFont::DemiBold);
        layer.painter.setFont(bold);
        const QString words = qtText(marker.words);
        layer.text(labels.besidePoint(at, QFontMetricsF(bold).size(0, words)),
                   Qt::AlignCenter | Qt::TextDontClip, words, colour);
        layer.painter.setFont(layer.scene.font);
    }
}

} // namespace

void paintAnnotations(LayerPainter& layer)
{
    LabelPlacement labels(layer.map().area);
    keepDataFree(layer, labels);
    paintPoints(layer);
    paintThresholds(layer, labels);
    paintMarkers(layer, labels);
}

} // namespace stormglass::ui
