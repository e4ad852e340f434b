// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "model/core/number_text.h"

#include <algorithm>
#include <cmath>

namespace stormglass {

using namespace amplification;

namespace {

constexpr int curveSteps = 100;

/// The share's axis ends above its curve, which else would lie on the deliveries' curve: both are
/// the same function but for a factor.
constexpr double shareRoom = 1.4;

std::string percent(double fraction) { return significantText(fraction * 100.0, 3) + " %"; }

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
        return {{at(loop.missRate), "stays at " + percent(loop.missRate), Side::Left, tone}};
    }
    const std::string ends =
        loop.verdict == LoopVerdict::Unsettled ? "still moving, at " : "settles at ";
    return {{at(base), "today " + percent(base), Side::Left, Tone::Neutral},
            {at(loop.missRate), ends + percent(loop.missRate), Side::Left, tone}};
}

Chart cliffChart(const Load& load, const Amplification::Result& result)
{
    Series deliveries{.name = "Deliveries per event"};
    Series share{.name = "Share of the budget", .side = Side::Right};
    for (int step = 0; step <= curveSteps; ++step) {
        const double p = static_cast<double>(step) / curveSteps;
        const double expected = expectedDeliveries(p, load.maxRetries);
        deliveries.points.push_back({p, expected});
        share.points.push_back({p, budgetShare(load, expected)});
    }
    const double base = std::clamp(load.missRate, 0.0, 1.0);
    const double settled = result.loop.missRate;
    const double baseDeliveries = expectedDeliveries(base, load.maxRetries);
    const double settledDeliveries = expectedDeliveries(settled, load.maxRetries);
    return {
        .id = std::string(Amplification::deliveryCliff),
        .title = "Delivery cliff",
        .subtitle = "deliveries per event, and the calls they cause, against miss rate",
        .summary = "At " + percent(base) + " missed an event is delivered " +
                   significantText(baseDeliveries, 3) + " times and its calls take " +
                   percent(budgetShare(load, baseDeliveries)) + " of the budget; at " +
                   percent(settled) + ", where the loop ends, " +
                   significantText(settledDeliveries, 3) + " times and " +
                   percent(budgetShare(load, settledDeliveries)) + ".",
        .x = {"Miss rate", units::percent, 0.0, 1.0},
        .left = {"Deliveries per event", units::none, 0.0,
                 std::max(4.0, deliveries.points.back().y)},
        .right = Axis{"Share of the budget", units::percent, 0.0,
                      std::max(1.25, shareRoom * share.points.back().y)},
        .series = {std::move(deliveries), std::move(share)},
        .thresholds = {{1.0, budgetWords(load, result.demand), Side::Right, Tone::Caution}},
        .markers = cliffMarkers(load, result.loop),
    };
}

Chart pathChart(const Amplification::Inputs& inputs, const Amplification::Result& result)
{
    const Loop& loop = result.loop;
    Series walk{.name = "Miss rate", .style = LineStyle::LineWithPoints};
    for (std::size_t round = 0; round < loop.path.size(); ++round) {
        walk.points.push_back({static_cast<double>(round), loop.path[round]});
    }
    const int shownRounds = std::max(std::min(inputs.rounds, 12), loop.rounds);
    return {
        .id = std::string(Amplification::convergencePath),
        .title = "Convergence path",
        .subtitle = "miss rate after each round, as the note walks it",
        .summary = "The miss rate walks from " + percent(loop.path.front()) + " to " +
                   percent(loop.missRate) + " in " + std::to_string(loop.rounds) +
                   (loop.rounds == 1 ? " round: " : " rounds: ") + std::string(word(loop.verdict)) +
                   ".",
        .x = {"Round", units::none, 0.0, static_cast<double>(shownRounds), true},
        .left = {"Miss rate", units::percent, 0.0, 1.0},
        .series = {std::move(walk)},
        .bands = {{collapseThreshold, disableThreshold, Tone::Failing},
                  {disableThreshold, 1.0, Tone::SwitchedOff}},
        .thresholds = {{disableThreshold, "95 % switched off", Side::Left, Tone::SwitchedOff},
                       {collapseThreshold, "50 % collapsed", Side::Left, Tone::Failing}},
        .markers = {{{static_cast<double>(loop.rounds), loop.missRate},
                     std::string(word(loop.verdict)) + " at " + percent(loop.missRate),
                     Side::Left,
                     toneOf(result.loop)}},
    };
}

} // namespace

std::vector<Chart> Amplification::plot(const Inputs& inputs, const Result& result)
{
    return {cliffChart(inputs.load(), result), pathChart(inputs, result)};
}

} // namespace stormglass
