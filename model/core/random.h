// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>

namespace stormglass {

/// Seeded random numbers, the same on every machine and in every build type, which
/// std::*_distribution does not promise. Generator: xoshiro256** 1.0, seeded by SplitMix64, both by
/// David Blackman and Sebastiano Vigna (https://prng.di.unimi.it/).
class Random {
public:
    explicit Random(std::uint64_t seed);

    /// The next 64 random bits.
    std::uint64_t next();

    /// Uniform in [0, 1), a multiple of 2^-53.
    double uniform();

    /// Uniform in [minimum, maximum).
    double uniform(double minimum, double maximum);

    /// Exponential with the given mean (≥ 0), by inversion.
    double exponential(double mean);

    /// Normal with that mean and standard deviation (≥ 0), by Marsaglia's polar method.
    double normal(double mean, double deviation);

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace stormglass
