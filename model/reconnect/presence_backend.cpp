// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/presence_backend.h"

#include <algorithm>
#include <cmath>

namespace stormglass::reconnect {

double TakenLookups::answeredBy(double time) const
{
    if (time >= finish) {
        return lookups;
    }
    return time <= start ? 0.0 : std::floor(lookups * (time - start) / (finish - start));
}

TakenLookups PresenceBackend::offer(double now, double lookups)
{
    // What came at this very instant waits as a whole number, but for rounding.
    constexpr double rounding = 1e-6;
    const double room = std::floor(std::max(m_room + 1.0 - waiting(now), 0.0) + rounding);
    TakenLookups taken{.lookups = std::min(lookups, room), .start = std::max(now, m_busyUntil)};
    taken.finish = taken.start + taken.lookups / m_rate;
    m_busyUntil = taken.finish;
    return taken;
}

double PresenceBackend::waiting(double now) const
{
    return std::max(m_busyUntil - now, 0.0) * m_rate;
}

} // namespace stormglass::reconnect
