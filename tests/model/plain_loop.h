// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/retry_curve.h"
#include "model/core/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

/// The loop written a second way, for tests: the map as the note words it, in extended precision,
/// and its fixed points by looking for them. It knows nothing of folds, polynomials or edges.
namespace stormglass::amplification {

/// p ← min(base + refused share, 0.99).
struct PlainLoop {
    long double events;
    long double calls;
    long double base;
    long double budget;
    int retries;
    long double mostDeliveries;

    PlainLoop(const Load& load, const Feedback& feedback)
        : events(load.eventsPerMinute)
        , calls(load.callsPerEvent)
        , base(std::min(load.missRate, missRateCap))
        , budget(load.tierPerMinute)
        , retries(load.maxRetries)
        , mostDeliveries(1.0L + feedback.retryBudget.value_or(1000.0))
    {
    }

    /// Share of the calls refused at a miss rate.
    [[nodiscard]] long double refused(long double p) const
    {
        long double sum = 0.0L;
        long double power = 1.0L;
        for (int attempt = 0; attempt <= retries; ++attempt) {
            sum += power;
            power *= p;
        }
        const long double made = events * calls * std::min(sum, mostDeliveries);
        return made > budget ? (made - budget) / made : 0.0L;
    }

    [[nodiscard]] long double next(long double p) const
    {
        return std::min<long double>(base + refused(p), missRateCap);
    }

    /// How far a round moves the loop upwards.
    [[nodiscard]] long double rise(long double p) const { return next(p) - p; }

    /// Where a loop ends that starts there, given enough rounds.
    [[nodiscard]] long double walk(long double from, int rounds) const
    {
        long double p = from;
        for (int round = 0; round < rounds; ++round) {
            const long double then = next(p);
            if (then == p) {
                break;
            }
            p = then;
        }
        return p;
    }
};

/// A fixed point that was looked for.
struct FoundPoint {
    long double missRate;
    bool stable;
};

namespace plain {

/// The sign change of the rise within [low, high], upwards or downwards.
inline long double bisected(const PlainLoop& loop, long double low, long double high, bool upwards)
{
    for (int halving = 0; halving < 70; ++halving) {
        const long double middle = (low + high) / 2;
        ((loop.rise(middle) > 0.0L) == upwards ? high : low) = middle;
    }
    return high;
}

/// Where the rise is greatest within [low, high], by ternary search.
inline long double highest(const PlainLoop& loop, long double low, long double high)
{
    for (int round = 0; round < 110; ++round) {
        const long double third = (high - low) / 3;
        if (loop.rise(low + third) < loop.rise(high - third)) {
            low += third;
        } else {
            high -= third;
        }
    }
    return (low + high) / 2;
}

/// A grid that is fine at the base, where small bases have their windows.
inline std::vector<long double> gridFrom(long double base)
{
    constexpr int cells = 100;
    std::vector<long double> grid{base};
    for (int cell = 0; cell <= cells; ++cell) {
        const long double share =
            std::pow(10.0L, -10.0L * static_cast<long double>(cells - cell) / cells);
        grid.push_back(base + (missRateCap - base) * share);
    }
    grid.back() = missRateCap;
    return grid;
}

} // namespace plain

/// All fixed points of the loop in rising order: the base where it is one, then the sign changes of
/// the rise, by scanning and bisecting.
inline std::vector<FoundPoint> findPoints(const PlainLoop& loop)
{
    std::vector<long double> grid = plain::gridFrom(loop.base);
    // A window narrower than a cell shows as a local maximum below 0.
    std::vector<long double> summits;
    for (std::size_t i = 1; i < grid.size(); ++i) {
        const std::size_t right = std::min(i + 1, grid.size() - 1);
        const long double here = loop.rise(grid[i]);
        if (here <= 0.0L && here >= loop.rise(grid[i - 1]) && here >= loop.rise(grid[right])) {
            summits.push_back(plain::highest(loop, grid[i - 1], grid[right]));
        }
    }
    grid.insert(grid.end(), summits.begin(), summits.end());
    std::ranges::sort(grid);
    std::vector<FoundPoint> found;
    if (loop.rise(loop.base) <= 0.0L) {
        found.push_back({loop.base, true});
    }
    for (std::size_t i = 0; i + 1 < grid.size(); ++i) {
        const bool before = loop.rise(grid[i]) > 0.0L;
        const bool after = loop.rise(grid[i + 1]) > 0.0L;
        if (before != after) {
            found.push_back({plain::bisected(loop, grid[i], grid[i + 1], after), before});
        }
    }
    return found;
}

/// Loads all over the range, of every kind that matters: far from edges and within 1e-16 of them,
/// without a base and with tiny ones, no retries to ten, with and without a retry budget.
struct AnyLoop {
    Load load;
    Feedback feedback;
};

/// A random loop; with an edge, the load that edge gives, give or take 1e-16 to 1e-2 of it.
inline AnyLoop anyLoop(Random& random, double (*edge)(const Load&, const Feedback&))
{
    const auto whole = [&random](int count) {
        return static_cast<int>(random.next() % static_cast<std::uint64_t>(count));
    };
    const std::array bases{0.0, std::pow(10.0, random.uniform(-6.0, -1.0)), random.uniform(),
                           random.uniform(0.0, 0.5), random.uniform(0.0, 0.5)};
    AnyLoop any;
    any.load.callsPerEvent = random.uniform(0.25, 12.0);
    any.load.missRate = bases.at(static_cast<std::size_t>(whole(5)));
    any.load.tierPerMinute = random.uniform(1.0, 600.0);
    any.load.maxRetries = whole(3) == 0 ? whole(11) : 3;
    if (whole(4) == 0) {
        any.feedback.retryBudget = random.uniform(0.0, 3.0);
    }
    double load = std::pow(10.0, random.uniform(-0.6, 0.6));
    if (edge != nullptr) {
        const double off = std::pow(10.0, random.uniform(-16.0, -2.0));
        load = edge(any.load, any.feedback) * (1.0 + (whole(2) == 0 ? off : -off));
    }
    any.load.eventsPerMinute = load * any.load.tierPerMinute / any.load.callsPerEvent;
    return any;
}

} // namespace stormglass::amplification
