// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/loop_repair.h"

#include "model/amplification/repair.h"

#include <array>
#include <cmath>

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;

struct Candidate {
    LoadInput input;
    Parameter<Inputs>::Member member;
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
        Candidate{LoadInput::Calls, &Inputs::callsPerEvent, 0.01},
        Candidate{LoadInput::Events, &Inputs::eventsPerMinute, 0.1},
        Candidate{LoadInput::Tier, &Inputs::tierPerMinute, 1.0},
    };
    const auto table = Amplification::parameters();
    for (const Candidate& candidate : candidates) {
        const std::size_t row = rowOf(table, candidate.member);
        const ParameterInfo& parameter = table[row].info();
        const auto value = smallestRepair(inputs.load(), candidate.input,
                                          {candidate.step, parameter.slider}, inputs.feedback());
        if (value) {
            return Repair{row, *value, meaningOf(candidate.input, *value, parameter)};
        }
    }
    return std::nullopt;
}

} // namespace stormglass::amplification
