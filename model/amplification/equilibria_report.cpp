// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/equilibria_report.h"

#include "model/amplification/handler_report.h"
#include "model/amplification/input_axis.h"
#include "model/amplification/repair_report.h"
#include "model/amplification/report_line.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;
using Lines = std::vector<std::string>;

constexpr std::array loopInputs{LoadInput::Events, LoadInput::Calls, LoadInput::MissRate,
                                LoadInput::Tier};

/// Four figures, rounded down: a rate that is safe must not be told higher than it is.
std::string downText(double value)
{
    const double scale = std::pow(10.0, 3.0 - std::floor(std::log10(value)));
    return significantText(std::floor(value * scale) / scale, 4);
}

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
    if (word(walk.verdict) == word(result.exact.verdict)) {
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

std::string edgeText(double value, double distance, const Unit& unit)
{
    const std::string change = significantText(std::abs(distance) * unit.displayFactor, 4);
    return "at " + significantText(value * unit.displayFactor, 4) + ' ' + std::string(unit.symbol) +
           ", " + change + (unit == units::percent ? " points" : "") +
           (distance < 0.0 ? " lower" : " higher");
}

void addEdges(Lines& lines, const Inputs& inputs)
{
    if (inputs.acknowledge == Acknowledge::First) {
        return;
    }
    const Load load = inputs.load();
    for (const LoadInput input : loopInputs) {
        const Unit unit = inputAxis(input).parameter.unit;
        const Edges values = edgeValues(load, input, inputs.feedback());
        const Edges distances = distanceToEdges(load, input, inputs.feedback());
        if (values.tips && distances.tips) {
            lines.push_back(
                reportLine(word(input), "tips", edgeText(*values.tips, *distances.tips, unit)));
        }
        if (values.returns && distances.returns) {
            lines.push_back(reportLine(word(input), "returns",
                                       edgeText(*values.returns, *distances.returns, unit)));
        }
        if (!values.tips && !values.returns) {
            lines.push_back(
                reportLine(word(input), "no edge", "no value of this alone is on an edge"));
        }
    }
}

void addSafeRates(Lines& lines, const SafeEvents& safe)
{
    const auto add = [&lines](const std::optional<double>& rate, std::string_view condition) {
        if (rate) {
            lines.push_back(
                reportLine("safe", downText(*rate), "events/min, " + std::string(condition)));
        }
    };
    add(safe.tips, "as long as nothing pushes the loop");
    add(safe.returns, "and a collapsed loop comes back by itself");
    add(safe.allRetried, "and nothing is refused with every retry of every event");
}

} // namespace

std::vector<std::string> equilibriaReport(const Inputs& inputs, const Result& result)
{
    Lines lines{"", "Beyond the note: the loop without rounding and without a limit of rounds"};
    addEnds(lines, result.exact);
    addWalk(lines, inputs, result);
    addLoads(lines, result.exact);
    addEdges(lines, inputs);
    addSafeRates(lines, result.safeEvents);
    std::ranges::move(repairReport(inputs), std::back_inserter(lines));
    std::ranges::move(handlerReport(inputs, result), std::back_inserter(lines));
    return lines;
}

} // namespace stormglass::amplification
