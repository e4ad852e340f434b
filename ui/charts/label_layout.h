// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QFont>
#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace stormglass::ui {

struct ChartScene;

/// How far a marker and the handle reach from their points.
inline constexpr double markerRadius = 5.5;
inline constexpr double handleRadius = 9.0;

/// Words that have their place in the plot.
struct PlacedLabel {
    QString words;
    QRectF rect;
    QColor colour;
    QFont::Weight weight = QFont::Normal;
    bool isFree = true; ///< nothing else is there

    /// The line from the words to the marker that they name; none where they stand beside it.
    std::optional<QLineF> leader = {};
};

/// The sign of a map's class in the midst of its region.
struct PlacedSign {
    std::size_t place = 0; ///< in the map's classes
    QRectF rect;
};

/// Places the words of thresholds, lines, markers and the handle so that none covers another, a
/// curve or a sign, as far as there is room.
[[nodiscard]] std::vector<PlacedLabel> placeLabels(const ChartScene& scene);

/// Places the signs of the map's classes that have room for them.
[[nodiscard]] std::vector<PlacedSign> placeSigns(const ChartScene& scene);

/// Where the handle is drawn: at its point, or at the edge next to it while the axes do not reach
/// it, where it can still be taken.
[[nodiscard]] QPointF handlePlace(const ChartScene& scene);

} // namespace stormglass::ui
