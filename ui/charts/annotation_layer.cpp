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
        if (!layer.scene.shows(series) || series.style != LineStyle::LineWithPoints ||
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
        if (!layer.scene.shows(series)) {
            continue;
        }
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

/// Long words wrap within the plot.
QSizeF labelSize(const LayerPainter& layer, const QFont& font, const QString& words)
{
    const QRectF room(0.0, 0.0, layer.map().area.width() - 8.0, 1e6);
    return QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, words).size() +
           QSizeF(1.0, 0.0);
}

void paintLabel(LayerPainter& layer, const LabelPlace& place, const QString& words,
                const QColor& colour)
{
    if (!place.isFree) {
        QColor behind = layer.scene.look->card;
        behind.setAlphaF(0.85F);
        layer.painter.fillRect(place.rect.adjusted(-2.0, 0.0, 2.0, 0.0), behind);
    }
    layer.text(place.rect, Qt::AlignCenter | Qt::TextWordWrap | Qt::TextDontClip, words, colour);
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
        const LabelPlace place = labels.onLine(y, labelSize(layer, layer.scene.font, words));
        // The whole strip beside the line: another label in it would seem to speak of the line.
        labels.keepFree(QRectF(area.left(), place.rect.top(), area.width(), place.rect.height()));
        paintLabel(layer, place, words, colour);
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
        paintLabel(layer, labels.besidePoint(at, labelSize(layer, bold, words)), words, colour);
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
    if (layer.scene.dimming == Dimming::Dimmed) {
        QColor pale = layer.scene.look->card;
        pale.setAlphaF(0.55F);
        layer.painter.fillRect(layer.map().area, pale);
    }
}

} // namespace stormglass::ui
