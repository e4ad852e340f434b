// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/trailing_figures.h"

#include <algorithm>

namespace stormglass::chain {

TrailingFigures::TrailingFigures(const RoundSeries& series, int interval, int lookBack)
    : m_series(series)
    , m_interval(interval)
    , m_lookBack(lookBack)
{
}

std::int64_t TrailingFigures::retryingAt(int round) const
{
    return round >= 1 ? m_series.retrying(round) : 0;
}

void TrailingFigures::next()
{
    ++m_round;
    const auto at = static_cast<std::size_t>(m_round) - 1;
    m_calls += static_cast<double>(m_series.calls[at]);
    m_arrivals += m_series.edge[at];
    const int gone = m_round - m_lookBack; // the round that is no longer looked at
    if (gone >= 1) {
        m_calls -= static_cast<double>(m_series.calls[static_cast<std::size_t>(gone) - 1]);
        m_arrivals -= m_series.edge[static_cast<std::size_t>(gone) - 1];
    }
    // Those of rounds gone - interval + 1 to gone wait, as far as they are due by this round: at
    // most up to this round less the interval.
    if (m_lookBack >= m_interval) {
        m_waiting += retryingAt(gone) - retryingAt(gone - m_interval);
    } else {
        m_waiting += retryingAt(m_round - m_interval) - retryingAt(gone - m_interval);
    }
}

double TrailingFigures::distinct() const
{
    return static_cast<double>(m_arrivals + m_waiting) / std::min(m_round, m_lookBack);
}

double TrailingFigures::amplification() const
{
    const std::int64_t requests = m_arrivals + m_waiting;
    return requests == 0 ? 0.0 : m_calls / static_cast<double>(requests);
}

} // namespace stormglass::chain
