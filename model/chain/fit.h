// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/chain.h"
#include "model/chain/measured_windows.h"

namespace stormglass::chain {

/// Inputs to start a what-if of something measured from, a row for a round: demand of the window
/// before, capacity the most that was satisfied in a row, capacity in the fault what was satisfied
/// in it, the fault where the trouble is. The rest stays as it is in `inputs`. Figures beyond a
/// parameter's range end at it; what was not measured is not fitted.
[[nodiscard]] Chain::Inputs fitted(const Chain::Inputs& inputs, const Metrics& metrics,
                                   const MeasuredWindows& windows);

} // namespace stormglass::chain
