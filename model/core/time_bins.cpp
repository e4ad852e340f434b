// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/time_bins.h"

#include <algorithm>
#include <cmath>

namespace stormglass {

std::size_t TimeBins::count() const
{
    return std::max<std::size_t>(static_cast<std::size_t>(std::ceil(duration / width)), 1);
}

std::size_t TimeBins::binOf(double time) const
{
    return std::min(static_cast<std::size_t>(time / width), count() - 1);
}

double TimeBins::endOf(std::size_t bin) const
{
    return std::min(static_cast<double>(bin + 1) * width, duration);
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
