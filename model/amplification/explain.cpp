// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "model/amplification/equilibria_report.h"
#include "model/amplification/input_axis.h"
#include "model/amplification/limits_report.h"
#include "model/amplification/loop_repair.h"
#include "model/core/number_text.h"
#include "model/core/rounding.h"

#include <cmath>
#include <utility>

namespace stormglass {

using namespace amplification;

namespace {

std::string percent(double fraction) { return fixedText(fraction * 100.0, 1) + " %"; }

/// Whether deliveries fail for a reason of their own, before any call is refused.
bool failsByItself(const Equilibria& exact)
{
    return exact.verdict == ExactVerdict::Stable && exact.settlesAt >= collapseThreshold;
}

std::string disabled(DisableRule rule)
{
    return rule == DisableRule::ExemptAsDocumented
               ? ": over the 95 % at which Slack disables event subscriptions, though documented "
                 "as "
                 "exempt under 1,000 events an hour."
               : ": Slack disables the event subscriptions of such an app.";
}

std::string stableSentence(const Amplification::Inputs& inputs, const Equilibria& exact)
{
    const std::string missed = percent(exact.settlesAt) + " missed";
    if (failsByItself(exact)) {
        return "The loop stays at " + missed +
               (inputs.missRate > missRateCap ? ", as high as the model goes"
                                              : ", where it began") +
               ", and that is failure already.";
    }
    return exact.regime == Regime::Storm
               ? "The loop settles at " + missed +
                     ", barely above its base: some calls are refused."
               : "The loop stays at " + missed + ": retries do not feed on themselves.";
}

std::string bistableSentence(const Equilibria& exact)
{
    const std::string missed = percent(exact.settlesAt) + " missed; past ";
    return (exact.settlesAt < collapseThreshold ? "Calm now at " + missed
                                                : "Failing already at " + missed) +
           fixedText(exact.tippingMissRate.value_or(exact.settlesAt) * 100.0, 2) +
           " % it tips to " + percent(exact.collapsesTo) + " and stays there.";
}

std::string collapsedSentence(const Amplification::Result& result)
{
    const std::optional<double>& returns = result.safeEvents.returns;
    return "The loop settles at " + percent(result.exact.settlesAt) +
           " missed and stays there until " +
           (returns ? "events fall to " + significantText(significantDown(*returns, 3), 3) +
                          " a minute."
                    : "the traffic stops.");
}

std::string sentence(const Amplification::Inputs& inputs, const Amplification::Result& result)
{
    const Equilibria& exact = result.exact;
    const std::string settles = "The loop settles at " + percent(exact.settlesAt) + " missed";
    switch (exact.verdict) {
    case ExactVerdict::Stable:
        return stableSentence(inputs, exact);
    case ExactVerdict::Bistable:
        return bistableSentence(exact);
    case ExactVerdict::Elevated:
        return settles + ", up from " + percent(inputs.missRate) + ", with nothing in reserve.";
    case ExactVerdict::Collapsed:
        return collapsedSentence(result);
    case ExactVerdict::Disabling:
        return settles + disabled(result.limits.disable);
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
std::string walkDetail(const Amplification::Result& result)
{
    if (!walkDiffers(result)) {
        return {};
    }
    const Loop& walk = result.loop;
    const std::string rounds =
        std::to_string(walk.rounds) + (walk.rounds == 1 ? " round" : " rounds");
    return " The note's walk says " + std::string(word(walk.verdict)) + ", at " +
           percent(walk.missRate) + " after " + rounds + ".";
}

std::string detail(const Amplification::Result& result)
{
    const double settlesAt = result.exact.settlesAt;
    return (settlesAt >= collapseThreshold ? distanceToSwitchOff(settlesAt)
                                           : budgetDetail(result.today)) +
           walkDetail(result);
}

std::vector<Figure> figures(const Amplification::Inputs& inputs,
                            const Amplification::Result& result)
{
    const Demand& demand = result.today;
    const double settled =
        expectedDeliveries(result.exact.settlesAt, inputs.maxRetries, inputs.feedback());
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

/// To the calm side of what it is, so that going there suffices.
std::string changeText(LoadInput input, double change, const Unit& unit)
{
    const double rounded = towardsCalm(input, change * unit.displayFactor, 3);
    if (rounded == 0.0) {
        return "at the edge";
    }
    return (rounded > 0.0 ? "+" : "\u2212") + significantText(std::abs(rounded), 3) +
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
            all.push_back({changeText(input, *change, parameter.unit),
                           std::string(parameter.label) + (storm ? ", to come back" : ", to tip"),
                           storm ? "The change of this one that ends the storm for good."
                                 : "The change of this one at which calm ends."});
        }
    };
    add(LoadInput::Events, result.headroom.eventsPerMinute);
    add(LoadInput::Calls, result.headroom.callsPerEvent);
    add(LoadInput::MissRate, result.headroom.missRate);
    add(LoadInput::Tier, result.headroom.tierPerMinute);
    if (result.safeEvents.returns && !failsByItself(result.exact)) {
        all.push_back(
            {significantText(significantDown(*result.safeEvents.returns, 3), 3) + " events/min",
             "Safe, whatever happens",
             "Events a minute at which a loop that has collapsed comes back by itself."});
    }
    return all;
}

/// Where each input that moves the loop meets its edges.
std::vector<EdgeMark> edgeMarks(const Amplification::Inputs& inputs)
{
    constexpr int digits = 4;
    std::vector<EdgeMark> marks;
    const auto add = [&marks](const InputAxis& axis, const std::optional<double>& edge,
                              std::string_view verb, Tone tone) {
        if (edge) {
            const double shown =
                towardsCalm(axis.input, *edge * axis.parameter.unit.displayFactor, digits);
            const double value = shown / axis.parameter.unit.displayFactor;
            marks.push_back({axis.row, value,
                             std::string(verb) + " at " + quantityText(value, axis.parameter.unit),
                             tone});
        }
    };
    for (const LoadInput input :
         {LoadInput::Events, LoadInput::Calls, LoadInput::MissRate, LoadInput::Tier}) {
        const bool isOfMethods = input == LoadInput::Calls || input == LoadInput::Tier;
        if (isOfMethods && !inputs.methods.empty()) {
            continue;
        }
        const InputAxis axis = inputAxis(input);
        const Edges edges = edgeValues(inputs.bindingLoad(), input, inputs.feedback());
        add(axis, edges.returns, "a storm ends", Tone::Precarious);
        add(axis, edges.tips, "calm ends", Tone::Failing);
    }
    return marks;
}

} // namespace

Finding Amplification::explain(const Inputs& inputs, const Result& result)
{
    std::vector<Repair> repairs = parameterRepairs(loopRepairs(inputs, result));
    std::optional<Repair> first;
    if (!repairs.empty()) {
        first = std::move(repairs.front());
        repairs.erase(repairs.begin());
    }
    return {
        .word = std::string(word(result.exact.verdict)),
        .tone = toneOf(result.exact.verdict, result.exact.settlesAt),
        .sentence = sentence(inputs, result),
        .detail = detail(result),
        .figures = figures(inputs, result),
        .margins = margins(result),
        .limits = limitFigures(result),
        .edges = edgeMarks(inputs),
        .repair = std::move(first),
        .otherRepairs = std::move(repairs),
    };
}

} // namespace stormglass
