// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/retry_loop.h"

#include "model/core/rounding.h"

#include <algorithm>
#include <cmath>

namespace stormglass::amplification {

namespace {

double callsDemanded(const Load& clampedLoad, double deliveries)
{
    return clampedLoad.eventsPerMinute * deliveries * clampedLoad.callsPerEvent;
}

double throttledFraction(double demanded, double budget)
{
    return demanded <= budget ? 0.0 : roundDecimals(1.0 - budget / demanded, 4);
}

DemandVerdict demandVerdict(double demanded, double budget, double sharePercent)
{
    if (demanded > budget) {
        return DemandVerdict::OverBudget;
    }
    if (sharePercent >= 80.0) {
        return DemandVerdict::Saturated;
    }
    return sharePercent >= 50.0 ? DemandVerdict::Tight : DemandVerdict::Stable;
}

} // namespace

double expectedDeliveries(double missRate, int maxRetries)
{
    const double p = std::clamp(missRate, 0.0, 1.0);
    double total = 1.0;
    double term = 1.0;
    for (int retry = 0; retry < maxRetries; ++retry) {
        term *= p;
        total += term;
    }
    return total;
}

double deliveriesPerEvent(double missRate, int maxRetries)
{
    return roundDecimals(expectedDeliveries(missRate, maxRetries), 4);
}

std::string_view word(DemandVerdict verdict)
{
    switch (verdict) {
    case DemandVerdict::Stable:
        return "stable";
    case DemandVerdict::Tight:
        return "tight";
    case DemandVerdict::Saturated:
        return "saturated";
    case DemandVerdict::OverBudget:
        return "over-budget";
    }
    return {};
}

std::string_view word(LoopVerdict verdict)
{
    switch (verdict) {
    case LoopVerdict::Stable:
        return "stable";
    case LoopVerdict::Elevated:
        return "elevated";
    case LoopVerdict::Collapsed:
        return "collapsed";
    case LoopVerdict::Disabling:
        return "disabling";
    case LoopVerdict::Unsettled:
        return "unsettled";
    }
    return {};
}

Tone toneOf(const Loop& loop)
{
    switch (loop.verdict) {
    case LoopVerdict::Stable:
        if (loop.missRate >= disableThreshold) {
            return Tone::SwitchedOff;
        }
        return loop.missRate >= collapseThreshold ? Tone::Failing : Tone::Calm;
    case LoopVerdict::Elevated:
        return Tone::Caution;
    case LoopVerdict::Collapsed:
        return Tone::Failing;
    case LoopVerdict::Disabling:
        return Tone::SwitchedOff;
    case LoopVerdict::Unsettled:
        return Tone::Neutral;
    }
    return Tone::Neutral;
}

double budgetShare(const Load& load, double deliveries)
{
    const Load used = clamped(load);
    return callsDemanded(used, deliveries) / used.tierPerMinute;
}

Demand demand(const Load& load)
{
    // The reference clamps the miss rate of a demand to 0…1, not to the loop's 0.99.
    return demand(load, deliveriesPerEvent(load.missRate, load.maxRetries));
}

Demand demand(const Load& load, double deliveries)
{
    const Load used = clamped(load);
    const double budget = used.tierPerMinute;
    const double demanded = callsDemanded(used, deliveries);
    const double share = roundDecimals(demanded * 100.0 / budget, 1);
    return {
        .deliveriesPerEvent = deliveries,
        .callsPerMinute = roundDecimals(demanded, 1),
        .budgetPerMinute = roundDecimals(budget, 1),
        .sharePercent = share,
        .throttledFraction = throttledFraction(demanded, budget),
        .verdict = demandVerdict(demanded, budget, share),
    };
}

LoopVerdict settleVerdict(double settledMissRate, double baseMissRate)
{
    if (settledMissRate <= baseMissRate + 0.01) {
        return LoopVerdict::Stable;
    }
    if (settledMissRate >= disableThreshold) {
        return LoopVerdict::Disabling;
    }
    return settledMissRate >= collapseThreshold ? LoopVerdict::Collapsed : LoopVerdict::Elevated;
}

Loop converge(const Load& load, int rounds)
{
    const Load used = clamped(load);
    const double base = used.missRate;
    const int limit = std::max(rounds, 1);
    Loop loop;
    loop.path.reserve(static_cast<std::size_t>(std::min(limit, 64)) + 1);
    double p = base;
    loop.path.push_back(roundDecimals(p, 4));
    for (int round = 1; round <= limit; ++round) {
        const double demanded = callsDemanded(used, deliveriesPerEvent(p, load.maxRetries));
        const double next =
            std::min(base + throttledFraction(demanded, used.tierPerMinute), missRateCap);
        loop.path.push_back(roundDecimals(next, 4));
        const bool settled = std::abs(next - p) < 0.001;
        p = next;
        if (settled) {
            loop.verdict = settleVerdict(p, base);
            loop.rounds = round;
            break;
        }
    }
    if (loop.verdict == LoopVerdict::Unsettled) {
        loop.rounds = limit;
    }
    loop.missRate = loop.path.back();
    loop.deliveriesPerEvent = deliveriesPerEvent(p, load.maxRetries);
    return loop;
}

// The sentences below are the note's, word for word: the report must equal the reference's.
std::string meaning(const Loop& loop)
{
    switch (loop.verdict) {
    case LoopVerdict::Stable:
        return "no feedback: the throttled fraction never leaves zero";
    case LoopVerdict::Disabling:
        return "the equilibrium is above the 95% failure rate that gets event subscriptions "
               "switched off. This loop does not end in a slow app, it ends in a disabled one.";
    case LoopVerdict::Collapsed:
        return "the loop has a fixed point and the fixed point is failure: most deliveries miss, "
               "most events are retried, and it stays there until the traffic stops";
    case LoopVerdict::Elevated:
        return "the feedback is real and the equilibrium is survivable; there is no headroom left "
               "for the next increase in traffic";
    case LoopVerdict::Unsettled:
        return "still climbing after " + std::to_string(loop.rounds) +
               " round(s), which is the same finding as collapse with less arithmetic";
    }
    return {};
}

} // namespace stormglass::amplification
