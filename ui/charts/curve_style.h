// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "ui/widgets/look.h"

#include <QPen>

namespace stormglass::ui {

/// Which of the series' colours a curve has, by its place in the chart; none for a guide, so that
/// guides use up no colour.
[[nodiscard]] std::optional<std::size_t> curveColour(const Chart& chart, std::size_t curve);

/// The pen that draws a curve of that colour; a guide's is thin and quiet.
[[nodiscard]] QPen curvePen(std::optional<std::size_t> colour, const Look& look);

/// The fill of the area under a stacked curve of that colour; the grid shines through.
[[nodiscard]] QColor areaFill(std::optional<std::size_t> colour, const Look& look);

/// The fill of a bar of that tone: the text's colour can be read on it, and the tone's own makes an
/// edge around it.
[[nodiscard]] QColor barFill(Tone tone, const Look& look);

/// How a class of a map is told from the others: the colour of its cells and a sign. Of two classes
/// of one tone the later one is paler and its sign hollow.
struct ClassStyle {
    Tone tone = Tone::Neutral;
    MarkerFill fill = MarkerFill::Filled; ///< of the sign
    QColor cells;
};

/// The style of the map's class at that place.
[[nodiscard]] ClassStyle classStyle(const std::vector<MapClass>& classes, std::size_t place,
                                    const Look& look);

/// The colour of the borders between classes: the text's, but paler, or it would drown the colours
/// of a narrow region.
[[nodiscard]] QColor borderColour(const Look& look);

/// Paints the sign of a class.
void paintSign(QPainter& painter, const QRectF& area, const ClassStyle& style, const Look& look);

} // namespace stormglass::ui
