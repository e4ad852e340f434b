// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/loop_repair.h"

#include "model/amplification/input_axis.h"

#include <cmath>

namespace stormglass::amplification {

namespace {

double repairStep(LoadInput input)
{
    switch (input) {
    case LoadInput::Calls:
        return 0.01;
    case LoadInput::Events:
        return 0.1;
    case LoadInput::MissRate:
        return 0.005;
    case LoadInput::Tier:
        return 1.0;
    }
    return 1.0;
}

std::string meaningOf(LoadInput input, double value, const ParameterInfo& parameter)
{
    const std::string to = quantityText(value, parameter.unit);
    switch (input) {
    case LoadInput::Calls:
        return "The most calls a run may make for a collapsed loop to come back: " + to +
               (value >= 1.0
                    ? ", or a whole " + displayText(std::floor(value), parameter.unit) + "."
                    : ". Under one call a run means batching, caching or dropping.");
    case LoadInput::Events:
        return "The most events a minute under which a collapsed loop comes back: " + to + ".";
    case LoadInput::Tier:
        return "The least budget under which a collapsed loop comes back: " + to +
               ". A method of a higher tier, or a special limit, has it.";
    case LoadInput::MissRate:
        break;
    }
    return {};
}

} // namespace

InputGrid repairGrid(LoadInput input)
{
    return {repairStep(input), inputAxis(input).parameter.slider};
}

std::optional<Repair> loopRepair(const Amplification::Inputs& inputs,
                                 const Amplification::Result& result)
{
    const bool calm = result.exact.regime == Regime::Calm;
    if (calm || inputs.missRate >= collapseThreshold) {
        return std::nullopt;
    }
    for (const LoadInput input : {LoadInput::Calls, LoadInput::Events, LoadInput::Tier}) {
        // With a profile, calls and tier are its rows'.
        if (!inputs.methods.empty() && input != LoadInput::Events) {
            continue;
        }
        const auto value =
            smallestRepair(inputs.load(), input, repairGrid(input), inputs.feedback());
        if (value) {
            const InputAxis axis = inputAxis(input);
            return Repair{axis.row, *value, meaningOf(input, *value, axis.parameter)};
        }
    }
    return std::nullopt;
}

} // namespace stormglass::amplification
