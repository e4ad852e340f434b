// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/observed_rate.h"

#include "model/core/rounding.h"

#include <algorithm>

namespace stormglass::amplification {

ObservedRate observedRate(const std::vector<double>& timestamps)
{
    const auto count = static_cast<std::int64_t>(timestamps.size());
    if (count < 2) {
        return {count, 0.0, 0.0, "not enough messages in the sample to derive a rate"};
    }
    const auto [oldest, newest] = std::minmax_element(timestamps.begin(), timestamps.end());
    const double span = *newest - *oldest;
    if (span <= 0.0) {
        return {count, 0.0, 0.0, "every sampled message shares a timestamp"};
    }
    return {count, roundDecimals(span, 1),
            roundDecimals(static_cast<double>(count) * 60.0 / span, 1),
            "a floor: one page per channel, so the real rate is higher"};
}

} // namespace stormglass::amplification
