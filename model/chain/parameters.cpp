// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"

#include <array>

namespace stormglass {

namespace {

using Row = Parameter<Chain::Inputs>;

constexpr std::string_view note = "\"Retry Storm\" (academia.sh).";

ParameterInfo rounds()
{
    return {
        .key = "rounds",
        .label = "Rounds",
        .unit = units::rounds,
        .meaning = "Rounds of the run; a round is an abstract step of time.",
        .source = note,
        .hard = chain::roundsRange,
        .slider = {100.0, 5000.0},
        .scale = Scale::Logarithmic,
        .prominence = Prominence::Advanced,
    };
}

ParameterInfo externalDemand()
{
    return {
        .key = "external-demand",
        .label = "Demand",
        .unit = units::requestsPerRound,
        .meaning = "Requests that come in from outside each round; fractions add up.",
        .source = note,
        .hard = chain::demandRange,
        .slider = {0.0, 40.0},
        .step = 0.5,
    };
}

ParameterInfo layers()
{
    return {
        .key = "layers",
        .label = "Layers",
        .unit = units::layers,
        .meaning = "Layers between the edge and the dependency, each of which retries.",
        .source = note,
        .hard = {1.0, 12.0},
        .slider = {1.0, 6.0},
    };
}

ParameterInfo allowance()
{
    return {
        .key = "allowance",
        .label = "Allowance",
        .unit = units::attemptsPerLayer,
        .meaning = "Attempts that each layer makes; those of the layers multiply.",
        .source = note,
        .hard = {1.0, 20.0},
        .slider = {1.0, 6.0},
    };
}

ParameterInfo interval()
{
    return {
        .key = "interval",
        .label = "Interval",
        .unit = units::rounds,
        .meaning = "Rounds from a failed call to the next of the same request.",
        .source = note,
        .hard = {1.0, 1e6},
        .slider = {1.0, 20.0},
    };
}

ParameterInfo capacity()
{
    return {
        .key = "capacity",
        .label = "Capacity",
        .unit = units::callsPerRound,
        .meaning = "Calls the dependency satisfies each round; the rest fail.",
        .source = note,
        .hard = {0.0, 1e6},
        .slider = {0.0, 60.0},
    };
}

constexpr std::string_view faultEndKey = "fault-end";

ParameterInfo faultRound(std::string_view key, std::string_view label, std::string_view meaning)
{
    return {
        .key = key,
        .label = label,
        .meaning = meaning,
        .source = note,
        .hard = chain::roundsRange,
        .slider = {1.0, 400.0},
    };
}

ParameterInfo faultStart()
{
    ParameterInfo info = faultRound("fault-start", "Fault from round", "First round of the fault.");
    info.rangeEnd = faultEndKey;
    return info;
}

ParameterInfo faultCapacity()
{
    return {
        .key = "fault-capacity",
        .label = "Capacity in the fault",
        .unit = units::callsPerRound,
        .meaning = "Calls the dependency satisfies each round while the fault lasts.",
        .source = note,
        .hard = {0.0, 1e6},
        .slider = {0.0, 60.0},
    };
}

ParameterInfo demandSteps()
{
    return {
        .key = "demand-step",
        .label = "Demand steps",
        .meaning = "Rounds in which another demand comes in; of two that overlap the later in the "
                   "list holds.",
        .source = note,
        .prominence = Prominence::Advanced,
        .mention = Mention::WhenChanged,
        .rowColumns = chain::demandStepColumns(),
    };
}

/// What all thresholds have in common.
ParameterInfo thresholdInfo(std::string_view key, std::string_view label, const Unit& unit,
                            std::string_view meaning)
{
    return {
        .key = key,
        .label = label,
        .unit = unit,
        .meaning = meaning,
        .source = "A convention: the note's figures lie far beyond it.",
        .prominence = Prominence::Advanced,
        .mention = Mention::WhenChanged,
    };
}

ParameterInfo ratioThreshold(std::string_view key, std::string_view label, const Unit& unit,
                             std::string_view meaning)
{
    ParameterInfo info = thresholdInfo(key, label, unit, meaning);
    info.hard = {1.0, 100.0};
    info.slider = {1.0, 3.0};
    info.step = 0.05;
    return info;
}

ParameterInfo shareThreshold(std::string_view key, std::string_view label, const Range& slider,
                             std::string_view meaning)
{
    ParameterInfo info = thresholdInfo(key, label, units::percent, meaning);
    info.hard = {0.0, 1.0};
    info.slider = slider;
    info.step = 0.01;
    return info;
}

} // namespace

std::span<const Parameter<Chain::Inputs>> Chain::parameters()
{
    static const std::array table{
        Row(externalDemand(), &Inputs::externalDemand),
        Row(layers(), &Inputs::layers),
        Row(allowance(), &Inputs::allowance),
        Row(interval(), &Inputs::interval),
        Row(capacity(), &Inputs::capacity),
        Row(faultCapacity(), &Inputs::faultCapacity),
        Row(faultStart(), &Inputs::faultStart),
        Row(faultRound(faultEndKey, "Fault to round", "Last round of the fault, itself included."),
            &Inputs::faultEnd),
        Row(rounds(), &Inputs::rounds),
        Row(demandSteps(), &Inputs::demandSteps),
        Row(ratioThreshold("rise-threshold", "A rate has grown from", units::times,
                           "How many times its usual value a rate must reach to count as grown."),
            &Inputs::riseThreshold),
        Row(ratioThreshold("amplification-threshold", "Calls are repeated from",
                           units::callsPerRequest,
                           "Calls per distinct request from which calls count as repeated."),
            &Inputs::amplificationThreshold),
        Row(shareThreshold("success-threshold", "Success has fallen by", {0.0, 0.5},
                           "Points of the success ratio that count as a fall."),
            &Inputs::successThreshold),
        Row(shareThreshold("reach-threshold", "Work gets done from", {0.5, 1.0},
                           "Share of what comes in that must be satisfied for failures to count as "
                           "transient."),
            &Inputs::reachThreshold),
    };
    return table;
}

} // namespace stormglass
