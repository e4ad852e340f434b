// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/failed_hour.h"

#include <algorithm>
#include <tuple>

namespace stormglass::sampling {

namespace {

constexpr std::int64_t microsecondsPerMinute = 60'000'000;

/// How bad the rule's word is.
int severity(amplification::DisableRule rule)
{
    switch (rule) {
    case amplification::DisableRule::Under:
        return 0;
    case amplification::DisableRule::ExemptAsDocumented:
        return 1;
    case amplification::DisableRule::Over:
        return 2;
    }
    return 0;
}

bool isWorse(const FailedHour& a, const std::optional<FailedHour>& b)
{
    if (!b) {
        return true;
    }
    const auto key = [](const FailedHour& hour,
                        const FailedHour& other) { // shares without division
        return std::tuple(severity(hour.rule), hour.failed * other.attempts, hour.failed);
    };
    return key(a, *b) > key(*b, a);
}

} // namespace

FailedHours::Minute& FailedHours::at(std::int64_t minute)
{
    return m_minutes[static_cast<std::size_t>(minute % minutesOfHour)];
}

void FailedHours::add(std::int64_t microseconds, std::optional<bool> failed)
{
    const std::int64_t minute = microseconds / microsecondsPerMinute;
    if (!m_begun) {
        begin(minute);
    } else if (minute > m_newest) {
        advanceTo(minute);
    } else if (minute <= m_newest - minutesOfHour) {
        keepWorst();
        begin(minute);
    }
    m_first = std::min(m_first, minute);
    m_current = minute;
    if (failed) {
        at(minute).attempts += 1;
        at(minute).failed += *failed ? 1 : 0;
        m_sum.attempts += 1;
        m_sum.failed += *failed ? 1 : 0;
    }
}

void FailedHours::addEvent()
{
    Minute& minute = at(m_current);
    ++minute.events;
    ++m_sum.events;
    m_busiestMinute = std::max(m_busiestMinute, minute.events);
}

std::optional<FailedHour> FailedHours::worst() const
{
    FailedHours whole = *this;
    whole.keepWorst();
    return whole.m_worstFull ? whole.m_worstFull : whole.m_worstShort;
}

void FailedHours::begin(std::int64_t minute)
{
    m_minutes.fill({});
    m_sum = {};
    m_begun = true;
    m_first = minute;
    m_newest = minute;
}

void FailedHours::advanceTo(std::int64_t minute)
{
    // After an hour of silence the ring is empty whatever the length of the gap.
    const std::int64_t last = std::min(minute, m_newest + minutesOfHour);
    while (m_newest < last) {
        keepWorst();
        ++m_newest;
        Minute& leaving = at(m_newest);
        m_sum.attempts -= leaving.attempts;
        m_sum.failed -= leaving.failed;
        m_sum.events -= leaving.events;
        leaving = {};
    }
    m_newest = minute;
}

std::optional<FailedHour> FailedHours::judged() const
{
    if (m_sum.attempts == 0) {
        return std::nullopt;
    }
    const std::int64_t minutes = std::min(m_newest - m_first + 1, minutesOfHour);
    const double failedShare =
        static_cast<double>(m_sum.failed) / static_cast<double>(m_sum.attempts);
    return FailedHour{
        .rule = amplification::disableRule(failedShare, static_cast<double>(m_sum.events)),
        .beginMicroseconds = (m_newest - minutes + 1) * microsecondsPerMinute,
        .minutes = minutes,
        .attempts = m_sum.attempts,
        .failed = m_sum.failed,
        .events = m_sum.events,
    };
}

void FailedHours::keepWorst()
{
    const auto hour = judged();
    if (!hour) {
        return;
    }
    auto& worst = hour->minutes == minutesOfHour ? m_worstFull : m_worstShort;
    // Of a beginning that is not yet an hour only all of it says something.
    if (hour->minutes < minutesOfHour ? !worst || hour->attempts >= worst->attempts
                                      : isWorse(*hour, worst)) {
        worst = hour;
    }
}

} // namespace stormglass::sampling
