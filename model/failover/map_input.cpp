// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/map_input.h"

namespace stormglass::failover {

double& slotOf(MapInput input, EventSetup& setup)
{
    switch (input) {
    case MapInput::LocalDownLength:
        return setup.localDown.outage.length;
    case MapInput::CloudDownLength:
        return setup.cloudDown.outage.length;
    case MapInput::LocalSlowLength:
        return setup.localSlow.outage.length;
    case MapInput::LocalDownStart:
        return setup.localDown.outage.start;
    case MapInput::CloudDownStart:
        return setup.cloudDown.outage.start;
    case MapInput::LocalSlowStart:
        return setup.localSlow.outage.start;
    case MapInput::CacheLifetime:
        return setup.cacheLifetime;
    case MapInput::FirstRetry:
        break;
    }
    return setup.offsets.front();
}

} // namespace stormglass::failover
