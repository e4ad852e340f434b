// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/diagnosis.h"
#include "model/core/metrics.h"
#include "model/core/table.h"

namespace stormglass::chain {

/// The stretch in which most of what comes in is not satisfied; where all of it is, or that was not
/// measured, the one in which calls stand highest; where they hardly rise there, the one in which
/// the success ratio stands lowest. Empty without rows. See decision 0015.
[[nodiscard]] RowRange largestChange(const Metrics& metrics, const Thresholds& thresholds = {});

/// The signals of a window, means per row: what is not measured is absent, and so is all of an
/// empty window.
[[nodiscard]] Signals signalsOver(const Metrics& metrics, const RowRange& window);

/// The diagnosis of measured windows; `capacity` in calls a row, where it is known.
[[nodiscard]] Diagnosis diagnoseMeasured(const Metrics& metrics, const MeasuredWindows& windows,
                                         const Thresholds& thresholds = {},
                                         std::optional<double> capacity = {});

/// "measured-windows": rows and signals of each window; a cell is empty where nothing was measured.
[[nodiscard]] Table measuredWindows(const Metrics& metrics, const MeasuredWindows& windows);

} // namespace stormglass::chain
