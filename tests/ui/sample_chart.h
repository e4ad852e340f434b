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

} // namespace stormglass::tests
