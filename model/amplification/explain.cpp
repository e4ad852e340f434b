// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "model/amplification/repair.h"
#include "model/core/number_text.h"

namespace stormglass {

using namespace amplification;

namespace {

std::string percent(double fraction) { return fixedText(fraction * 100.0, 1) + " %"; }

std::string sentence(const Loop& loop)
{
    const std::string missed = percent(loop.missRate) + " missed";
    switch (loop.verdict) {
    case LoopVerdict::Stable:
        return loop.missRate >= collapseThreshold
                   ? "The loop stays at " + missed +
                         ", where it began, and that is failure already."
                   : "The loop stays at " + missed + ": retries do not feed on themselves.";
    case LoopVerdict::Elevated:
        return "The loop settles at " + missed + ": it works, with nothing in reserve.";
    case LoopVerdict::Collapsed:
        return "The loop settles at " + missed + " and stays there until the traffic stops.";
    case LoopVerdict::Disabling:
        return "The loop settles at " + missed + ": Slack switches such an app off.";
    case LoopVerdict::Unsettled:
        return "The walk is at " + missed + " after " + std::to_string(loop.rounds) +
               (loop.rounds == 1 ? " round" : " rounds") + " and still moving.";
    }
    return {};
}

std::string budgetDetail(const Demand& demand)
{
    const std::string budget = significantText(demand.budgetPerMinute, 6) + " calls a minute";
    switch (demand.verdict) {
    case DemandVerdict::Stable:
        return "Today's calls take " + fixedText(demand.sharePercent, 1) + " % of " + budget + ".";
    case DemandVerdict::Tight:
        return "Today's calls take " + fixedText(demand.sharePercent, 1) + " % of " + budget +
               ": over half.";
    case DemandVerdict::Saturated:
        return "Today's calls take " + fixedText(demand.sharePercent, 1) + " % of " + budget +
               ": nothing is refused yet, and little is left.";
    case DemandVerdict::OverBudget:
        return "Today's calls take " + fixedText(demand.sharePercent, 1) + " % of " + budget +
               ": " + percent(demand.throttledFraction) + " of them are refused at once.";
    }
    return {};
}

std::string distanceToSwitchOff(const Loop& loop)
{
    const double points = (loop.missRate - disableThreshold) * 100.0;
    return fixedText(points < 0.0 ? -points : points, 1) + " points " +
           (points < 0.0 ? "under" : "over") +
           " the 95 % of failed deliveries in an hour at which Slack disables event "
           "subscriptions.";
}

std::string detail(const Demand& demand, const Loop& loop)
{
    const bool failing = loop.missRate >= collapseThreshold;
    return failing && loop.verdict != LoopVerdict::Unsettled ? distanceToSwitchOff(loop)
                                                             : budgetDetail(demand);
}

/// The calls are what can be changed the same afternoon; their hundredths are as fine as counting
/// them over a day's runs can be.
std::optional<Repair> repair(const Load& load, const Loop& loop)
{
    if (loop.verdict == LoopVerdict::Stable) {
        return std::nullopt;
    }
    constexpr double hundredth = 0.01;
    const auto table = Amplification::parameters();
    const std::size_t row = rowOf(table, &Amplification::Inputs::callsPerEvent);
    const auto calls = smallestRepair(load, LoadInput::Calls, {hundredth, table[row].info().hard});
    return calls && *calls >= hundredth ? std::optional(Repair{row, *calls}) : std::nullopt;
}

} // namespace

Finding Amplification::explain(const Inputs& inputs, const Result& result)
{
    const Demand& demand = result.demand;
    const Loop& loop = result.loop;
    return {
        .word = std::string(word(loop.verdict)),
        .tone = toneOf(loop),
        .sentence = sentence(loop),
        .detail = detail(demand, loop),
        .figures =
            {
                {fixedText(demand.callsPerMinute, 1),
                 "calls/min of " + significantText(demand.budgetPerMinute, 6)},
                {fixedText(loop.deliveriesPerEvent, 2), loop.verdict == LoopVerdict::Unsettled
                                                            ? "deliveries/event so far"
                                                            : "deliveries/event, settled"},
                {percent(demand.throttledFraction), "refused at once"},
            },
        .repair = repair(inputs.load(), loop),
    };
}

} // namespace stormglass
