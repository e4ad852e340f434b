// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/chart.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace stormglass {

double shareOf(double value, const Axis& axis)
{
    return shareAlong(axis.range(), axis.scale, value);
}

double valueAt(double share, const Axis& axis)
{
    return valueAlong(axis.range(), axis.scale, share);
}

bool isWhole(const ChartMap& map)
{
    return !map.cells.empty() && map.cells.size() == map.columns * map.rows &&
           std::ranges::max(map.cells) < map.classes.size();
}

std::optional<std::size_t> laneOf(const Chart& chart, const LaneBar& bar)
{
    const bool isWhole = bar.lane < chart.lanes.size() && bar.from <= bar.to;
    return isWhole ? std::optional(bar.lane) : std::nullopt;
}

std::optional<std::size_t> laneOf(const Chart& chart, const Marker& marker)
{
    const double lane = std::round(marker.at.y);
    const bool isInside = lane >= 0.0 && lane < static_cast<double>(chart.lanes.size());
    return isInside && std::isfinite(marker.at.x) ? std::optional(static_cast<std::size_t>(lane))
                                                  : std::nullopt;
}

bool joinsLanes(const Chart& chart, const LaneArrow& arrow)
{
    return arrow.from < chart.lanes.size() && arrow.to < chart.lanes.size() &&
           arrow.from != arrow.to && std::isfinite(arrow.at);
}

bool hasPoints(const Chart& chart)
{
    const auto isDrawn = [](const Point& point) {
        return std::isfinite(point.y);
    };
    const auto hasLane = [&chart](const auto& thing) {
        return laneOf(chart, thing).has_value();
    };
    return (chart.map && isWhole(*chart.map)) ||
           std::ranges::any_of(chart.series,
                               [&isDrawn](const Series& series) {
                                   return std::ranges::any_of(series.points, isDrawn);
                               }) ||
           std::ranges::any_of(chart.bars, hasLane) ||
           std::ranges::any_of(chart.markers, hasLane) ||
           std::ranges::any_of(
               chart.arrows, [&chart](const LaneArrow& arrow) { return joinsLanes(chart, arrow); });
}

bool sharesX(const Chart& one, const Chart& other)
{
    return one.x.title == other.x.title && one.x.unit == other.x.unit;
}

std::optional<std::size_t> classAt(const Chart& chart, const Point& at)
{
    const double across = shareOf(at.x, chart.x);
    const double up = shareOf(at.y, chart.left);
    const bool isInside = across >= 0.0 && across <= 1.0 && up >= 0.0 && up <= 1.0;
    if (!chart.map || !isWhole(*chart.map) || !isInside) {
        return std::nullopt;
    }
    const ChartMap& map = *chart.map;
    const auto cell = [](double share, std::size_t count) {
        return std::min(static_cast<std::size_t>(share * static_cast<double>(count)), count - 1);
    };
    return map.cells[cell(up, map.rows) * map.columns + cell(across, map.columns)];
}

std::vector<std::size_t> occurringClasses(const ChartMap& map)
{
    std::array<bool, std::numeric_limits<std::uint8_t>::max() + 1> occurs{};
    for (const std::uint8_t cell : map.cells) {
        occurs.at(cell) = true;
    }
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < map.classes.size(); ++place) {
        if (place < occurs.size() && occurs.at(place)) {
            places.push_back(place);
        }
    }
    return places;
}

} // namespace stormglass
