// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/input_axis.h"

#include "model/failover/failover.h"

namespace stormglass::failover {

namespace {

using Inputs = Failover::Inputs;

double Inputs::*memberOf(MapInput input)
{
    switch (input) {
    case MapInput::LocalDownLength:
        return &Inputs::localDownLength;
    case MapInput::CloudDownLength:
        return &Inputs::cloudDownLength;
    case MapInput::LocalSlowLength:
        return &Inputs::localSlowLength;
    case MapInput::LocalDownStart:
        return &Inputs::localDownStart;
    case MapInput::CloudDownStart:
        return &Inputs::cloudDownStart;
    case MapInput::LocalSlowStart:
        return &Inputs::localSlowStart;
    case MapInput::CacheLifetime:
        return &Inputs::cacheLifetime;
    case MapInput::FirstRetry:
        break;
    }
    return &Inputs::firstRetry;
}

} // namespace

InputAxis inputAxis(MapInput input)
{
    const auto table = Failover::parameters();
    const std::size_t row = rowOf(table, memberOf(input));
    return {table[row].info(), row};
}

} // namespace stormglass::failover
