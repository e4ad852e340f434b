// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm_setup.h"

#include <algorithm>

namespace stormglass::reconnect {

std::int64_t StormSetup::workspaces() const { return std::max<std::int64_t>(clients / members, 1); }

double StormSetup::steadyRequests() const
{
    switch (presence) {
    case PresenceSync::Eager:
    case PresenceSync::Deferred:
        return static_cast<double>(clients) * steadyPresence;
    case PresenceSync::Lazy:
        return static_cast<double>(clients) * sidebarShare * steadyPresence;
    case PresenceSync::Off:
        break;
    }
    return 0.0;
}

std::int64_t StormSetup::weightIn(std::int64_t mostClients) const
{
    return (clients + mostClients - 1) / mostClients;
}

StormSetup StormSetup::scaledTo(std::int64_t mostClients) const
{
    const auto weight = static_cast<double>(weightIn(mostClients));
    StormSetup scaled = *this;
    scaled.clients = (clients + weightIn(mostClients) - 1) / weightIn(mostClients);
    scaled.connectRate /= weight;
    scaled.eventRate /= weight;
    scaled.gatewayLimit /= weight;
    scaled.presenceRate /= weight;
    scaled.presenceQueue /= weight;
    scaled.limitPerWorkspace *=
        static_cast<double>(workspaces()) / (weight * static_cast<double>(scaled.workspaces()));
    return scaled;
}

} // namespace stormglass::reconnect
