// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/curve_style.h"
#include "ui/charts/layer_painter.h"

namespace stormglass::ui {

namespace {

/// Where the map's cells lie: over the whole of the chart's own axes, which the axes as drawn may
/// have left while they are frozen.
QRectF placeOf(const ChartScene& scene)
{
    const Axis& x = scene.chart.x;
    const Axis& left = scene.chart.left;
    const PlotMapping& map = scene.mapping;
    return {map.pointOf({x.minimum, left.maximum}, Side::Left),
            map.pointOf({x.maximum, left.minimum}, Side::Left)};
}

} // namespace

std::vector<PlacedSign> placeSigns(const ChartScene& scene)
{
    std::vector<PlacedSign> placed;
    const QSize cells = scene.mapPicture.image().size();
    if (cells.isEmpty()) {
        return placed;
    }
    const QRectF place = placeOf(scene);
    const QSizeF cell(place.width() / cells.width(), place.height() / cells.height());
    const double side = QFontMetricsF(scene.font).ascent();
    for (const MapSign& sign : scene.mapPicture.signs()) {
        const double room = 2.0 * sign.radius * std::min(cell.width(), cell.height());
        const QPointF at(place.left() + sign.at.x() * cell.width(),
                         place.bottom() - sign.at.y() * cell.height());
        const QRectF rect(at - QPointF(side, side) / 2.0, QSizeF(side, side));
        if (room > side && scene.mapping.area.contains(rect)) {
            placed.push_back({sign.place, rect});
        }
    }
    return placed;
}

void paintMap(LayerPainter& layer)
{
    const MapPicture& picture = layer.scene.mapPicture;
    const QSize cells = picture.image().size();
    if (cells.isEmpty()) {
        return;
    }
    const QRectF place = placeOf(layer.scene);
    layer.painter.save();
    layer.painter.setClipRect(layer.map().area);
    // Cells are findings, not samples of something smooth.
    layer.painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    layer.painter.setRenderHint(QPainter::Antialiasing, false);
    layer.painter.drawImage(place, picture.image());
    const double cellWidth = place.width() / cells.width();
    const double cellHeight = place.height() / cells.height();
    QList<QLineF> borders = picture.borders();
    for (QLineF& border : borders) {
        border.setLine(
            place.left() + border.x1() * cellWidth, place.bottom() - border.y1() * cellHeight,
            place.left() + border.x2() * cellWidth, place.bottom() - border.y2() * cellHeight);
    }
    layer.painter.setPen(QPen(borderColour(*layer.scene.look), 1.0));
    layer.painter.drawLines(borders);
    layer.painter.restore();
}

void paintSigns(LayerPainter& layer)
{
    for (const PlacedSign& sign : layer.scene.signs) {
        paintSign(layer.painter, sign.rect,
                  classStyle(layer.scene.chart.map->classes, sign.place, *layer.scene.look),
                  *layer.scene.look);
    }
}

} // namespace stormglass::ui
