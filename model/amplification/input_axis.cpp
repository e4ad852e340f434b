// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/input_axis.h"

#include "model/amplification/amplification.h"

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;

double Inputs::*memberOf(LoadInput input)
{
    switch (input) {
    case LoadInput::Events:
        return &Inputs::eventsPerMinute;
    case LoadInput::Calls:
        return &Inputs::callsPerEvent;
    case LoadInput::MissRate:
        return &Inputs::missRate;
    case LoadInput::Tier:
        return &Inputs::tierPerMinute;
    }
    return &Inputs::eventsPerMinute;
}

} // namespace

InputAxis inputAxis(LoadInput input)
{
    const auto table = Amplification::parameters();
    const std::size_t row = rowOf(table, memberOf(input));
    return {input, table[row].info(), row};
}

} // namespace stormglass::amplification
