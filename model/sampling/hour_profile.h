// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "model/core/table.h"
#include "model/sampling/minute_counts.h"

namespace stormglass::sampling {

/// One row per hour of the day in UTC: when it begins, its messages, their share of all.
[[nodiscard]] Table hourTable(const HourCounts& counts);

/// The messages over the hours of the day in UTC, the busiest hour marked.
[[nodiscard]] Chart hourChart(const HourCounts& counts);

} // namespace stormglass::sampling
