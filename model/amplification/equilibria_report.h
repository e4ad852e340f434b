// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"

#include <string>
#include <vector>

namespace stormglass::amplification {

/// Whether the note's walk tells another verdict, or a miss rate half a point off.
[[nodiscard]] bool walkDiffers(const Amplification::Result& result);

/// What goes beyond the note's report, in lines of its style under a heading of their own: the
/// exact ends and edges, the distance to each edge in each input, safe rates, repairs, then what
/// handlerReport() says.
[[nodiscard]] std::vector<std::string> equilibriaReport(const Amplification::Inputs& inputs,
                                                        const Amplification::Result& result);

} // namespace stormglass::amplification
