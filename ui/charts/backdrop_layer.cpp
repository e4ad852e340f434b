// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/layer_painter.h"
#include "ui/charts/nice_ticks.h"

namespace stormglass::ui {

namespace {

constexpr double tickGap = 6.0;

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
    for (const double tick : niceTicks(layer.map().left)) {
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
    for (const double tick : niceTicks(layer.map().right)) {
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
    for (const double tick : niceTicks(layer.map().x)) {
        const double x = layer.map().xOf(tick);
        layer.painter.setPen(layer.scene.look->border);
        layer.painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4.0));
        layer.text({x - 40.0, area.bottom() + tickGap, 80.0, height},
                   Qt::AlignHCenter | Qt::AlignTop, tickText(tick, layer.map().x.unit),
                   layer.scene.look->quietText);
    }
    layer.text({area.left(), area.bottom() + tickGap + height, area.width(), height},
               Qt::AlignHCenter | Qt::AlignTop, axisTitle(layer.map().x),
               layer.scene.look->quietText);
}

void paintSideTitles(LayerPainter& layer)
{
    // Above their axes and level, which reads better than turned text.
    const QRectF& area = layer.map().area;
    const double height = layer.metrics.height();
    const QRectF place(0.0, area.top() - height - tickGap, area.right() + area.left(), height);
    layer.text(place, Qt::AlignLeft | Qt::AlignVCenter, axisTitle(layer.map().left),
               layer.scene.look->quietText);
    if (layer.scene.chart.right) {
        layer.text(place, Qt::AlignRight | Qt::AlignVCenter, axisTitle(layer.map().right),
                   layer.scene.look->quietText);
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
