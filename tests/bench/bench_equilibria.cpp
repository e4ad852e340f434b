// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Settling exactly, the full list of equilibria, and the map of verdicts, beside the reference's
// walk written plainly. The bounds are 100 ns for settling, also just over the cliff, and 8 ms for
// 512 × 512 cells.

#include "model/amplification/equilibria.h"
#include "model/amplification/headroom.h"
#include "model/amplification/repair.h"
#include "model/amplification/verdict_map.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace stormglass;
using namespace stormglass::amplification;

namespace {

constexpr Load calm{40.0, 1.0, .05, 50.0};
constexpr Load storm{40.0, 3.0, .05, 50.0};
/// The cliff is at 47.5003 events.
constexpr Load overTheCliff{47.51, 1.0, .05, 50.0};
/// The fold is at 0.9408: the storm beside calm is about to vanish.
constexpr Load atTheFold{47.0424, 1.0, .05, 50.0};
constexpr Load bistable{35.0, 1.0, .30, 50.0};

void settle(benchmark::State& state, const Load& load)
{
    Load input = load;
    for (auto _ : state) {
        benchmark::DoNotOptimize(input);
        benchmark::DoNotOptimize(settlesAt(input));
    }
}

void list(benchmark::State& state, const Load& load)
{
    Load input = load;
    for (auto _ : state) {
        benchmark::DoNotOptimize(input);
        benchmark::DoNotOptimize(equilibria(input));
    }
}

double roundedByHand(double value) { return std::nearbyint(value * 1e4) / 1e4; }

/// The note's walk as a reader would write it, path and all, with the cheapest rounding there is.
double walk(const Load& load, int rounds, double patience)
{
    std::vector<double> path{load.missRate};
    double p = load.missRate;
    for (int round = 0; round < rounds; ++round) {
        const double deliveries = roundedByHand(1.0 + p + p * p + p * p * p);
        const double demanded = load.eventsPerMinute * deliveries * load.callsPerEvent;
        const double refused = demanded <= load.tierPerMinute
                                   ? 0.0
                                   : roundedByHand(1.0 - load.tierPerMinute / demanded);
        const double next = std::min(load.missRate + refused, 0.99);
        path.push_back(next);
        const bool settled = std::abs(next - p) < patience;
        p = next;
        if (settled) {
            break;
        }
    }
    benchmark::DoNotOptimize(path.data());
    return p;
}

void referenceWalk(benchmark::State& state, const Load& load)
{
    Load input = load;
    for (auto _ : state) {
        benchmark::DoNotOptimize(input);
        benchmark::DoNotOptimize(walk(input, 12, 0.001));
    }
}

void patientWalk(benchmark::State& state, const Load& load)
{
    Load input = load;
    for (auto _ : state) {
        benchmark::DoNotOptimize(input);
        benchmark::DoNotOptimize(walk(input, 10'000, 1e-9));
    }
}

void allHeadroom(benchmark::State& state)
{
    Load input = overTheCliff;
    for (auto _ : state) {
        benchmark::DoNotOptimize(input);
        benchmark::DoNotOptimize(headroom(input));
    }
}

void repair(benchmark::State& state)
{
    Load input = storm;
    for (auto _ : state) {
        benchmark::DoNotOptimize(input);
        benchmark::DoNotOptimize(smallestRepair(input, LoadInput::Calls, {.01, {.25, 12.0}}));
    }
}

std::vector<double> spread(double from, double to)
{
    std::vector<double> values(512);
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = from + (to - from) * static_cast<double>(i) / 511.0;
    }
    return values;
}

void map(benchmark::State& state, LoadInput column, Range across, LoadInput row, Range up)
{
    const std::vector<double> columns = spread(across.minimum, across.maximum);
    const std::vector<double> rows = spread(up.minimum, up.maximum);
    std::vector<ExactVerdict> cells(columns.size() * rows.size());
    for (auto _ : state) {
        benchmark::DoNotOptimize(verdictMap(calm, {column, columns}, {row, rows}, cells));
        benchmark::DoNotOptimize(cells.data());
    }
}

void mapByWalking(benchmark::State& state)
{
    const std::vector<double> calls = spread(0.25, 12.0);
    const std::vector<double> events = spread(0.1, 100.0);
    for (auto _ : state) {
        for (const double event : events) {
            for (const double call : calls) {
                benchmark::DoNotOptimize(walk({event, call, .05, 50.0}, 12, 0.001));
            }
        }
    }
}

constexpr Range callsRange{0.25, 12.0};
constexpr Range eventsRange{0.1, 100.0};
constexpr Range missRange{0.0, 0.95};
constexpr Range tierRange{1.0, 600.0};

BENCHMARK_CAPTURE(settle, calm, calm);
BENCHMARK_CAPTURE(settle, storm, storm);
BENCHMARK_CAPTURE(settle, over_the_cliff, overTheCliff);
BENCHMARK_CAPTURE(settle, over_the_cliff_at_a_tenth_of_a_percent, Load{49.96, 1.0, .001, 50.0});
BENCHMARK_CAPTURE(settle, over_the_cliff_at_one_percent, Load{49.51, 1.0, .01, 50.0});
BENCHMARK_CAPTURE(settle, over_the_cliff_at_thirty_percent, Load{35.29, 1.0, .30, 50.0});
BENCHMARK_CAPTURE(list, calm, calm);
BENCHMARK_CAPTURE(list, bistable, bistable);
BENCHMARK_CAPTURE(list, at_the_fold, atTheFold);
BENCHMARK_CAPTURE(list, storm, storm);
BENCHMARK_CAPTURE(list, over_the_cliff, overTheCliff);
BENCHMARK_CAPTURE(referenceWalk, calm, calm);
BENCHMARK_CAPTURE(referenceWalk, storm, storm);
BENCHMARK_CAPTURE(referenceWalk, over_the_cliff, overTheCliff);
BENCHMARK_CAPTURE(patientWalk, over_the_cliff, overTheCliff);
BENCHMARK(allHeadroom);
BENCHMARK(repair);
BENCHMARK_CAPTURE(map, calls_events, LoadInput::Calls, callsRange, LoadInput::Events, eventsRange)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(map, miss_rate_events, LoadInput::MissRate, missRange, LoadInput::Events,
                  eventsRange)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(map, tier_miss_rate, LoadInput::Tier, tierRange, LoadInput::MissRate, missRange)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(mapByWalking)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
