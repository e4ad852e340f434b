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

double deliveriesAt(double missRate, const LoopPicture& picture)
{
    return expectedDeliveries(missRate, picture.load.maxRetries, picture.feedback);
}

std::string budgetWords(const LoopPicture& picture)
{
    const Load& load = picture.load;
    const std::string budget = significantText(clamped(load).tierPerMinute, 6);
    if (budgetShare(load, 1.0) > 1.0) {
        return "budget " + budget + "/min: passed at any miss rate";
    }
    if (budgetShare(load, deliveriesAt(1.0, picture)) <= 1.0) {
        return "budget " + budget + "/min: never passed";
    }
    return "budget " + budget + "/min";
}

/// Where the user stands and where the loop ends; one marker where the two are one place.
std::vector<Marker> cliffMarkers(const LoopPicture& picture)
{
    const auto at = [&picture](double p) {
        return Point{p, deliveriesAt(p, picture)};
    };
    const Equilibria& exact = picture.exact;
    const double base = std::clamp(picture.load.missRate, 0.0, 1.0);
    const Marker end{at(exact.settlesAt), "stays at " + percentText(exact.settlesAt, 3), Side::Left,
                     toneOf(exact.verdict, exact.settlesAt)};
    if (std::abs(exact.settlesAt - base) < 0.005) {
        return {end};
    }
    Marker settled = end;
    settled.words = "settles at " + percentText(exact.settlesAt, 3);
    return {{at(base), "today " + percentText(base, 3), Side::Left, Tone::Neutral}, settled};
}

} // namespace

Chart deliveryCliffChart(const LoopPicture& picture)
{
    const Load& load = picture.load;
    Series deliveries{.name = "Deliveries per event"};
    Series share{.name = "Share of the budget", .side = Side::Right};
    for (int step = 0; step <= curveSteps; ++step) {
        const double p = static_cast<double>(step) / curveSteps;
        const double expected = deliveriesAt(p, picture);
        deliveries.points.push_back({p, expected});
        share.points.push_back({p, budgetShare(load, expected)});
    }
    const double base = std::clamp(load.missRate, 0.0, 1.0);
    const double settled = picture.exact.settlesAt;
    const double baseDeliveries = deliveriesAt(base, picture);
    const double settledDeliveries = deliveriesAt(settled, picture);
    return {
        .id = std::string(Amplification::deliveryCliff),
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
        .thresholds = {{1.0, budgetWords(picture), Side::Right, Tone::Caution}},
        .markers = cliffMarkers(picture),
    };
}

} // namespace stormglass::amplification
