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

} // namespace stormglass::sampling
