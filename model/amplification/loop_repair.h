// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"
#include "model/amplification/repair.h"

namespace stormglass::amplification {

/// The values of an input that a repair chooses from: as fine as people count it, within its
/// slider.
[[nodiscard]] InputGrid repairGrid(LoadInput input);

/// The smallest change of one input that ends a storm for good, also when the loop has already
/// collapsed: of the calls of a run, else of the events, else of the tier, whichever can do it
/// within its slider. None where the loop is calm, and where deliveries are missed for another
/// reason than refused calls.
[[nodiscard]] std::optional<Repair> loopRepair(const Amplification::Inputs& inputs,
                                               const Amplification::Result& result);

} // namespace stormglass::amplification
