// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/loop_repair.h"

#include "model/amplification/input_axis.h"
#include "model/amplification/repair.h"

#include <array>
#include <cmath>

namespace stormglass::amplification {

namespace {

struct Candidate {
    LoadInput input;
    double step; ///< as fine as people count it
};

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

std::optional<Repair> loopRepair(const Amplification::Inputs& inputs,
                                 const Amplification::Result& result)
{
    const bool calm = result.exact.regime == Regime::Calm;
    if (calm || inputs.missRate >= collapseThreshold) {
        return std::nullopt;
    }
    static const std::array candidates{
        Candidate{LoadInput::Calls, 0.01},
        Candidate{LoadInput::Events, 0.1},
        Candidate{LoadInput::Tier, 1.0},
    };
    for (const Candidate& candidate : candidates) {
        // With a profile, calls and tier are its rows'.
        if (!inputs.methods.empty() && candidate.input != LoadInput::Events) {
            continue;
        }
        const InputAxis axis = inputAxis(candidate.input);
        const auto value =
            smallestRepair(inputs.load(), candidate.input, {candidate.step, axis.parameter.slider},
                           inputs.feedback());
        if (value) {
            return Repair{axis.row, *value, meaningOf(candidate.input, *value, axis.parameter)};
        }
    }
    return std::nullopt;
}

} // namespace stormglass::amplification
