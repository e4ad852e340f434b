// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace stormglass {

/// Bins of one width from time 0 to the end of a run; the last may be narrower.
struct TimeBins {
    double width = 1.0;    ///< s, > 0
    double duration = 0.0; ///< s, > 0

    [[nodiscard]] std::size_t count() const;

    /// When a bin starts and ends.
    [[nodiscard]] double startOf(std::size_t bin) const { return static_cast<double>(bin) * width; }
    [[nodiscard]] double endOf(std::size_t bin) const;
};

/// What happened in each bin, its start included, added up; the end of the run is in the last.
class BinnedTotals {
public:
    explicit BinnedTotals(const TimeBins& bins)
        : m_bins(bins)
        , m_totals(bins.count(), 0.0)
    {
    }

    void add(double time, double amount)
    {
        const auto bin = static_cast<std::size_t>(time / m_bins.width);
        m_totals[std::min(bin, m_totals.size() - 1)] += amount;
    }

    [[nodiscard]] const std::vector<double>& totals() const { return m_totals; }

    /// The largest total of a bin, by its width.
    [[nodiscard]] double highestRate() const;

private:
    TimeBins m_bins;
    std::vector<double> m_totals;
};

} // namespace stormglass
