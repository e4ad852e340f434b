// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QLineF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace stormglass::ui {

struct ChartScene;

/// A bar of a lane, cut at the axes.
struct PlacedBar {
    QRectF rect;
    Tone tone = Tone::Neutral;
    BarWeight weight = BarWeight::Full;
    bool goesOn = false; ///< beyond the right end of the axis
    QString words;
    std::optional<QRectF> wordsAt = {}; ///< none where they have no room
};

/// Places the bars of the chart's lanes, and their words: in the bar where they fit, else right of
/// its end, else, of a slim one, below or above it in its lane; so that no later bar, marker, arrow
/// or other words cover them.
[[nodiscard]] std::vector<PlacedBar> placeBars(const ChartScene& scene);

/// An arrow from the middle of its lane to the rim of the marker that may stand at its end; nothing
/// for one that the axis does not reach.
[[nodiscard]] std::optional<QLineF> arrowLine(const ChartScene& scene, const LaneArrow& arrow);

} // namespace stormglass::ui
