// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/diagnosis.h"
#include "model/chain/trouble_search.h"
#include "model/core/metrics.h"
#include "model/core/table.h"

namespace stormglass::chain {

/// The signals of a window, means per row: what is not measured is absent, and so is all of an
/// empty window. A row with a hundred times the median of the calls is a slip, and left out.
[[nodiscard]] Signals signalsOver(const Metrics& metrics, const RowRange& window);

/// The diagnosis of measured windows; `capacity` in calls a row, where it is known.
[[nodiscard]] Diagnosis diagnoseMeasured(const Metrics& metrics, const MeasuredWindows& windows,
                                         const Thresholds& thresholds = {},
                                         std::optional<double> capacity = {});

/// "measured-windows": rows and signals of each window; a cell is empty where nothing was measured.
[[nodiscard]] Table measuredWindows(const Metrics& metrics, const MeasuredWindows& windows);

} // namespace stormglass::chain
