// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

namespace stormglass::tests {

/// Two crossing lines on two axes, with a threshold and a marker.
inline Chart chart(double top)
{
    return {.id = "c",
            .title = "Cliff",
            .subtitle = "against x",
            .summary = "It rises.",
            .x = {"X", units::none, 0.0, 1.0},
            .left = {"Y", units::none, 0.0, top},
            .right = Axis{"Share", units::percent, 0.0, 1.3 * top},
            .series = {{.name = "one", .points = {{0.0, 0.0}, {1.0, top}}},
                       {.name = "two", .points = {{0.0, top}, {1.0, 0.0}}, .side = Side::Right}},
            .bands = {},
            .thresholds = {{0.5 * top, "half", Side::Left, Tone::Failing}},
            .markers = {{{0.5, 0.5 * top}, "here", Side::Left, Tone::Calm}}};
}

/// A straight line through 21 points, from the origin to (1, 1).
inline Chart longChart()
{
    Chart steps = chart(1.0);
    steps.right = {};
    steps.series = {{.name = "one"}};
    for (int step = 0; step <= 20; ++step) {
        steps.series[0].points.push_back({step / 20.0, step / 20.0});
    }
    return steps;
}

/// A chart without a point.
inline Chart emptyChart()
{
    Chart empty = chart(1.0);
    empty.summary = "Open an export.";
    empty.series = {{.name = "one"}};
    return empty;
}

/// Four columns, a power of ten each, by two rows; one class does not occur.
inline Chart mapChart()
{
    return {.id = "m",
            .title = "Map",
            .subtitle = "drag the point",
            .summary = "It storms on the right.",
            .x = {"Events", units::eventsPerMinute, 1.0, 1e4, false, Scale::Logarithmic},
            .left = {"Calls", units::calls, 0.0, 8.0},
            .map = ChartMap{4,
                            2,
                            {{"stable", Tone::Calm},
                             {"bistable", Tone::Caution},
                             {"elevated", Tone::Caution},
                             {"collapsed", Tone::Failing}},
                            {0, 0, 3, 3, 0, 1, 3, 3}},
            .handle = Handle{{40.0, 3.0}, 0, 1, "now"}};
}

/// A map of 160 × 120 cells in three regions.
inline Chart largeMap()
{
    Chart large = mapChart();
    large.map->columns = 160;
    large.map->rows = 120;
    large.map->cells.clear();
    for (std::size_t row = 0; row < 120; ++row) {
        for (std::size_t column = 0; column < 160; ++column) {
            const std::uint8_t right = row < 60 ? 1 : 3;
            large.map->cells.push_back(column < 80 ? 0 : right);
        }
    }
    return large;
}

} // namespace stormglass::tests
