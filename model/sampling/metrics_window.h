// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/metrics.h"
#include "model/core/outcome.h"

#include <string>
#include <string_view>

namespace stormglass::sampling {

/// The rows of a stretch of time "FROM:TO", both ends included: ISO 8601 or seconds since 1970.
/// Where FROM is a number under the first row's time, numbers count from there. Refuses, naming no
/// place, what is no such stretch and what holds no row.
[[nodiscard]] Outcome<RowRange> rowsWithin(std::string_view stretch, const Metrics& metrics);

/// The stretch of rows as rowsWithin() reads it back: ISO 8601, or seconds where the rows count
/// from anything but 1970. Empty for no rows.
[[nodiscard]] std::string stretchText(const RowRange& rows, const Metrics& metrics);

} // namespace stormglass::sampling
