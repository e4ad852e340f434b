// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_layers.h"
#include "ui/widgets/look.h"

#include <QFontMetricsF>
#include <QPainter>

namespace stormglass::ui {

/// A painter set up for a layer, with what the layer draws from.
struct LayerPainter {
    QPainter& painter;
    const ChartScene& scene;
    double width; ///< of the whole picture
    QFontMetricsF metrics;

    LayerPainter(QPainter& onto, const ChartScene& from, double pictureWidth)
        : painter(onto)
        , scene(from)
        , width(pictureWidth)
        , metrics(from.font)
    {
        painter.setFont(from.font);
        painter.setRenderHint(QPainter::Antialiasing);
    }

    [[nodiscard]] const PlotMapping& map() const { return scene.mapping; }

    void text(const QRectF& place, int alignment, const QString& words, const QColor& colour)
    {
        painter.setPen(colour);
        painter.drawText(place, alignment, words);
    }
};

/// Paints what lies behind the curves: map, bands, grid, lanes, areas, tick labels,
/// axis titles.
void paintBackdrop(LayerPainter& layer);

/// Paints the map, where there is one: its cells and the borders between classes.
void paintMap(LayerPainter& layer);

/// Paints the signs of the map's classes, over the grid.
void paintSigns(LayerPainter& layer);

/// Paints the lanes, where there are any: names, separators and bars.
void paintLanes(LayerPainter& layer);

/// Paints the areas of stacked curves.
void paintStack(LayerPainter& layer);

/// Paints the arrows between lanes.
void paintArrows(LayerPainter& layer);

/// Paints what lies in front of them: points, lines, arrows, markers and the handle, with their
/// words.
void paintAnnotations(LayerPainter& layer);

/// Paints the cross-hair and its read-out box over everything, where there is one.
void paintCrossHair(LayerPainter& layer);

} // namespace stormglass::ui
