// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace stormglass::sampling {

/// Counts durations in classes that are 2^-10 of an octave's beginning wide, so that quantiles of
/// any number of them take 0.4 MB. Whole milliseconds up to 2047 stay exact.
class DurationHistogram {
public:
    DurationHistogram();

    /// One more duration, in milliseconds, 0 or more. Under a microsecond counts as 0, over 2^32 ms
    /// as that.
    void add(double milliseconds);

    [[nodiscard]] std::int64_t count() const { return m_count; }

    /// The least duration that at least the share `q` (0…1) of them does not exceed (nearest rank),
    /// too low by at most 1 part in 1024 and never too high; nothing without durations.
    [[nodiscard]] std::optional<double> quantile(double q) const;

private:
    std::vector<std::int64_t> m_counts;
    std::int64_t m_count = 0;
};

} // namespace stormglass::sampling
