// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/metrics.h"
#include "model/core/outcome.h"

#include <string>

namespace stormglass::sampling {

/// The windows of a measurement as they are typed, FROM:TO each; see rowsWithin().
struct ChosenWindows {
    std::string before;      ///< empty: all rows before the trouble
    std::string during;      ///< the trouble; empty: the one that is found
    std::string otherRegime; ///< empty: there is none
};

/// The windows that were chosen, `found` for a trouble that was not; it may be empty, but nothing
/// is before it then. Where one is refused, the problem's place is its name: "before", "during" or
/// "other-regime".
[[nodiscard]] Outcome<MeasuredWindows> windowsOf(const ChosenWindows& chosen,
                                                 const Metrics& metrics, const RowRange& found);

} // namespace stormglass::sampling
