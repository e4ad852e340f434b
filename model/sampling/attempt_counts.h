// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/miss_rate_estimate.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace stormglass::sampling {

/// Counts how far events got, and apart from the others those of which the log can hold every
/// attempt. An event shortly before the log's end may still be retried, which would make misses too
/// few; one from before its beginning is only seen if it was retried, which would make them too
/// many. Takes seconds since the log's beginning, in memory that does not grow.
class AttemptCounts {
public:
    /// What an event's last retry comes later than its first attempt, at most: five minutes after
    /// the second, which comes a minute after the first (https://docs.slack.dev/apis/events-api/),
    /// with the deadline of 3 s for each attempt and ten seconds of leeway.
    static constexpr std::int32_t longestRetries = 380;

    /// Usual seconds from an event's first attempt to each of its attempts, by the same schedule.
    static constexpr std::array<std::int32_t, 4> offsets{0, 3, 66, 369};

    /// One more event has got as far as that attempt, at `now`; its first attempt was at `first`,
    /// which is below 0 where it was before the log.
    void add(std::int32_t now, std::int32_t first, std::size_t attempt);

    /// All events.
    [[nodiscard]] const EventsByAttempt& all() const { return m_all; }

    /// Those whose first attempt is in the log and longestRetries or more before its end.
    [[nodiscard]] EventsByAttempt settled() const;

private:
    void advanceTo(std::int32_t second);
    [[nodiscard]] EventsByAttempt& at(std::int32_t second);

    EventsByAttempt m_all{};
    EventsByAttempt m_before{};                  ///< of events from before the log
    std::array<EventsByAttempt, 512> m_recent{}; ///< by the second of the first attempt, a ring
    std::int32_t m_now = 0;
};

} // namespace stormglass::sampling
