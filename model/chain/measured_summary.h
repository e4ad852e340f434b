// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/diagnosis.h"
#include "model/core/finding.h"
#include "model/core/metrics.h"

namespace stormglass::chain {

/// What was measured, in a sentence for each chart, for those who do not see the curves. Empty
/// where nothing was.
struct MeasuredSummary {
    std::string calls; ///< "Measured in the trouble: calls a row from 4 to 25, edge from 4 to 4."
    std::string success;
    std::string amplification;
    std::string figures; ///< those of the calls alone: "calls a row from 4 to 25, edge from 4 to 4"

    /// Calls, calls of each request and success in the trouble, as far as they are there.
    std::vector<Figure> numbers;
};

/// Of the trouble and the rows it is compared with; where there is no trouble, of all rows.
[[nodiscard]] MeasuredSummary summaryOf(const Metrics& metrics, const MeasuredWindows& windows);

} // namespace stormglass::chain
