// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>

namespace stormglass::sampling {

/// Which way the times of rows run as they come in.
enum class TimesRun : bool { Forward, Backward };

/// Watches a column, value by value, for what a counter does and a rate does not: a rate falls
/// about as often as it rises, and a counter falls only where it is reset.
class CounterWatch {
public:
    /// The next value.
    void add(double value);

    /// Whether the values are those of a counter, most likely. They fall in at most 1 % of the
    /// steps; over ten steps and more they rise in half of them by little of their level, or over
    /// twenty and more they rise in all others. So neither a constant nor a ramp before or behind
    /// one is taken for a counter.
    [[nodiscard]] bool looksLikeCounter(TimesRun run) const;

private:
    std::optional<double> m_last;
    double m_least = 0.0;
    double m_most = 0.0;
    std::size_t m_steps = 0;
    std::size_t m_rises = 0;
    std::size_t m_falls = 0;
};

} // namespace stormglass::sampling
