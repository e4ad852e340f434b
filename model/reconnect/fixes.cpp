// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/fixes.h"

#include "model/reconnect/storm_run.h"

namespace stormglass::reconnect {

namespace {

StormSetup withoutFixes(StormSetup setup)
{
    setup.backoff = Backoff::None;
    setup.limitPerConnection = 0.0;
    setup.limitPerWorkspace = 0.0;
    setup.batchWindow = 0.0;
    setup.presence = PresenceSync::Eager;
    setup.drain = 0.0;
    return setup;
}

void multiply(std::vector<double>& values, double weight)
{
    for (double& value : values) {
        value *= weight;
    }
}

/// Counts of clients and lookups; restarts and times are what they are.
void enlarge(StormOutcome& outcome, double weight)
{
    StormSeries& series = outcome.series;
    for (auto* values : {&series.presenceRequests, &series.backendQueue, &series.connected,
                         &series.receiving, &series.withPresence}) {
        multiply(*values, weight);
    }
    StormSummary& summary = outcome.summary;
    for (double* value : {&summary.peakRequests, &summary.totalRequests, &summary.steadyRequests,
                          &summary.repeated, &summary.refreshes}) {
        *value *= weight;
    }
    summary.failures *= static_cast<std::int64_t>(weight);
}

} // namespace

std::string_view title(Fix fix)
{
    switch (fix) {
    case Fix::None:
        return "No fix";
    case Fix::Backoff:
        return "Back-off with jitter";
    case Fix::RateLimit:
        return "Rate limit";
    case Fix::Batching:
        return "Batched events";
    case Fix::Deferred:
        return "Messages first";
    case Fix::Lazy:
        return "Lazy presence";
    case Fix::CircuitBreaker:
        return "Circuit breaker";
    case Fix::Drain:
        return "Gradual restart";
    case Fix::AllTogether:
        break;
    }
    return "All together";
}

std::string_view word(Fix fix)
{
    switch (fix) {
    case Fix::None:
        return "none";
    case Fix::Backoff:
        return "backoff";
    case Fix::RateLimit:
        return "rate-limit";
    case Fix::Batching:
        return "batching";
    case Fix::Deferred:
        return "deferred";
    case Fix::Lazy:
        return "lazy";
    case Fix::CircuitBreaker:
        return "circuit-breaker";
    case Fix::Drain:
        return "drain";
    case Fix::AllTogether:
        break;
    }
    return "all";
}

StormSetup withFixDefaults(const StormSetup& setup)
{
    const auto orElse = [](double own, double fallback) {
        return own > 0.0 ? own : fallback;
    };
    StormSetup fixed = setup;
    const bool hasJitter = setup.backoff == Backoff::EqualJitter ||
                           setup.backoff == Backoff::FullJitter ||
                           setup.backoff == Backoff::Decorrelated;
    fixed.backoff = hasJitter ? setup.backoff : Backoff::EqualJitter;
    fixed.limitPerConnection =
        orElse(setup.limitPerConnection, static_cast<double>(setup.members) / 10.0);
    fixed.limitPerWorkspace =
        orElse(setup.limitPerWorkspace,
               setup.presenceRate / 2.0 / static_cast<double>(setup.workspaces()));
    fixed.batchWindow = orElse(setup.batchWindow, 0.5);
    fixed.presence = PresenceSync::Lazy;
    fixed.drain = orElse(setup.drain, 60.0);
    return fixed;
}

StormSetup withOnly(Fix fix, const StormSetup& setup)
{
    const StormSetup fixed = withFixDefaults(setup);
    StormSetup only = withoutFixes(setup);
    switch (fix) {
    case Fix::None:
        break;
    case Fix::Backoff:
        only.backoff = fixed.backoff;
        break;
    case Fix::RateLimit:
        only.limitPerConnection = fixed.limitPerConnection;
        only.limitPerWorkspace = fixed.limitPerWorkspace;
        break;
    case Fix::Batching:
        only.batchWindow = fixed.batchWindow;
        break;
    case Fix::Deferred:
        only.presence = PresenceSync::Deferred;
        break;
    case Fix::Lazy:
        only.presence = PresenceSync::Lazy;
        break;
    case Fix::CircuitBreaker:
        only.presence = PresenceSync::Off;
        break;
    case Fix::Drain:
        only.drain = fixed.drain;
        break;
    case Fix::AllTogether:
        return fixed;
    }
    return only;
}

std::vector<FixOutcome> compareFixes(const StormSetup& setup, std::int64_t mostClients,
                                     const std::stop_token& stop, const Progress& progress)
{
    std::vector<FixOutcome> outcomes;
    const auto runs = static_cast<double>(allFixes.size());
    for (const Fix fix : allFixes) {
        const double done = static_cast<double>(outcomes.size());
        const StormSetup only = withOnly(fix, setup);
        FixOutcome found{fix,
                         runStorm(only.scaledTo(mostClients), stop,
                                  progressBetween(progress, done / runs, (done + 1.0) / runs))};
        if (found.outcome.partial) {
            break;
        }
        enlarge(found.outcome, static_cast<double>(setup.weightIn(mostClients)));
        outcomes.push_back(std::move(found));
    }
    return outcomes;
}

} // namespace stormglass::reconnect
