// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/disable_rule.h"
#include "model/amplification/equilibria.h"
#include "model/amplification/event_cap.h"

#include <optional>

namespace stormglass::amplification {

/// Where a loop that has settled stands against the limits that Slack sets an app.
struct SlackLimits {
    DisableRule disable = DisableRule::Under;

    /// The same for a loop that has tipped; none where it cannot.
    std::optional<DisableRule> disableOnceTipped;

    EventCap eventCap;                ///< of one workspace
    double appEventsPerHour = 0.0;    ///< from all workspaces
    double deliveriesPerMinute = 0.0; ///< from all workspaces
};

/// The limits on a load of each of `workspaces` (at least 1) workspaces. The disable rule counts
/// the whole app's events, the event cap is each workspace's.
[[nodiscard]] SlackLimits slackLimits(const Load& load, const Equilibria& exact, int workspaces,
                                      const Feedback& feedback = {});

} // namespace stormglass::amplification
