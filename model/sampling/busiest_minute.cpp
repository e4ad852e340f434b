// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/busiest_minute.h"

#include <algorithm>

namespace stormglass::sampling {

std::int64_t busiestMinute(std::span<const std::int64_t> sortedMicroseconds)
{
    constexpr std::int64_t minute = 60'000'000;
    std::size_t first = 0;
    std::size_t most = 0;
    for (std::size_t last = 0; last < sortedMicroseconds.size(); ++last) {
        while (sortedMicroseconds[last] - sortedMicroseconds[first] >= minute) {
            ++first;
        }
        most = std::max(most, last - first + 1);
    }
    return static_cast<std::int64_t>(most);
}

void PassingMinutes::add(std::int64_t microseconds)
{
    m_recent.push_back(microseconds);
    if (m_recent.size() < mostRecent) {
        return;
    }
    if (!std::ranges::is_sorted(m_recent)) {
        std::ranges::sort(m_recent);
    }
    m_busiest = std::max(m_busiest, busiestMinute(m_recent));
    m_recent.erase(m_recent.begin(), m_recent.begin() + mostRecent / 2);
}

std::int64_t PassingMinutes::busiest() const
{
    std::vector<std::int64_t> recent = m_recent;
    std::ranges::sort(recent);
    return std::max(m_busiest, busiestMinute(recent));
}

} // namespace stormglass::sampling
