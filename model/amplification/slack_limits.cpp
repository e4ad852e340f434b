// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/slack_limits.h"

namespace stormglass::amplification {

SlackLimits slackLimits(const Load& load, const Equilibria& exact, int workspaces,
                        const Feedback& feedback)
{
    SlackLimits limits;
    limits.eventCap = eventCap(load, exact.settlesAt, feedback);
    limits.appEventsPerHour = limits.eventCap.eventsPerHour * workspaces;
    limits.deliveriesPerMinute = limits.eventCap.deliveriesPerHour / 60.0 * workspaces;
    limits.disable = disableRule(exact.settlesAt, limits.appEventsPerHour);
    if (exact.regime == Regime::Bistable) {
        limits.disableOnceTipped = disableRule(exact.collapsesTo, limits.appEventsPerHour);
    }
    return limits;
}

} // namespace stormglass::amplification
