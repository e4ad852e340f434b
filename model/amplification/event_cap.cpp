// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/event_cap.h"

#include <algorithm>

namespace stormglass::amplification {

namespace {

constexpr double minutesPerHour = 60.0;

EventCapVerdict verdictOf(double eventsPerHour, double deliveriesPerHour)
{
    if (eventsPerHour > eventCapPerHour) {
        return EventCapVerdict::Over;
    }
    return deliveriesPerHour > eventCapPerHour ? EventCapVerdict::OverIfRetriesCount
                                               : EventCapVerdict::Under;
}

} // namespace

std::string_view word(EventCapVerdict verdict)
{
    switch (verdict) {
    case EventCapVerdict::Under:
        return "under";
    case EventCapVerdict::OverIfRetriesCount:
        return "over-if-retries-count";
    case EventCapVerdict::Over:
        return "over";
    }
    return {};
}

double deliveriesPerMinute(const Load& load, double missRate, const Feedback& feedback)
{
    return clamped(load).eventsPerMinute * expectedDeliveries(missRate, load.maxRetries, feedback);
}

EventCap eventCap(const Load& load, double missRate, const Feedback& feedback)
{
    EventCap cap;
    cap.eventsPerHour = std::max(load.eventsPerMinute, 0.0) * minutesPerHour;
    cap.deliveriesPerHour = deliveriesPerMinute(load, missRate, feedback) * minutesPerHour;
    cap.verdict = verdictOf(cap.eventsPerHour, cap.deliveriesPerHour);
    return cap;
}

} // namespace stormglass::amplification
