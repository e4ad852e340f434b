// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/failover/delivery.h"
#include "model/failover/policy.h"
#include "model/failover/time_window.h"

#include <algorithm>

namespace stormglass::failover {

/// One window of a start and a length, of which each number can be varied; without a length none.
struct Outage {
    double start = 0.0;  ///< s from the first delivery
    double length = 0.0; ///< s; 0 for no such outage

    /// Closed at its start, open at its end.
    [[nodiscard]] bool contains(double time) const
    {
        return time >= start && time < start + length;
    }
};

/// While something is so: during an outage, and during each of some rows.
struct Trouble {
    Outage outage;
    std::span<const TimeWindow> rows = {};

    [[nodiscard]] bool holdsAt(double time) const
    {
        return outage.contains(time) || std::ranges::any_of(rows, [time](const TimeWindow& row) {
                   return row.contains(time);
               });
    }
};

/// What the local hub is like at a time.
enum class HubState : std::uint8_t { Up, Down, Slow };

/// What an event meets, whatever the worker's policy. Times are seconds from the first delivery.
struct EventSetup {
    std::array<double, mostDeliveries - 1> offsets{1.0, 60.0, 300.0}; ///< of the retries
    std::size_t retries = mostDeliveries - 1;                         ///< that Slack makes, at most
    double cacheLifetime = 5.0;
    bool isRetryCold = false; ///< a retry lands in an isolate that has no cache
    double hubTime = 1.0;     ///< from a run's start to its answer
    double slowTime = 10.0;   ///< the same on a slow hub
    bool cloudDedupes = true; ///< the cloud copy runs an event once, however often it gets it
    Trouble localDown = {};
    Trouble localSlow = {};
    Trouble cloudDown = {};

    /// Down wins over slow.
    [[nodiscard]] HubState hubAt(double time) const
    {
        if (localDown.holdsAt(time)) {
            return HubState::Down;
        }
        return localSlow.holdsAt(time) ? HubState::Slow : HubState::Up;
    }
};

/// What became of an event.
struct EventEnd {
    EventOutcome outcome = EventOutcome::Undelivered;
    bool isAckedBlindly = false; ///< it ended with a retry that got its 200 without anyone asked

    bool operator==(const EventEnd&) const = default;
};

/// An event from its first delivery to its last.
struct EventRecord {
    std::array<Delivery, mostDeliveries> made{}; ///< the first `count` of it
    std::size_t count = 0;
    EventEnd end;
    std::optional<Runner> answeredBy = {}; ///< whose answer comes first; none where nobody ran
    double answeredAfter = 0.0;            ///< s from the first delivery, where there is an answer

    /// What was delivered, in order.
    [[nodiscard]] std::span<const Delivery> deliveries() const
    {
        return std::span(made).first(count);
    }

    /// Calls of the worker in all.
    [[nodiscard]] std::size_t calls() const;

    /// The last that Slack sent.
    [[nodiscard]] const Delivery& last() const { return made.at(count - 1); }

    bool operator==(const EventRecord&) const = default;
};

/// Delivers an event until a delivery gets its 200, four times at most, and says what each of them
/// met. A delivery comes at its offset, but not before the one before it has failed: at once, or
/// after slackTimeout.
[[nodiscard]] EventRecord deliver(const EventSetup& setup, Policy policy);

/// How deliver() ends, and nothing else, in a few nanoseconds.
[[nodiscard]] EventEnd endOf(const EventSetup& setup, Policy policy);

} // namespace stormglass::failover
