// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/plot_mapping.h"

#include <QFont>
#include <QGraphicsItem>

namespace stormglass::ui {

struct LayerPainter;
struct Look;

/// What a layer draws from. The chart view owns it and tells the layers when it has changed.
struct ChartScene {
    Chart chart;
    PlotMapping mapping;
    const Look* look = nullptr;
    QFont font;
};

/// A layer over the whole chart, behind or in front of the curves.
class ChartLayer : public QGraphicsItem {
public:
    /// The scene must outlive the layer; `zValue` places it among what Qt Charts stacks.
    ChartLayer(const ChartScene& scene, void (*paintLayer)(LayerPainter&), double zValue,
               QGraphicsItem* parent);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    /// The scene holds something new to draw.
    void sceneChanged();

private:
    const ChartScene& m_scene;
    void (*m_paint)(LayerPainter&);
};

} // namespace stormglass::ui
