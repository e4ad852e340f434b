// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs of the retry chain: a million rounds (bound 2 s), twenty thousand, and everything an
// evaluation does with them. Time per round must not depend on what waits.

#include "model/chain/chain.h"

#include <benchmark/benchmark.h>

using namespace stormglass;
using namespace stormglass::chain;

namespace {

Chain::Inputs busy(int rounds)
{
    return {.rounds = rounds, .externalDemand = 40.0, .capacity = 120};
}

/// Nothing is ever satisfied, and nobody gives up.
Chain::Inputs hopeless(int rounds)
{
    return {.rounds = rounds,
            .externalDemand = 40.0,
            .layers = 12,
            .allowance = 20,
            .capacity = 0,
            .faultCapacity = 0};
}

void rounds(benchmark::State& state, const Chain::Inputs& inputs)
{
    const ChainSetup setup = inputs.setup();
    for (auto _ : state) {
        benchmark::DoNotOptimize(runRounds(setup));
    }
    state.SetItemsProcessed(state.iterations() * inputs.rounds);
}

void evaluation(benchmark::State& state, const Chain::Inputs& inputs)
{
    for (auto _ : state) {
        const Chain::Result result = Chain::evaluate(inputs);
        benchmark::DoNotOptimize(Chain::plot(inputs, result));
    }
    state.SetItemsProcessed(state.iterations() * inputs.rounds);
}

} // namespace

BENCHMARK_CAPTURE(rounds, note_400, Chain::Inputs{});
BENCHMARK_CAPTURE(rounds, busy_20000, busy(20'000));
BENCHMARK_CAPTURE(rounds, busy_1000000, busy(1'000'000))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rounds, hopeless_1000000, hopeless(1'000'000))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluation, note_400, Chain::Inputs{})->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(evaluation, busy_5000, busy(5'000))->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(evaluation, busy_1000000, busy(1'000'000))->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
