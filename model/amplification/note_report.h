// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"

#include <string>
#include <vector>

namespace stormglass::amplification {

/// The lines the note's program prints for a load, in its order and in its own words: demand,
/// deliveries, loop, path, meaning, then the verdict or the three repairs. They are the note's
/// ("One missed ack becomes four deliveries and a 429", allanninal) and must equal it.
[[nodiscard]] std::vector<std::string> noteReport(const Amplification::Inputs& inputs,
                                                  const Amplification::Result& result);

} // namespace stormglass::amplification
