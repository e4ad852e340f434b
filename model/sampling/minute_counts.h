// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace stormglass::sampling {

/// The 95th percentile of the messages in a minute, empty minutes included: over the minutes of the
/// clock (UTC) from the first instant's to the last's, the smallest count that at least 95 % of
/// them do not exceed (nearest rank). Takes microseconds since the epoch in ascending order, none
/// before it; 0 for none.
[[nodiscard]] std::int64_t p95Minute(std::span<const std::int64_t> sortedMicroseconds);

/// Instants in each hour of the day.
using HourCounts = std::array<std::int64_t, 24>;

/// How many of the instants, in microseconds since the epoch, lie in each hour of the day in UTC.
[[nodiscard]] HourCounts countByHour(std::span<const std::int64_t> microseconds);

} // namespace stormglass::sampling
