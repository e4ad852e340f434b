// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/layer_painter.h"
#include "ui/charts/nice_ticks.h"
#include "ui/charts/plot_frame.h"

namespace stormglass::ui {

namespace {

void paintBands(LayerPainter& layer)
{
    for (const Band& band : layer.scene.chart.bands) {
        QColor colour = layer.scene.look->tone(band.tone);
        colour.setAlphaF(0.08F);
        const double top = layer.map().yOf(band.to, Side::Left);
        const double bottom = layer.map().yOf(band.from, Side::Left);
        const QRectF& area = layer.map().area;
        layer.painter.fillRect(QRectF(area.left(), top, area.width(), bottom - top), colour);
    }
}

void paintLeftAxis(LayerPainter& layer)
{
    const QRectF& area = layer.map().area;
    const double height = layer.metrics.height();
    for (const double tick : ticksUp(layer.map().left, area.height(), layer.metrics)) {
        const double y = layer.map().yOf(tick, Side::Left);
        layer.painter.setPen(layer.scene.look->grid);
        layer.painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        layer.text({0.0, y - height / 2.0, area.left() - tickGap, height},
                   Qt::AlignRight | Qt::AlignVCenter, tickText(tick, layer.map().left.unit),
                   layer.scene.look->quietText);
    }
}

void paintRightAxis(LayerPainter& layer)
{
    if (!layer.scene.chart.right) {
        return;
    }
    const QRectF& area = layer.map().area;
    const double height = layer.metrics.height();
    for (const double tick : ticksUp(layer.map().right, area.height(), layer.metrics)) {
        const double y = layer.map().yOf(tick, Side::Right);
        layer.painter.setPen(layer.scene.look->border);
        layer.painter.drawLine(QPointF(area.right(), y), QPointF(area.right() + 4.0, y));
        layer.text({area.right() + tickGap, y - height / 2.0, 1.0, height},
                   Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                   tickText(tick, layer.map().right.unit), layer.scene.look->quietText);
    }
}

void paintXAxis(LayerPainter& layer)
{
    const QRectF& area = layer.map().area;
    layer.painter.setPen(layer.scene.look->border);
    layer.painter.drawLine(area.bottomLeft(), area.bottomRight());
    const double height = layer.metrics.height();
    for (const double tick : ticksAcross(layer.map().x, area.width(), layer.metrics)) {
        const double x = layer.map().xOf(tick);
        layer.painter.setPen(layer.scene.look->border);
        layer.painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4.0));
        layer.text({x - 40.0, area.bottom() + tickGap, 80.0, height},
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip,
                   tickText(tick, layer.map().x.unit), layer.scene.look->quietText);
    }
    layer.text(placeXTitle(layer.scene, area, layer.width),
               Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, axisTitle(layer.map().x),
               layer.scene.look->quietText);
}

void paintSideTitles(LayerPainter& layer)
{
    const SideTitles titles = placeSideTitles(layer.scene, layer.width);
    layer.text(titles.left, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
               axisTitle(layer.map().left), layer.scene.look->quietText);
    if (layer.scene.chart.right) {
        layer.text(titles.right, Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap,
                   axisTitle(layer.map().right), layer.scene.look->quietText);
    }
}

} // namespace

void paintBackdrop(LayerPainter& layer)
{
    paintBands(layer);
    paintLeftAxis(layer);
    paintRightAxis(layer);
    paintXAxis(layer);
    paintSideTitles(layer);
}

} // namespace stormglass::ui
