// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/plot_mapping.h"

#include <QFont>
#include <QGraphicsItem>

namespace stormglass::ui {

struct Look;

/// What a layer draws from. The chart view owns it and tells the layers when it has changed.
struct ChartScene {
    Chart chart;
    PlotMapping mapping;
    const Look* look = nullptr;
    QFont font;
};

/// Behind the curves: bands, grid, tick labels, axis titles.
class BackdropLayer : public QGraphicsItem {
public:
    BackdropLayer(const ChartScene& scene, QGraphicsItem* parent);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    void sceneChanged();

private:
    const ChartScene& m_scene;
};

/// In front of the curves: points, thresholds with their words, markers with theirs.
class AnnotationLayer : public QGraphicsItem {
public:
    AnnotationLayer(const ChartScene& scene, QGraphicsItem* parent);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    void sceneChanged();

private:
    const ChartScene& m_scene;
};

} // namespace stormglass::ui
