// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/chain.h"
#include "model/chain/measured_windows.h"

namespace stormglass::chain {

/// Inputs that were fitted to a measurement.
struct Fit {
    Chain::Inputs inputs;
    std::vector<std::string> notes; ///< which of them are bounds or guesses, and why
};

/// Inputs to start a what-if of something measured from, a row for a round: demand of the window
/// before, capacity the most that was satisfied in a row, the fault where the trouble is, with what
/// was satisfied in it where success fell; where more came in, a step of demand. The rest stays as
/// it is in `inputs`, which a run in an instant is tried with: a note says where it comes to
/// another verdict than was measured. A capacity that was never seen at its limit is bounded from
/// below only. Figures beyond a parameter's range end at it; what was not measured is not fitted.
[[nodiscard]] Fit fitted(const Chain::Inputs& inputs, const Metrics& metrics,
                         const MeasuredWindows& windows);

} // namespace stormglass::chain
