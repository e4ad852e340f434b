// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace stormglass {

/// Columns of a curve by round or by row, two points each: more than a screen has across.
inline constexpr std::size_t curveColumns = 1000;

/// What a curve of so many points shows: all of them, or of each of `columns` equal runs the least
/// and the greatest, in their order. Gaps count where a run has nothing else: its first and its
/// last place are then gaps. `pointAt` gives the point of a place, in order of x, and is asked once
/// for each in their order; `columns` is at least 1.
template <class PointAt>
[[nodiscard]] std::vector<Point> envelope(std::size_t count, std::size_t columns, PointAt pointAt)
{
    std::vector<Point> points;
    if (count <= 2 * columns) {
        points.reserve(count);
        for (std::size_t place = 0; place < count; ++place) {
            points.push_back(pointAt(place));
        }
        return points;
    }
    points.reserve(2 * columns);
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t end = (column + 1) * count / columns;
        Point least = pointAt(column * count / columns);
        Point greatest = least;
        for (std::size_t place = column * count / columns + 1; place < end; ++place) {
            const Point point = pointAt(place);
            const bool isFirst = std::isnan(least.y) && !std::isnan(point.y);
            const bool isFurtherGap = std::isnan(greatest.y) && std::isnan(point.y);
            least = isFirst || point.y < least.y ? point : least;
            greatest = isFirst || isFurtherGap || point.y > greatest.y ? point : greatest;
        }
        points.push_back(least.x <= greatest.x ? least : greatest);
        points.push_back(least.x <= greatest.x ? greatest : least);
    }
    return points;
}

} // namespace stormglass
