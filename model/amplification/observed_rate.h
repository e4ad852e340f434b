// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace stormglass::amplification {

/// Messages a minute across a sample of history, as the note's reference computes it.
struct ObservedRate {
    std::int64_t count = 0;
    double spanSeconds = 0.0; ///< newest minus oldest, 1 decimal
    double perMinute = 0.0;   ///< count · 60 / span, 1 decimal
    std::string_view note;    ///< the reference's words: a floor, or why there is no rate
};

/// The rate of a set of message timestamps (epoch seconds, any order). Without two messages, or
/// without a span between them, the rate is 0 and the note says so.
[[nodiscard]] ObservedRate observedRate(const std::vector<double>& timestamps);

} // namespace stormglass::amplification
