// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One evaluation of the amplification instrument with its walk, and the rounding it rests on. The
// bound is 1 µs for an evaluation.

#include "model/amplification/amplification.h"
#include "model/core/rounding.h"
#include "model/instruments.h"

#include <benchmark/benchmark.h>

using namespace stormglass;

namespace {

constexpr Amplification::Inputs storm{};
constexpr Amplification::Inputs calm{.callsPerEvent = 1.0};
/// Just over the cliff the walk takes all its twelve rounds.
constexpr Amplification::Inputs twelveRounds{.eventsPerMinute = 48.0, .callsPerEvent = 1.0};

void evaluate(benchmark::State& state, const Amplification::Inputs& inputs)
{
    for (auto _ : state) {
        benchmark::DoNotOptimize(Amplification::evaluate(inputs));
    }
}

void present(benchmark::State& state)
{
    const InstrumentEntry& entry = instruments().front();
    for (auto _ : state) {
        benchmark::DoNotOptimize(entry.present(entry.initial, {}, {}));
    }
}

void rounding(benchmark::State& state, double (*function)(double, int))
{
    double value = 0.123456789;
    for (auto _ : state) {
        benchmark::DoNotOptimize(function(value, 4));
        value += 1e-7;
    }
}

BENCHMARK_CAPTURE(evaluate, calm, calm);
BENCHMARK_CAPTURE(evaluate, storm, storm);
BENCHMARK_CAPTURE(evaluate, twelve_rounds, twelveRounds);
BENCHMARK(present);
BENCHMARK_CAPTURE(rounding, fast, roundDecimals);
BENCHMARK_CAPTURE(rounding, by_text, roundDecimalsByText);

} // namespace

BENCHMARK_MAIN();
