// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/round_figures.h"

namespace stormglass::chain {

/// The figures of the rounds before a round, itself included, for one round after the other: calls
/// and distinct requests of the last `lookBack` rounds. Each costs the same however far it looks.
class TrailingFigures {
public:
    /// The series must outlive it; lookBack is at least 1.
    TrailingFigures(const RoundSeries& series, int interval, int lookBack);

    /// Goes on to the next round; the first call to round 1. Not beyond the last round.
    void next();

    /// Distinct requests per round looked at.
    [[nodiscard]] double distinct() const;

    /// Calls of each of them; 0 without any.
    [[nodiscard]] double amplification() const;

private:
    /// Requests that waited before a round, are due within the look-back, and are counted there.
    [[nodiscard]] std::int64_t retryingAt(int round) const;

    const RoundSeries& m_series;
    int m_interval;
    int m_lookBack;
    int m_round = 0;
    double m_calls = 0.0; ///< which can be more than a whole number holds
    std::int64_t m_arrivals = 0;
    std::int64_t m_waiting = 0; ///< before the look-back, due within it
};

} // namespace stormglass::chain
