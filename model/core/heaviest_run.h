// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/metrics.h"

namespace stormglass {

/// A run of neighbours, and what they come to together.
struct HeaviestRun {
    RowRange rows;
    double weight = 0.0; ///< above 0 where the run has rows
};

/// The run of rows with the largest sum of weights (Kadane); empty where no weight is above 0. The
/// shortest of several that come to the same. `weightOf` gives the weight of a row.
template <class WeightOf>
[[nodiscard]] HeaviestRun heaviestRun(std::size_t rows, WeightOf weightOf)
{
    HeaviestRun best;
    double sum = 0.0;
    std::size_t begin = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        if (sum <= 0.0) {
            sum = 0.0;
            begin = row;
        }
        sum += weightOf(row);
        if (sum > best.weight) {
            best = {{begin, row + 1}, sum};
        }
    }
    return best;
}

} // namespace stormglass
