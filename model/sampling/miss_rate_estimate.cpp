// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/miss_rate_estimate.h"

#include <algorithm>
#include <cmath>

namespace stormglass::sampling {

std::optional<MissRateEstimate> estimateMissRate(const EventsByAttempt& events)
{
    const auto retries = static_cast<double>(events[1] + events[2] + events[3]);
    const auto attempts = static_cast<double>(events[0] + events[1] + events[2]);
    if (attempts <= 0.0) {
        return std::nullopt;
    }
    constexpr double z = 1.959963984540054; // the normal distribution's 97.5 % quantile
    const double p = std::min(retries / attempts, 1.0);
    const double shrink = 1.0 + z * z / attempts;
    const double centre = (p + z * z / (2.0 * attempts)) / shrink;
    const double half =
        z / shrink * std::sqrt(p * (1.0 - p) / attempts + z * z / (4.0 * attempts * attempts));
    // At the ends the bound is the end itself, which rounding would miss.
    return MissRateEstimate{
        .missRate = p,
        .low = p <= 0.0 ? 0.0 : std::clamp(centre - half, 0.0, p),
        .high = p >= 1.0 ? 1.0 : std::clamp(centre + half, p, 1.0),
    };
}

} // namespace stormglass::sampling
