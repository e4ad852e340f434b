// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/layer_painter.h"

#include <algorithm>

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

void paintStretch(LayerPainter& layer, const Stretch& stretch, QColor colour)
{
    const QRectF& area = layer.map().area;
    colour.setAlphaF(0.08F);
    const double left = std::max(layer.map().xOf(stretch.from), area.left());
    const double right = std::min(layer.map().xOf(stretch.to), area.right());
    layer.painter.fillRect(QRectF(left, area.top(), std::max(right - left, 1.0), area.height()),
                           colour);
}

void paintStretches(LayerPainter& layer)
{
    for (const Stretch& stretch : layer.scene.chart.stretches) {
        paintStretch(layer, stretch, layer.scene.look->tone(stretch.tone));
    }
    if (layer.scene.picked) {
        paintStretch(layer, *layer.scene.picked, layer.scene.look->accent);
    }
}

void paintLeftAxis(LayerPainter& layer)
{
    const QRectF& area = layer.map().area;
    const double height = layer.metrics.height();
    for (const Tick& tick : layer.scene.frame.left) {
        const double y = layer.map().yOf(tick.value, Side::Left);
        layer.painter.setPen(layer.scene.look->grid);
        layer.painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        layer.text({0.0, y - height / 2.0, area.left() - tickGap, height},
                   Qt::AlignRight | Qt::AlignVCenter, tick.words, layer.scene.look->quietText);
    }
}

void paintRightAxis(LayerPainter& layer)
{
    const QRectF& area = layer.map().area;
    const double height = layer.metrics.height();
    for (const Tick& tick : layer.scene.frame.right) {
        const double y = layer.map().yOf(tick.value, Side::Right);
        layer.painter.setPen(layer.scene.look->border);
        layer.painter.drawLine(QPointF(area.right(), y), QPointF(area.right() + 4.0, y));
        layer.text({area.right() + tickGap, y - height / 2.0, 1.0, height},
                   Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, tick.words,
                   layer.scene.look->quietText);
    }
}

void paintXAxis(LayerPainter& layer)
{
    const QRectF& area = layer.map().area;
    layer.painter.setPen(layer.scene.look->border);
    layer.painter.drawLine(area.bottomLeft(), area.bottomRight());
    const double height = layer.metrics.height();
    for (const Tick& tick : layer.scene.frame.x) {
        const double x = layer.map().xOf(tick.value);
        layer.painter.setPen(layer.scene.look->border);
        layer.painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4.0));
        layer.text({x - 40.0, area.bottom() + tickGap, 80.0, height},
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, tick.words,
                   layer.scene.look->quietText);
    }
}

void paintTitles(LayerPainter& layer)
{
    const auto paint = [&layer](const AxisTitle& title, Qt::Alignment alignment) {
        if (!title.words.isEmpty()) {
            layer.text(title.place, static_cast<int>(alignment) | Qt::TextWordWrap, title.words,
                       layer.scene.look->quietText);
        }
    };
    paint(layer.scene.frame.xTitle, Qt::AlignHCenter | Qt::AlignTop);
    paint(layer.scene.frame.leftTitle, Qt::AlignLeft | Qt::AlignTop);
    paint(layer.scene.frame.rightTitle, Qt::AlignRight | Qt::AlignTop);
}

} // namespace

void paintBackdrop(LayerPainter& layer)
{
    paintMap(layer);
    paintBands(layer);
    paintStretches(layer);
    paintLeftAxis(layer);
    paintLanes(layer);
    paintStack(layer);
    paintRightAxis(layer);
    paintXAxis(layer);
    paintTitles(layer);
    paintSigns(layer);
}

} // namespace stormglass::ui
