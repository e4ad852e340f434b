// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/charts.h"
#include "model/core/number_text.h"

#include <algorithm>
#include <cmath>

namespace stormglass::amplification {

namespace {

constexpr int curveSteps = 100;

/// The share's axis ends above its curve, which else would lie on the deliveries' curve: both are
/// the same function but for a factor.
constexpr double shareRoom = 1.4;

std::string budgetWords(const Load& load, const Demand& demand)
{
    const std::string budget = significantText(demand.budgetPerMinute, 6);
    if (budgetShare(load, 1.0) > 1.0) {
        return "budget " + budget + "/min: passed at any miss rate";
    }
    if (budgetShare(load, expectedDeliveries(1.0, load.maxRetries)) <= 1.0) {
        return "budget " + budget + "/min: never passed";
    }
    return "budget " + budget + "/min";
}

/// Where the user stands and where the loop ends; one marker where the two are one place.
std::vector<Marker> cliffMarkers(const Load& load, const Loop& loop)
{
    const auto at = [&load](double p) {
        return Point{p, expectedDeliveries(p, load.maxRetries)};
    };
    const double base = std::clamp(load.missRate, 0.0, 1.0);
    const Tone tone = toneOf(loop);
    if (std::abs(loop.missRate - base) < 0.005) {
        return {{at(loop.missRate), "stays at " + percentText(loop.missRate, 3), Side::Left, tone}};
    }
    const std::string ends =
        loop.verdict == LoopVerdict::Unsettled ? "still moving, at " : "settles at ";
    return {{at(base), "today " + percentText(base, 3), Side::Left, Tone::Neutral},
            {at(loop.missRate), ends + percentText(loop.missRate, 3), Side::Left, tone}};
}

} // namespace

Chart deliveryCliffChart(const LoopPicture& picture)
{
    const Load& load = picture.load;
    Series deliveries{.name = "Deliveries per event"};
    Series share{.name = "Share of the budget", .side = Side::Right};
    for (int step = 0; step <= curveSteps; ++step) {
        const double p = static_cast<double>(step) / curveSteps;
        const double expected = expectedDeliveries(p, load.maxRetries);
        deliveries.points.push_back({p, expected});
        share.points.push_back({p, budgetShare(load, expected)});
    }
    const double base = std::clamp(load.missRate, 0.0, 1.0);
    const double settled = picture.walk.missRate;
    const double baseDeliveries = expectedDeliveries(base, load.maxRetries);
    const double settledDeliveries = expectedDeliveries(settled, load.maxRetries);
    return {
        .id = "delivery-cliff",
        .title = "Delivery cliff",
        .subtitle = "deliveries per event, and the calls they cause, against miss rate",
        .summary = "At " + percentText(base, 3) + " missed an event is delivered " +
                   significantText(baseDeliveries, 3) + " times and its calls take " +
                   percentText(budgetShare(load, baseDeliveries), 3) + " of the budget; at " +
                   percentText(settled, 3) + ", where the loop ends, " +
                   significantText(settledDeliveries, 3) + " times and " +
                   percentText(budgetShare(load, settledDeliveries), 3) + ".",
        .x = {"Miss rate", units::percent, 0.0, 1.0},
        .left = {"Deliveries per event", units::none, 0.0,
                 std::max(4.0, deliveries.points.back().y)},
        .right = Axis{"Share of the budget", units::percent, 0.0,
                      std::max(1.25, shareRoom * share.points.back().y)},
        .series = {std::move(deliveries), std::move(share)},
        .thresholds = {{1.0, budgetWords(load, picture.demand), Side::Right, Tone::Caution}},
        .markers = cliffMarkers(load, picture.walk),
    };
}

} // namespace stormglass::amplification
