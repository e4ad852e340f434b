// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/time_bins.h"
#include "model/reconnect/backoff.h"

#include <cstdint>

namespace stormglass::reconnect {

/// When a client that has reconnected fetches the presence of the members, in the order of the
/// parameter's choices. Eager: before it counts as reconnected, so that a fetch that fails ends the
/// connection. Deferred: as soon as it receives messages. Lazy: when its sidebar opens. Off: never,
/// and what all others know grows old as well.
enum class PresenceSync { Eager, Deferred, Lazy, Off };

/// What a run is of. Rates are per second, times are seconds.
struct StormSetup {
    std::int64_t clients = 1;   ///< shared evenly by the gateways
    std::int64_t members = 1;   ///< of a workspace, each looked up by every fetch
    int gateways = 1;           ///< a client comes back to the one it was connected to
    int restarting = 1;         ///< gateways that restart at 0
    double connectRate = 1.0;   ///< connects a gateway accepts
    double eventRate = 1.0;     ///< presence events a gateway passes on
    double gatewayLimit = 1.0;  ///< connects and events waiting beyond which a gateway restarts
    double gatewayBoot = 0.0;   ///< until it accepts connects again
    double presenceRate = 1.0;  ///< lookups the presence backend answers
    double presenceQueue = 1.0; ///< lookups that wait there at most
    double presenceTimeout = 1.0;
    int presenceTries = 1;
    double eventFanout = 0.0; ///< presence events that a lookup causes
    Backoff backoff = Backoff::None;
    BackoffSpan backoffSpan;
    double limitPerConnection = 0.0; ///< lookups; 0 is no limit
    double limitPerWorkspace = 0.0;  ///< lookups; 0 is no limit
    double batchWindow = 0.0;        ///< presence events are gathered for so long; 0 is not at all
    PresenceSync presence = PresenceSync::Eager;
    double sidebarShare = 1.0; ///< of clients, lazy
    double sidebarDelay = 0.0; ///< mean, lazy
    double drain = 0.0;        ///< the restart is spread over so long, without a gateway going down
    double steadyPresence = 0.0; ///< lookups of each client that keeps presence, in quiet times
    double duration = 1.0;
    double bin = 1.0;
    std::uint64_t seed = 1;

    [[nodiscard]] TimeBins bins() const { return {bin, duration}; }

    /// As many as the clients fill with members, one at least.
    [[nodiscard]] std::int64_t workspaces() const;

    /// Lookups a second in quiet times, all clients together.
    [[nodiscard]] double steadyRequests() const;

    /// How many of this one's clients one client of a coarser system stands for: 1 up to `enough`
    /// clients, and no more than leaves a fetch a fiftieth of the time-out and of the queue, a
    /// gateway fifty clients and its limit a hundred of them.
    [[nodiscard]] double weightFor(std::int64_t enough) const;

    /// The same system with fewer clients, each of which stands for `weight` (≥ 1) of this one's;
    /// every rate and limit that clients share is smaller by as much.
    [[nodiscard]] StormSetup scaledBy(double weight) const;

    bool operator==(const StormSetup&) const = default;
};

} // namespace stormglass::reconnect
