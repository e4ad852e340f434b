// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One event, the expected rates, the four outcome maps and everything an evaluation does. The
// bounds are 50 ms for the maps together, and a frame of 16 ms for an evaluation with its charts.

#include "model/failover/failover.h"

#include <benchmark/benchmark.h>

using namespace stormglass;
using namespace stormglass::failover;

namespace {

Failover::Inputs withRows()
{
    Failover::Inputs inputs;
    inputs.localDown = {{0.0, 50.0}, {100.0, 200.0}};
    inputs.localSlow = {{20.0, 30.0}, {70.0, 1000.0}};
    inputs.cloudDown = {{0.0, 10.0}, {50.0, 55.0}};
    return inputs;
}

/// Nothing but what times out or fails: every event takes all four deliveries.
Failover::Inputs hopeless()
{
    Failover::Inputs inputs;
    inputs.localDownLength = 1e6;
    inputs.cloudDownLength = 1e6;
    inputs.mapAcross = MapInput::CacheLifetime;
    inputs.mapUp = MapInput::FirstRetry;
    return inputs;
}

void event(benchmark::State& state, const Failover::Inputs& inputs)
{
    EventSetup setup = inputs.setup();
    for (auto _ : state) {
        benchmark::DoNotOptimize(setup);
        benchmark::DoNotOptimize(endOf(setup, inputs.policy));
    }
}

void rates(benchmark::State& state, Spread spread)
{
    Failover::Inputs inputs;
    inputs.localSlowLength = 60.0;
    const EventSetup setup = inputs.setup();
    for (auto _ : state) {
        for (const Policy policy : policies) {
            benchmark::DoNotOptimize(expectedRates(setup, policy, spread));
        }
    }
}

void maps(benchmark::State& state, const Failover::Inputs& inputs)
{
    const Range range{0.0, 600.0};
    const auto along = cellCentresAlong(range, Scale::LogarithmicFromZero, Failover::mapSize);
    for (auto _ : state) {
        for (const Policy policy : policies) {
            benchmark::DoNotOptimize(outcomeMap(inputs.setup(), policy, {inputs.mapAcross, along},
                                                {inputs.mapUp, along}));
        }
    }
}

void evaluation(benchmark::State& state, const Failover::Inputs& inputs)
{
    for (auto _ : state) {
        const Failover::Result result = Failover::evaluate(inputs);
        benchmark::DoNotOptimize(Failover::explain(inputs, result));
        benchmark::DoNotOptimize(Failover::plot(inputs, result));
    }
}

} // namespace

BENCHMARK_CAPTURE(event, note, Failover::Inputs{});
BENCHMARK_CAPTURE(event, hopeless, hopeless());
BENCHMARK_CAPTURE(rates, exponential, Spread::Exponential)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(rates, lognormal, Spread::Lognormal)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(maps, note, Failover::Inputs{})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(maps, rows, withRows())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(maps, hopeless, hopeless())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluation, note, Failover::Inputs{})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(evaluation, hopeless, hopeless())->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
