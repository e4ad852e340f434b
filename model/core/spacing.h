// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"

#include <cstddef>
#include <vector>

namespace stormglass {

/// `count` (≥ 2) values from one end of a range to the other, both included, evenly spaced on the
/// scale. A logarithmic range starts above 0.
[[nodiscard]] std::vector<double> valuesAlong(const Range& range, Scale scale, std::size_t count);

/// The middles of `count` cells that share a range evenly on the scale.
[[nodiscard]] std::vector<double> cellCentresAlong(const Range& range, Scale scale,
                                                   std::size_t count);

} // namespace stormglass
