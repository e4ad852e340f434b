// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/retry_curve.h"

#include <cstdint>
#include <string_view>

namespace stormglass::amplification {

/// Deliveries of one workspace to one app within an hour that Slack allows
/// (https://docs.slack.dev/apis/events-api/). "Larger bursts are sometimes allowed."
inline constexpr double eventCapPerHour = 30'000.0;

/// Where an app stands against the cap. Slack does not say whether retries count as deliveries, so
/// there is a middle word.
enum class EventCapVerdict : std::uint8_t { Under, OverIfRetriesCount, Over };

/// "under", "over-if-retries-count", "over".
[[nodiscard]] std::string_view word(EventCapVerdict verdict);

/// Deliveries held against the cap.
struct EventCap {
    double eventsPerHour = 0.0;
    double deliveriesPerHour = 0.0; ///< with retries
    EventCapVerdict verdict = EventCapVerdict::Under;
};

/// Events times D(p), unrounded; events below 0 count as 0, the miss rate (the one to judge:
/// today's or the settled one) is clamped to 0…1.
[[nodiscard]] double deliveriesPerMinute(const Load& load, double missRate,
                                         const Feedback& feedback = {});

/// An hour of them against the cap, of one workspace; over means more than the cap.
[[nodiscard]] EventCap eventCap(const Load& load, double missRate, const Feedback& feedback = {});

} // namespace stormglass::amplification
