// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/attempt_counts.h"

#include <algorithm>
#include <functional>

namespace stormglass::sampling {

namespace {

EventsByAttempt difference(const EventsByAttempt& a, const EventsByAttempt& b)
{
    EventsByAttempt result{};
    std::ranges::transform(a, b, result.begin(), std::minus());
    return result;
}

} // namespace

void AttemptCounts::add(std::int32_t now, std::int32_t first, std::size_t attempt)
{
    advanceTo(now);
    ++m_all[attempt];
    if (first < 0) {
        ++m_before[attempt];
    } else if (first > m_now - longestRetries) {
        ++at(std::min(first, m_now))[attempt];
    }
}

EventsByAttempt AttemptCounts::settled() const
{
    EventsByAttempt counts = difference(m_all, m_before);
    for (std::int32_t second = std::max(m_now - longestRetries + 1, 0); second <= m_now; ++second) {
        counts = difference(counts, m_recent[static_cast<std::size_t>(second) % m_recent.size()]);
    }
    return counts;
}

void AttemptCounts::advanceTo(std::int32_t second)
{
    const auto size = static_cast<std::int32_t>(m_recent.size());
    for (std::int32_t each = std::max(m_now + 1, second - size + 1); each <= second; ++each) {
        at(each) = {};
    }
    m_now = std::max(m_now, second);
}

EventsByAttempt& AttemptCounts::at(std::int32_t second)
{
    return m_recent[static_cast<std::size_t>(second) % m_recent.size()];
}

} // namespace stormglass::sampling
