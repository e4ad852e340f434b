// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/time_bins.h"

#include <algorithm>
#include <cmath>

namespace stormglass {

std::size_t TimeBins::count() const
{
    // A sliver that only rounding leaves is no bin.
    constexpr double sliver = 1e-6;
    return std::max<std::size_t>(static_cast<std::size_t>(std::ceil(duration / width - sliver)), 1);
}

double TimeBins::endOf(std::size_t bin) const
{
    return bin + 1 == count() ? duration : static_cast<double>(bin + 1) * width;
}

double BinnedTotals::highestRate() const
{
    double highest = 0.0;
    for (std::size_t bin = 0; bin < m_totals.size(); ++bin) {
        const double length = m_bins.endOf(bin) - m_bins.startOf(bin);
        if (length > 0.0) {
            highest = std::max(highest, m_totals[bin] / length);
        }
    }
    return highest;
}

} // namespace stormglass
