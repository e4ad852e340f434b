// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/load_input.h"
#include "model/amplification/retry_curve.h"
#include "model/core/parameter.h"

#include <optional>

namespace stormglass::amplification {

/// Whether a loop that has collapsed comes back to its base by itself: started at 0.99, both the
/// unrounded loop and the reference's, which rounds to 4 decimals, end there.
[[nodiscard]] bool comesBack(const Load& load, const Feedback& feedback = {});

/// Values an input can be set to: multiples of `step` (> 0) within a range.
struct InputGrid {
    double step = 1.0;
    Range range;
};

/// For a loop that does not come back: the value of one input, nearest to what it is and on the
/// grid, at which it does, all else unchanged. None where no value of the grid brings it back, and
/// where there is nothing to repair.
[[nodiscard]] std::optional<double> smallestRepair(const Load& load, LoadInput input,
                                                   const InputGrid& grid,
                                                   const Feedback& feedback = {});

} // namespace stormglass::amplification
