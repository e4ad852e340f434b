// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/charts.h"
#include "model/core/number_text.h"

#include <algorithm>
#include <cmath>

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

/// The note's walk; under a retry budget or with ack first, which the note does not know, the same
/// rounds of this loop, so that the stairs stay between curve and diagonal.
std::vector<double> walked(const LoopPicture& picture)
{
    if (!picture.feedback.retryBudget && picture.feedback.acknowledge == Acknowledge::AfterWork) {
        return picture.walk.path;
    }
    std::vector<double> path{clamped(picture.load).missRate};
    for (int round = 0; round < std::max(picture.rounds, 1); ++round) {
        path.push_back(nextMissRate(picture.load, path.back(), picture.feedback));
        if (std::abs(path.back() - path[path.size() - 2]) < 0.001) {
            break;
        }
    }
    return path;
}

Series stairs(const LoopPicture& picture)
{
    Series steps{.name = "Rounds from today"};
    const std::vector<double> path = walked(picture);
    for (std::size_t round = 0; round + 1 < path.size(); ++round) {
        const double here = path[round];
        const double next = path[round + 1];
        steps.points.push_back({here, round == 0 ? 0.0 : here});
        steps.points.push_back({here, next});
        steps.points.push_back({next, next});
    }
    return steps;
}

std::vector<Marker> fixedPoints(const Equilibria& exact, double base)
{
    std::vector<Marker> markers;
    for (const FixedPoint& point : exact.points()) {
        const bool stable = point.stability == Stability::Stable;
        markers.push_back({{point.missRate, point.missRate},
                           (stable ? "stays at " : "tips at ") + percentText(point.missRate, 4),
                           Side::Left,
                           stable ? toneOfRung(point.missRate, base) : Tone::Neutral,
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
        .id = std::string(Amplification::cobweb),
        .title = "Cobweb",
        .subtitle = "next miss rate against this one",
        .summary = summary(picture.exact),
        .x = {"Miss rate", units::percent, 0.0, 1.0},
        .left = {"Next miss rate", units::percent, 0.0, 1.0},
        .series = {nextRound(picture),
                   stairs(picture),
                   {.name = "No change",
                    .points = {{0.0, 0.0}, {1.0, 1.0}},
                    .style = LineStyle::Guide}},
        .markers = fixedPoints(picture.exact, clamped(picture.load).missRate),
    };
}

} // namespace stormglass::amplification
