// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/statistics.h"

#include <cmath>

namespace stormglass {

void RunningMoments::add(double value)
{
    ++m_count;
    const double away = value - m_mean;
    m_mean += away / static_cast<double>(m_count);
    m_squares += away * (value - m_mean);
}

double RunningMoments::variance() const
{
    return m_count < 2 ? 0.0 : m_squares / static_cast<double>(m_count - 1);
}

double RunningMoments::standardError() const
{
    return m_count < 2 ? 0.0 : std::sqrt(variance() / static_cast<double>(m_count));
}

void Level::set(double time, double value)
{
    m_area += m_value * (time - m_since);
    m_since = time;
    m_value = value;
}

} // namespace stormglass
