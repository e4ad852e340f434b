// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/load_input.h"

#include "model/core/rounding.h"

namespace stormglass::amplification {

namespace {

double Load::*memberOf(LoadInput input)
{
    switch (input) {
    case LoadInput::Events:
        return &Load::eventsPerMinute;
    case LoadInput::Calls:
        return &Load::callsPerEvent;
    case LoadInput::MissRate:
        return &Load::missRate;
    case LoadInput::Tier:
        return &Load::tierPerMinute;
    }
    return &Load::eventsPerMinute;
}

} // namespace

std::string_view word(LoadInput input)
{
    switch (input) {
    case LoadInput::Events:
        return "events";
    case LoadInput::Calls:
        return "calls";
    case LoadInput::MissRate:
        return "miss rate";
    case LoadInput::Tier:
        return "tier";
    }
    return {};
}

double valueOf(const Load& load, LoadInput input) { return load.*memberOf(input); }

double towardsCalm(LoadInput input, double value, int digits)
{
    return input == LoadInput::Tier ? significantUp(value, digits) : significantDown(value, digits);
}

Load withValue(const Load& load, LoadInput input, double value)
{
    Load changed = load;
    changed.*memberOf(input) = value;
    return changed;
}

} // namespace stormglass::amplification
