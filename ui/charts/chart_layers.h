// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/label_layout.h"
#include "ui/charts/lane_layout.h"
#include "ui/charts/map_picture.h"
#include "ui/charts/plot_frame.h"
#include "ui/charts/plot_mapping.h"
#include "ui/charts/readout.h"

#include <QFont>
#include <QGraphicsItem>

namespace stormglass::ui {

struct LayerPainter;
struct Look;

/// How a picture is drawn: paled when its result is not the newest.
enum class Dimming { Full, Dimmed };

/// What a layer draws from. The chart view owns it and tells the layers when it has changed.
struct ChartScene {
    Chart chart;
    PlotMapping mapping;
    PlotFrame frame;
    MapPicture mapPicture;
    std::vector<std::vector<Point>> stack; ///< see stackedTops()
    std::vector<PlacedSign> signs;         ///< of the map's classes
    std::vector<PlacedBar> bars;           ///< of the lanes
    std::vector<PlacedLabel> labels;       ///< of what has words in the plot
    const Look* look = nullptr;
    QFont font;
    HiddenCurves hidden;
    Dimming dimming = Dimming::Full;
    std::optional<Readout> readout; ///< where the cross-hair stands
    std::optional<Stretch> picked;  ///< while the user picks one

    /// Whether the user wants to see that curve.
    [[nodiscard]] bool shows(const Series& series) const { return !hidden.contains(series.name); }

    /// The points that a shown curve is drawn through: its own, or for a stacked one its top.
    [[nodiscard]] const std::vector<Point>& drawn(std::size_t curve) const;

    /// The colour of a thing with words: that of its tone, or of the text where it has none.
    [[nodiscard]] QColor colourOf(Tone tone) const;
};

/// A layer over the whole chart, behind or in front of the curves.
class ChartLayer : public QGraphicsItem {
public:
    /// The scene must outlive the layer; `zValue` places it among what Qt Charts stacks.
    ChartLayer(const ChartScene& scene, void (*paintLayer)(LayerPainter&), double zValue,
               QGraphicsItem* parent);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    /// The scene holds something new to draw, or has another size.
    void sceneChanged();

private:
    const ChartScene& m_scene;
    void (*m_paint)(LayerPainter&);
};

} // namespace stormglass::ui
