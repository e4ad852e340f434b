// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/equilibria_report.h"

#include "model/amplification/handler_report.h"
#include "model/amplification/input_axis.h"
#include "model/amplification/limits_report.h"
#include "model/amplification/repair_report.h"
#include "model/amplification/report_line.h"
#include "model/core/rounding.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;
using Lines = std::vector<std::string>;

std::string regimeText(const Equilibria& exact)
{
    switch (exact.regime) {
    case Regime::Calm:
        return "one end only: the loop comes back to its base from anywhere";
    case Regime::Bistable:
        return "two ends: the loop stays at its base, and a collapsed loop stays collapsed, at " +
               percentText(exact.collapsesTo, 6);
    case Regime::Storm:
        return "the base is no end: the loop leaves it by itself";
    }
    return {};
}

void addEnds(Lines& lines, const Equilibria& exact)
{
    lines.push_back(reportLine("exact", word(exact.verdict),
                               "settles at " + percentText(exact.settlesAt, 6) + " missed"));
    lines.push_back(reportLine("regime", word(exact.regime), regimeText(exact)));
    for (const FixedPoint& point : exact.points()) {
        lines.push_back(reportLine("point", word(point.stability), percentText(point.missRate, 6)));
    }
    if (exact.tippingMissRate) {
        lines.push_back(reportLine("tipping", "miss rate",
                                   "pushed past " + percentText(*exact.tippingMissRate, 6) +
                                       " missed, the loop goes to " +
                                       percentText(exact.collapsesTo, 6) + " and stays there"));
    }
}

/// Why walk and exact verdict can differ.
std::string differenceText(const Inputs& inputs, const Equilibria& exact)
{
    if (inputs.acknowledge == Acknowledge::First) {
        return "it does not know ack first";
    }
    if (inputs.retryBudget) {
        return "it knows no retry budget";
    }
    return exact.regime == Regime::Bistable
               ? "it starts at the base and does not look beyond it"
               : "it rounds, and ends at a step under 0.001 or when its rounds run out";
}

void addWalk(Lines& lines, const Inputs& inputs, const Result& result)
{
    const Loop& walk = result.loop;
    if (!walkDiffers(result)) {
        return;
    }
    lines.push_back(reportLine(
        "walk", word(walk.verdict),
        "the note's walk says this, at " + percentText(walk.missRate, 6) +
            ", where the exact verdict is " + std::string(word(result.exact.verdict)) + ": " +
            differenceText(inputs, result.exact) + "; the exit code is the walk's"));
}

void addLoads(Lines& lines, const Equilibria& exact)
{
    const auto share = [](double load) {
        return percentText(load, 4);
    };
    const std::string now = ", now " + share(exact.load);
    if (exact.tipsAtLoad) {
        lines.push_back(reportLine("load", "tips",
                                   "calm ends above " + share(*exact.tipsAtLoad) +
                                       " of the budget before retries" + now));
    }
    if (exact.returnsAtLoad) {
        lines.push_back(reportLine("load", "returns",
                                   "a storm ends below " + share(*exact.returnsAtLoad) +
                                       " of the budget before retries" + now));
    }
    if (exact.tipsAtLoad && exact.returnsAtLoad && *exact.tipsAtLoad > *exact.returnsAtLoad) {
        lines.push_back(
            reportLine("load", "gap",
                       significantText((*exact.tipsAtLoad - *exact.returnsAtLoad) * 100.0, 3) +
                           " points between the two, in which a collapsed loop stays collapsed"));
    }
}

constexpr int edgeDigits = 4;

/// Value and distance to the calm side of what they are, so that going there suffices.
std::string edgeText(LoadInput input, double value, double distance, const Unit& unit)
{
    const auto shown = [&](double number) {
        return towardsCalm(input, number * unit.displayFactor, edgeDigits);
    };
    const double change = shown(distance);
    const std::string at =
        "at " + significantText(shown(value), edgeDigits) + ' ' + std::string(unit.symbol);
    return change == 0.0 ? at + ", where it is"
                         : at + ", " + significantText(std::abs(change), edgeDigits) +
                               (unit == units::percent ? " points" : "") +
                               (change < 0.0 ? " lower" : " higher");
}

void addEdges(Lines& lines, const Load& load, LoadInput input, const Feedback& feedback,
              const std::string& method = {})
{
    const Unit unit = inputAxis(input).parameter.unit;
    const Edges values = edgeValues(load, input, feedback);
    const Edges distances = distanceToEdges(load, input, feedback);
    const std::string whose = method.empty() ? "" : "of " + method + ' ';
    if (values.tips && distances.tips) {
        lines.push_back(reportLine(word(input), "tips",
                                   whose + edgeText(input, *values.tips, *distances.tips, unit)));
    }
    if (values.returns && distances.returns) {
        lines.push_back(
            reportLine(word(input), "returns",
                       whose + edgeText(input, *values.returns, *distances.returns, unit)));
    }
    if (!values.tips && !values.returns) {
        lines.push_back(
            reportLine(word(input), "no edge", whose + "no value of this alone is on an edge"));
    }
}

/// Each input's edges; with several methods, calls and tier of each.
void addAllEdges(Lines& lines, const Inputs& inputs, const std::vector<MethodShare>& methods)
{
    if (inputs.acknowledge == Acknowledge::First) {
        return;
    }
    const Load load = inputs.bindingLoad();
    addEdges(lines, load, LoadInput::Events, inputs.feedback());
    addEdges(lines, load, LoadInput::MissRate, inputs.feedback());
    if (methods.size() < 2) {
        addEdges(lines, load, LoadInput::Calls, inputs.feedback());
        addEdges(lines, load, LoadInput::Tier, inputs.feedback());
        return;
    }
    for (const MethodShare& share : methods) {
        const Load alone = withValue(withValue(load, LoadInput::Calls, share.budget.calls),
                                     LoadInput::Tier, share.budget.tier);
        addEdges(lines, alone, LoadInput::Calls, inputs.feedback(), share.method);
        addEdges(lines, alone, LoadInput::Tier, inputs.feedback(), share.method);
    }
}

/// Rounded down: a rate that is safe must not be told higher than it is.
void addSafeRates(Lines& lines, const Inputs& inputs, const SafeEvents& safe)
{
    if (inputs.missRate >= collapseThreshold) {
        lines.push_back(reportLine(
            "safe", "none", "half or more of the deliveries are missed at any rate of events"));
        return;
    }
    const auto add = [&lines](const std::optional<double>& rate, std::string_view condition) {
        if (rate) {
            lines.push_back(
                reportLine("safe", significantText(significantDown(*rate, edgeDigits), edgeDigits),
                           "events/min, " + std::string(condition)));
        }
    };
    add(safe.tips, "as long as nothing pushes the loop");
    add(safe.returns, "and a collapsed loop comes back by itself");
    add(safe.allRetried, "and nothing is refused with every retry of every event");
}

} // namespace

bool walkDiffers(const Result& result)
{
    constexpr double sameMissRate = 0.005;
    return word(result.loop.verdict) != word(result.exact.verdict) ||
           std::abs(result.loop.missRate - result.exact.settlesAt) >= sameMissRate;
}

std::vector<std::string> equilibriaReport(const Inputs& inputs, const Result& result)
{
    Lines lines{"", "Beyond the note: the loop without rounding and without a limit of rounds"};
    addEnds(lines, result.exact);
    addWalk(lines, inputs, result);
    addLoads(lines, result.exact);
    addAllEdges(lines, inputs, result.methods);
    addSafeRates(lines, inputs, result.safeEvents);
    std::ranges::move(repairReport(inputs, result), std::back_inserter(lines));
    std::ranges::move(handlerReport(inputs, result), std::back_inserter(lines));
    std::ranges::move(limitsReport(inputs, result), std::back_inserter(lines));
    return lines;
}

} // namespace stormglass::amplification
