// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_layers.h"

#include "ui/charts/layer_painter.h"

namespace stormglass::ui {

const std::vector<Point>& ChartScene::drawn(std::size_t curve) const
{
    const Series& series = chart.series.at(curve);
    return series.style == LineStyle::Stacked ? stack.at(curve) : series.points;
}

QColor ChartScene::colourOf(Tone tone) const
{
    return tone == Tone::Neutral ? look->text : look->tone(tone);
}

ChartLayer::ChartLayer(const ChartScene& scene, void (*paintLayer)(LayerPainter&), double zValue,
                       QGraphicsItem* parent)
    : QGraphicsItem(parent)
    , m_scene(scene)
    , m_paint(paintLayer)
{
    setZValue(zValue);
}

QRectF ChartLayer::boundingRect() const { return parentItem()->boundingRect(); }

void ChartLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/,
                       QWidget* /*widget*/)
{
    LayerPainter layer(*painter, m_scene, boundingRect().width());
    m_paint(layer);
}

void ChartLayer::sceneChanged()
{
    prepareGeometryChange();
    update();
}

} // namespace stormglass::ui
