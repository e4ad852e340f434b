// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/fixes.h"

#include "model/reconnect/storm_run.h"
#include "model/reconnect/verdict.h"

#include <algorithm>
#include <cmath>

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
    for (double* value :
         {&summary.peakRequests, &summary.totalRequests, &summary.repeated, &summary.refreshes}) {
        *value = std::round(*value * weight);
    }
    summary.steadyRequests *= weight;
    summary.failures = std::llround(static_cast<double>(summary.failures) * weight);
}

/// The setup with one fix as `fixed` has it.
StormSetup added(Fix fix, StormSetup setup, const StormSetup& fixed)
{
    switch (fix) {
    case Fix::Backoff:
        setup.backoff = fixed.backoff;
        break;
    case Fix::RateLimit:
        setup.limitPerConnection = fixed.limitPerConnection;
        setup.limitPerWorkspace = fixed.limitPerWorkspace;
        break;
    case Fix::Batching:
        setup.batchWindow = fixed.batchWindow;
        break;
    case Fix::Deferred:
        setup.presence = PresenceSync::Deferred;
        break;
    case Fix::Lazy:
        setup.presence = PresenceSync::Lazy;
        break;
    case Fix::CircuitBreaker:
        setup.presence = PresenceSync::Off;
        break;
    case Fix::Drain:
        setup.drain = fixed.drain;
        break;
    case Fix::None:
    case Fix::AllTogether:
        break;
    }
    return setup;
}

/// A rate limit is two changes.
bool isOneChange(Fix fix)
{
    return fix != Fix::None && fix != Fix::AllTogether && fix != Fix::RateLimit;
}

/// What absorbs the storm by one change more.
std::vector<FixOutcome> sufficientFixes(const Comparison& comparison, const StormSetup& setup,
                                        const std::stop_token& stop)
{
    std::vector<FixOutcome> sufficient;
    const auto absorbs = [&setup](const StormSummary& summary) {
        return verdictOf(summary, setup.restarting) == Verdict::Absorbed;
    };
    for (const Fix fix : allFixes) {
        const StormSetup fixed = withAlso(fix, setup);
        if (!isOneChange(fix) || fixed == setup) {
            continue;
        }
        const FixOutcome* compared = comparison.of(fix);
        if (comparison.weight == 1.0 && compared != nullptr && fixed == withOnly(fix, setup)) {
            if (absorbs(compared->summary)) {
                sufficient.push_back(*compared);
            }
            continue;
        }
        const StormOutcome whole = runStorm(fixed, stop);
        if (!whole.partial && absorbs(whole.summary)) {
            sufficient.push_back({fix, whole.summary});
            break;
        }
    }
    return sufficient;
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
    if (setup.limitPerConnection == 0.0 && setup.limitPerWorkspace == 0.0) {
        fixed.limitPerConnection = static_cast<double>(setup.members) / 10.0;
        fixed.limitPerWorkspace =
            setup.presenceRate / 2.0 / static_cast<double>(setup.workspaces());
    }
    fixed.batchWindow = orElse(setup.batchWindow, 0.5);
    fixed.presence = PresenceSync::Lazy;
    fixed.drain = orElse(setup.drain, 60.0);
    return fixed;
}

StormSetup withOnly(Fix fix, const StormSetup& setup)
{
    return fix == Fix::AllTogether ? withFixDefaults(setup)
                                   : added(fix, withoutFixes(setup), withFixDefaults(setup));
}

StormSetup withAlso(Fix fix, const StormSetup& setup)
{
    return fix == Fix::AllTogether ? withFixDefaults(setup)
                                   : added(fix, setup, withFixDefaults(setup));
}

const FixOutcome* Comparison::of(Fix fix) const
{
    const auto found = std::ranges::find(fixes, fix, &FixOutcome::fix);
    return found == fixes.end() ? nullptr : &*found;
}

Comparison compareFixes(const StormSetup& setup, const StormOutcome& run,
                        const std::stop_token& stop, const Progress& progress)
{
    Comparison comparison{
        .fixes = {}, .weight = setup.weightFor(comparedClients), .unfixed = {}, .sufficient = {}};
    const auto runs = static_cast<double>(allFixes.size());
    for (const Fix fix : allFixes) {
        const auto done = static_cast<double>(comparison.fixes.size());
        const StormSetup only = withOnly(fix, setup);
        StormOutcome outcome = run;
        if (only != setup) {
            outcome = runStorm(only.scaledBy(comparison.weight), stop,
                               progressBetween(progress, done / runs, (done + 1.0) / runs));
            if (comparison.weight > 1.0) {
                enlarge(outcome, comparison.weight);
            }
        }
        if (outcome.partial) {
            break;
        }
        comparison.fixes.push_back({fix, outcome.summary});
        if (fix == Fix::None) {
            comparison.unfixed = std::move(outcome.series);
        }
    }
    if (verdictOf(run.summary, setup.restarting) != Verdict::Absorbed) {
        comparison.sufficient = sufficientFixes(comparison, setup, stop);
    }
    return comparison;
}

} // namespace stormglass::reconnect
