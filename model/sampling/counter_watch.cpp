// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/counter_watch.h"

#include <algorithm>

namespace stormglass::sampling {

void CounterWatch::add(double value)
{
    if (m_last) {
        ++m_steps;
        m_rises += value > *m_last ? 1U : 0U;
        m_falls += value < *m_last ? 1U : 0U;
    }
    m_least = m_last ? std::min(m_least, value) : value;
    m_most = m_last ? std::max(m_most, value) : value;
    m_last = value;
}

bool CounterWatch::looksLikeCounter(TimesRun run) const
{
    constexpr std::size_t enough = 10;       // steps up by chance are one in a thousand
    constexpr std::size_t enoughForAny = 20; // one in a million, whatever their size
    constexpr std::size_t stepsForAReset = 100;
    constexpr double smallRange = 1.25; // times the least
    const bool isBackward = run == TimesRun::Backward;
    const std::size_t ups = isBackward ? m_falls : m_rises;
    const std::size_t downs = isBackward ? m_rises : m_falls;
    if (downs * stepsForAReset > m_steps) {
        return false;
    }
    const bool growsOnItsLevel =
        m_steps >= enough && 2 * ups >= m_steps && m_most <= smallRange * m_least;
    const bool alwaysGrows = m_steps >= enoughForAny && ups + downs == m_steps;
    return growsOnItsLevel || alwaysGrows;
}

} // namespace stormglass::sampling
