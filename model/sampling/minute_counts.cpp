// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/minute_counts.h"

#include <algorithm>
#include <vector>

namespace stormglass::sampling {

namespace {

constexpr std::int64_t minute = 60'000'000;
constexpr std::int64_t hour = 60 * minute;

} // namespace

std::int64_t p95Minute(std::span<const std::int64_t> sortedMicroseconds)
{
    if (sortedMicroseconds.empty()) {
        return 0;
    }
    // Years have millions of empty minutes, so only the others are kept.
    std::vector<std::int64_t> counts;
    std::int64_t current = -1;
    for (const std::int64_t instant : sortedMicroseconds) {
        if (instant / minute != current) {
            current = instant / minute;
            counts.push_back(0);
        }
        ++counts.back();
    }
    const std::int64_t minutes = current - sortedMicroseconds.front() / minute + 1;
    const std::int64_t empty = minutes - static_cast<std::int64_t>(counts.size());
    const std::int64_t rank = (95 * minutes + 99) / 100; // rounded up
    if (rank <= empty) {
        return 0;
    }
    const auto nth = counts.begin() + (rank - empty - 1);
    std::nth_element(counts.begin(), nth, counts.end());
    return *nth;
}

HourCounts countByHour(std::span<const std::int64_t> microseconds)
{
    HourCounts counts{};
    for (const std::int64_t instant : microseconds) {
        ++counts.at(static_cast<std::size_t>(instant / hour % 24));
    }
    return counts;
}

} // namespace stormglass::sampling
