// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The storm at two sizes: one that is drawn anew while a slider moves, and a million clients of
// 10,000 members, with all fixes off and all on. The bounds are a frame of 16 ms for the run of
// 10,000 clients, and 5 s and 1 GB for each run of a million; `peak_MB` is that of the process.

#include "model/reconnect/fixes.h"
#include "model/reconnect/reconnect.h"
#include "model/reconnect/storm_run.h"

#include <benchmark/benchmark.h>

#include <sys/resource.h>

using namespace stormglass;
using namespace stormglass::reconnect;

namespace {

void reportPeakMemory(benchmark::State& state)
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    state.counters["peak_MB"] = static_cast<double>(usage.ru_maxrss) / 1024.0;
}

void storm(benchmark::State& state, Fix fix)
{
    Reconnect::Inputs inputs;
    inputs.clients = static_cast<int>(state.range(0));
    inputs.members = static_cast<int>(state.range(1));
    inputs.gateways = static_cast<int>(state.range(2));
    const StormSetup setup = withOnly(fix, inputs.setup());
    for (auto _ : state) {
        benchmark::DoNotOptimize(runStorm(setup));
    }
    reportPeakMemory(state);
}

void sizes(benchmark::internal::Benchmark* bench)
{
    bench->Args({10'000, 1'000, 10})
        ->Args({20'000, 2'000, 10})
        ->Args({1'000'000, 10'000, 10})
        ->Args({1'000'000, 10'000, 200})
        ->Unit(benchmark::kMillisecond);
}

/// Everything that a slider's step computes, comparison and charts included.
void evaluation(benchmark::State& state)
{
    Reconnect::Inputs inputs;
    inputs.clients = static_cast<int>(state.range(0));
    inputs.members = static_cast<int>(state.range(1));
    for (auto _ : state) {
        const auto result = Reconnect::evaluate(inputs);
        benchmark::DoNotOptimize(Reconnect::plot(inputs, result));
    }
}

} // namespace

BENCHMARK_CAPTURE(storm, none, Fix::None)->Apply(sizes);
BENCHMARK_CAPTURE(storm, jitter, Fix::Backoff)->Apply(sizes);
BENCHMARK_CAPTURE(storm, all, Fix::AllTogether)->Apply(sizes);
BENCHMARK(evaluation)
    ->Args({10'000, 1'000})
    ->Args({20'000, 2'000})
    ->Args({1'000'000, 10'000})
    ->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
