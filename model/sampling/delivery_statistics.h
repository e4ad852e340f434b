// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/attempt_counts.h"
#include "model/sampling/busiest_minute.h"
#include "model/sampling/delivery.h"
#include "model/sampling/duration_histogram.h"
#include "model/sampling/failed_hour.h"
#include "model/sampling/miss_rate_estimate.h"
#include "model/sampling/named_cases.h"
#include "model/sampling/recent_table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace stormglass::sampling {

/// Quantiles of the time from a delivery's arrival to its answer, in milliseconds.
struct WorkTimes {
    double p50 = 0.0;
    double p95 = 0.0;
    double p99 = 0.0;
};

/// What a delivery log says. What it does not say is nothing, never 0.
struct DeliveryFigures {
    std::int64_t attempts = 0;
    std::int64_t events = 0;
    double spanSeconds = 0.0;       ///< from the first attempt to the last
    double eventsPerMinute = 0.0;   ///< events · 60 / span, unrounded; 0 without a span
    std::int64_t busiestMinute = 0; ///< the most events within any 60 s
    EventsByAttempt eventsByAttempt{};
    std::optional<double> retriedShare; ///< of the events the miss rate is of, those with a retry
    std::optional<MissRateEstimate> missRate; ///< of settled events, or of all where those are few
    std::int64_t unsettledEvents = 0; ///< in the miss rate, though attempts may lie beyond the log
    std::optional<WorkTimes> work;
    std::optional<double> overDeadlineShare; ///< of the attempts with a duration, over 3 s
    std::optional<double> callsPerRun;       ///< mean over the attempts that tell their calls
    std::vector<std::pair<std::string, std::int64_t>> reasons; ///< of retries, most frequent first
    std::optional<double> successRatio; ///< of the attempts with a status: 2xx, and in time
    std::optional<FailedHour> worstHour;
    std::int64_t redirects = 0; ///< statuses of 300…399, which count as failed

    bool hasEventIds = false;
    NamedCases repeatedFirstAttempts; ///< attempt 0 of an event once more
    NamedCases repeatedRetries;       ///< a retry of the same number once more
    NamedCases repeatedIds;           ///< an event id once more, in a log without retry numbers
    NamedCases nearIdentical;         ///< the same message under another event id, no retry number
    NamedCases delayed;               ///< retry numbers over 3, which Delayed Events makes
    NamedCases outOfOrder;            ///< over ten minutes earlier than a line before
    bool forgotEarly = false;         ///< too many events at once for the window of ten minutes
};

/// Whether a log tells how often each delivery was tried before.
enum class RetryNumbers : bool { Absent, Present };

/// Sums up deliveries one by one, in memory that does not grow with their number. Events are told
/// apart by their id within ten minutes, which Slack's three retries take at most; ids out of a log
/// that has none are told by attempt number alone.
class DeliveryStatistics {
public:
    DeliveryStatistics();

    /// Says that a delivery of that event is to come, so that memory is on its way meanwhile.
    void announce(std::uint64_t event) const { m_events.announce(event); }

    /// One more attempt, in about the order of time.
    void add(const Delivery& delivery);

    /// The sums so far. Without retry numbers in the log there is no miss rate.
    [[nodiscard]] DeliveryFigures figures(RetryNumbers retryNumbers) const;

    /// Bytes taken by the tables of recent events and messages.
    [[nodiscard]] std::size_t tableBytes() const;

private:
    struct SeenEvent {
        std::uint8_t attempts = 0; ///< a bit for each attempt number that was seen
        std::uint8_t highest = 0;
        std::int32_t first = 0; ///< second of its first attempt, since the log's beginning
    };

    struct SeenMessage {
        std::uint64_t event = 0; ///< hash of its id, 0 for none
    };

    void countAttempt(const Delivery& delivery);
    void countEvent(const Delivery& delivery);
    void addEvent(const Delivery& delivery);
    void countKnownEvent(const Delivery& delivery, SeenEvent& event);
    void countMessage(const Delivery& delivery);
    void countReason(std::string_view reason);
    void reach(std::int64_t microseconds, const SeenEvent& event, std::int32_t before);
    void estimate(DeliveryFigures& figures) const;
    [[nodiscard]] std::int32_t secondOf(std::int64_t microseconds) const;
    [[nodiscard]] std::int32_t firstOf(const Delivery& delivery) const;

    DeliveryFigures m_sums;
    RecentTable<SeenEvent> m_events;
    RecentTable<SeenMessage> m_messages;
    AttemptCounts m_attempts;
    DurationHistogram m_durations;
    FailedHours m_hours;
    PassingMinutes m_minutes;
    NamedCases m_repeatedFirst;
    std::int64_t m_beginMicroseconds = 0; ///< of the first line
    std::int64_t m_firstMicroseconds = 0;
    std::int64_t m_lastMicroseconds = 0;
    std::int64_t m_late = 0;
    std::int64_t m_runs = 0;
    std::int64_t m_calls = 0;
    std::int64_t m_answered = 0;
    std::int64_t m_succeeded = 0;
};

} // namespace stormglass::sampling
