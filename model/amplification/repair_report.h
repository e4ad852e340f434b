// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"

#include <string>
#include <vector>

namespace stormglass::amplification {

/// The report's lines on the smallest change of each input, all else unchanged, after which a
/// collapsed loop comes back, rounded to the safe side. With several methods, each that keeps the
/// loop down has calls and a tier of its own to mend.
[[nodiscard]] std::vector<std::string> repairReport(const Amplification::Inputs& inputs,
                                                    const Amplification::Result& result);

} // namespace stormglass::amplification
