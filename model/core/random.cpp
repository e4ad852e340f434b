// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/random.h"

#include <bit>
#include <cmath>

namespace stormglass {

namespace {

std::uint64_t splitMix64(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
}

} // namespace

Random::Random(std::uint64_t seed)
{
    for (std::uint64_t& word : m_state) {
        word = splitMix64(seed);
    }
}

std::uint64_t Random::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17U;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

double Random::uniform() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

double Random::uniform(double minimum, double maximum)
{
    return minimum + (maximum - minimum) * uniform();
}

double Random::exponential(double mean) { return -mean * std::log1p(-uniform()); }

double Random::normal(double mean, double deviation)
{
    double x = 0.0;
    double square = 0.0;
    // The second of each pair is thrown away: what is drawn does not depend on what was drawn
    // before.
    do {
        x = uniform(-1.0, 1.0);
        const double y = uniform(-1.0, 1.0);
        square = x * x + y * y;
    } while (square >= 1.0 || square == 0.0);
    return mean + deviation * x * std::sqrt(-2.0 * std::log(square) / square);
}

} // namespace stormglass
