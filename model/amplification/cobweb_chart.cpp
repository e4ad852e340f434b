// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/charts.h"
#include "model/core/number_text.h"

namespace stormglass::amplification {

namespace {

constexpr int curveSteps = 200;

Series nextRound(const LoopPicture& picture)
{
    Series curve{.name = "Next round"};
    for (int step = 0; step <= curveSteps; ++step) {
        const double p = static_cast<double>(step) / curveSteps;
        curve.points.push_back({p, nextMissRate(picture.load, p, picture.feedback)});
    }
    return curve;
}

Series stairs(const Loop& walk)
{
    Series steps{.name = "The note's walk"};
    for (std::size_t round = 0; round + 1 < walk.path.size(); ++round) {
        const double here = walk.path[round];
        const double next = walk.path[round + 1];
        steps.points.push_back({here, round == 0 ? 0.0 : here});
        steps.points.push_back({here, next});
        steps.points.push_back({next, next});
    }
    return steps;
}

std::vector<Marker> fixedPoints(const Equilibria& exact)
{
    std::vector<Marker> markers;
    for (const FixedPoint& point : exact.points()) {
        const bool stable = point.stability == Stability::Stable;
        markers.push_back(
            {{point.missRate, point.missRate},
             (stable ? "stays at " : "tips at ") + percentText(point.missRate, 4),
             Side::Left,
             stable ? toneOfRung(point.missRate, exact.points().front().missRate) : Tone::Neutral,
             stable ? MarkerFill::Filled : MarkerFill::Hollow});
    }
    return markers;
}

std::string summary(const Equilibria& exact)
{
    std::string text;
    for (const FixedPoint& point : exact.points()) {
        text += text.empty() ? "" : ", ";
        text += (point.stability == Stability::Stable ? "stable at " : "unstable at ") +
                percentText(point.missRate, 4);
    }
    return "The loop reproduces its miss rate where the curve meets the diagonal: " + text + ".";
}

} // namespace

Chart cobwebChart(const LoopPicture& picture)
{
    return {
        .id = "cobweb",
        .title = "Cobweb",
        .subtitle = "next miss rate against this one",
        .summary = summary(picture.exact),
        .x = {"Miss rate", units::percent, 0.0, 1.0},
        .left = {"Next miss rate", units::percent, 0.0, 1.0},
        .series = {nextRound(picture),
                   stairs(picture.walk),
                   {.name = "No change",
                    .points = {{0.0, 0.0}, {1.0, 1.0}},
                    .style = LineStyle::Guide}},
        .markers = fixedPoints(picture.exact),
    };
}

} // namespace stormglass::amplification
