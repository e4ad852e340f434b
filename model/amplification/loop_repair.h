// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"
#include "model/amplification/repair.h"

namespace stormglass::amplification {

/// A change of one input that is to bring a collapsed loop back.
struct LoopRepair {
    LoadInput input = LoadInput::Events;
    std::string method;          ///< whose calls or tier; empty without a profile
    std::optional<double> value; ///< that it should have; none where none on its grid does it

    /// Whether others of the list must be made as well: with several methods over their budgets,
    /// each has to be mended.
    bool isPartOfSeveral = false;
};

/// The values that a repair of an input chooses from: as fine as people count it, from its slider's
/// calm end to the slider's other end or to what it is now, whichever is further.
[[nodiscard]] InputGrid repairGrid(LoadInput input, double now);

/// The smallest change of each input, all else unchanged, that ends a storm for good, also when the
/// loop has already collapsed. Empty where the loop comes back by itself, and where deliveries are
/// missed for another reason than refused calls.
[[nodiscard]] std::vector<LoopRepair> loopRepairs(const Amplification::Inputs& inputs,
                                                  const Amplification::Result& result);

/// Those of them that one parameter of the table sets, the first that people can change first: the
/// calls of a run, as they are and in whole numbers, the events, the tier, the miss rate.
[[nodiscard]] std::vector<Repair> parameterRepairs(const std::vector<LoopRepair>& repairs);

} // namespace stormglass::amplification
