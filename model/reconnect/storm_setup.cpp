// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm_setup.h"

#include <algorithm>
#include <cmath>

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

double StormSetup::weightFor(std::int64_t enough) const
{
    const auto all = static_cast<double>(clients);
    const auto lookups = static_cast<double>(members);
    const double most = std::min(
        {all / static_cast<double>(enough), presenceRate * presenceTimeout / (50.0 * lookups),
         presenceQueue / (50.0 * lookups), gatewayLimit / 100.0, all / (50.0 * gateways)});
    // Whole clients, so that together they stand for all.
    return most <= 1.0 ? 1.0 : all / std::ceil(all / most);
}

StormSetup StormSetup::scaledBy(double weight) const
{
    StormSetup scaled = *this;
    scaled.clients = std::llround(static_cast<double>(clients) / weight);
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
