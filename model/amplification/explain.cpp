// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "model/amplification/input_axis.h"
#include "model/amplification/loop_repair.h"
#include "model/core/number_text.h"

#include <cmath>

namespace stormglass {

using namespace amplification;

namespace {

std::string percent(double fraction) { return fixedText(fraction * 100.0, 1) + " %"; }

/// Whether deliveries fail for a reason of their own, before any call is refused.
bool failsByItself(const Equilibria& exact)
{
    return exact.verdict == ExactVerdict::Stable && exact.settlesAt >= collapseThreshold;
}

/// The exact verdict, but for what is stable and failure: on a card that would be read as calm.
std::string verdictWord(const Equilibria& exact)
{
    return std::string(failsByItself(exact) ? word(settleVerdict(exact.settlesAt, 0.0))
                                            : word(exact.verdict));
}

std::string sentence(const Equilibria& exact)
{
    const std::string missed = percent(exact.settlesAt) + " missed";
    if (failsByItself(exact)) {
        return "The loop stays at " + missed + ", where it began, and that is failure already.";
    }
    switch (exact.verdict) {
    case ExactVerdict::Stable:
        return "The loop stays at " + missed + ": retries do not feed on themselves.";
    case ExactVerdict::Bistable:
        return "Calm now at " + missed + "; past " +
               fixedText(exact.tippingMissRate.value_or(exact.settlesAt) * 100.0, 2) +
               " % it tips to " + percent(exact.collapsesTo) + " and stays there.";
    case ExactVerdict::Elevated:
        return "The loop settles at " + missed + ": it works, with nothing in reserve.";
    case ExactVerdict::Collapsed:
        return "The loop settles at " + missed + " and stays there until the traffic stops.";
    case ExactVerdict::Disabling:
        return "The loop settles at " + missed + ": Slack switches such an app off.";
    }
    return {};
}

std::string budgetDetail(const Demand& demand)
{
    const std::string share = "Today's calls take " + fixedText(demand.sharePercent, 1) + " % of " +
                              significantText(demand.budgetPerMinute, 6) + " a minute: ";
    switch (demand.verdict) {
    case DemandVerdict::Stable:
        return share + "under half.";
    case DemandVerdict::Tight:
        return share + "tight, over half.";
    case DemandVerdict::Saturated:
        return share + "saturated, with little left.";
    case DemandVerdict::OverBudget:
        return share + percent(demand.throttledFraction) + " of them are refused at once.";
    }
    return {};
}

std::string distanceToSwitchOff(double settlesAt)
{
    const double points = (settlesAt - disableThreshold) * 100.0;
    return fixedText(std::abs(points), 1) + " points " + (points < 0.0 ? "under" : "over") +
           " the 95 % of failed deliveries in an hour at which Slack disables event "
           "subscriptions.";
}

/// Where the reference's walk says something else, the card says so.
std::string walkDetail(const Equilibria& exact, const Loop& walk)
{
    if (word(walk.verdict) == word(exact.verdict)) {
        return {};
    }
    const std::string rounds =
        std::to_string(walk.rounds) + (walk.rounds == 1 ? " round" : " rounds");
    return " The note's walk says " + std::string(word(walk.verdict)) + ", at " +
           percent(walk.missRate) + " after " + rounds + ".";
}

std::string detail(const Amplification::Result& result)
{
    const double settlesAt = result.exact.settlesAt;
    return (settlesAt >= collapseThreshold ? distanceToSwitchOff(settlesAt)
                                           : budgetDetail(result.demand)) +
           walkDetail(result.exact, result.loop);
}

std::vector<Figure> figures(const Amplification::Inputs& inputs,
                            const Amplification::Result& result)
{
    const Demand& demand = result.demand;
    const double settled = expectedDeliveries(result.exact.settlesAt, inputs.maxRetries);
    return {
        {fixedText(demand.callsPerMinute, 1),
         "calls/min of " + significantText(demand.budgetPerMinute, 6),
         "Web API calls a minute at today's miss rate, and how many the method allows."},
        {fixedText(settled, 2), "deliveries/event, settled",
         "How often each event is delivered where the loop ends: the first delivery and the "
         "retries of those that missed."},
        {percent(demand.throttledFraction), "refused at once",
         "Share of today's calls that exceed the budget, before the loop begins to turn."},
    };
}

std::string signedText(double change, const Unit& unit)
{
    return (change > 0.0 ? "+" : "\u2212") +
           significantText(std::abs(change) * unit.displayFactor, 3) +
           (unit.symbol.empty()
                ? ""
                : " " + std::string(unit == units::percent ? "points" : unit.symbol));
}

/// A storm must go back to where it lets go; what is calm may go on to where it tips.
std::vector<Figure> margins(const Amplification::Result& result)
{
    const bool storm = result.exact.regime == Regime::Storm;
    std::vector<Figure> all;
    const auto add = [&](LoadInput input, const Edges& edges) {
        const ParameterInfo parameter = inputAxis(input).parameter;
        if (const auto change = storm ? edges.returns : edges.tips) {
            all.push_back({signedText(*change, parameter.unit), std::string(parameter.label),
                           storm ? "The change of this one that ends the storm for good."
                                 : "The change of this one at which calm ends."});
        }
    };
    add(LoadInput::Events, result.headroom.eventsPerMinute);
    add(LoadInput::Calls, result.headroom.callsPerEvent);
    add(LoadInput::MissRate, result.headroom.missRate);
    add(LoadInput::Tier, result.headroom.tierPerMinute);
    if (result.safeEvents.returns) {
        all.push_back({significantText(*result.safeEvents.returns, 3) + " events/min",
                       "Safe, whatever happens",
                       "Events a minute at which a loop that has collapsed comes back by itself."});
    }
    return all;
}

} // namespace

Finding Amplification::explain(const Inputs& inputs, const Result& result)
{
    return {
        .word = verdictWord(result.exact),
        .tone = toneOf(result.exact.verdict, result.exact.settlesAt),
        .sentence = sentence(result.exact),
        .detail = detail(result),
        .figures = figures(inputs, result),
        .margins = margins(result),
        .repair = loopRepair(inputs, result),
    };
}

} // namespace stormglass
