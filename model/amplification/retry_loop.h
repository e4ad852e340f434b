// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

/// The arithmetic of the note "One missed ack becomes four deliveries and a 429" (allanninal): its
/// Python program is the reference, and every figure here equals it digit for digit, rounding
/// included. All functions are total over finite numbers and clamp as the reference does: miss rate
/// to 0…1 (the loop's start to 0…0.99), events and calls below 0 to 0, a tier below 1 to 1.
namespace stormglass::amplification {

/// Slack retries a delivery it believes failed three times
/// (https://docs.slack.dev/apis/events-api/).
inline constexpr int slackRetries = 3;

/// Rounds after which the note's program gives up.
inline constexpr int noteRounds = 12;

/// The walk's ceiling, just short of one.
inline constexpr double missRateCap = 0.99;

/// Share of failed deliveries within an hour over which Slack disables event subscriptions
/// (https://docs.slack.dev/apis/events-api/).
inline constexpr double disableThreshold = 0.95;

/// Miss rate from which the reference calls a settled loop collapsed.
inline constexpr double collapseThreshold = 0.5;

/// Expected deliveries of one event, 1 + p + p² + … + p^maxRetries, rounded to 4 decimals; p is the
/// share of deliveries that miss the 3 s ack.
[[nodiscard]] double deliveriesPerEvent(double missRate, int maxRetries = slackRetries);

/// The same without rounding, for curves.
[[nodiscard]] double expectedDeliveries(double missRate, int maxRetries = slackRetries);

/// How the calls of one minute stand against the budget.
enum class DemandVerdict { Stable, Tight, Saturated, OverBudget };

/// "stable", "tight" (from 50 %), "saturated" (from 80 %), "over-budget" (anything refused).
[[nodiscard]] std::string_view word(DemandVerdict verdict);

/// Web API calls a minute held against a method's budget.
struct Demand {
    double deliveriesPerEvent = 1.0;
    double callsPerMinute = 0.0;    ///< 1 decimal
    double budgetPerMinute = 1.0;   ///< 1 decimal, at least 1
    double sharePercent = 0.0;      ///< of the budget, 1 decimal
    double throttledFraction = 0.0; ///< share of the calls that must be refused, 4 decimals
    DemandVerdict verdict = DemandVerdict::Stable;
};

/// The four numbers of the model, and the retries that go with them.
struct Load {
    double eventsPerMinute = 0.0;
    double callsPerEvent = 0.0; ///< Web API calls of one handler run
    double missRate = 0.0;      ///< fraction
    double tierPerMinute = 1.0; ///< requests a minute the busiest method allows
    int maxRetries = slackRetries;
};

/// What the loop computes with: events and calls of at least 0, a tier of at least 1, a miss rate
/// of 0…0.99.
[[nodiscard]] inline Load clamped(const Load& load)
{
    return {.eventsPerMinute = std::max(load.eventsPerMinute, 0.0),
            .callsPerEvent = std::max(load.callsPerEvent, 0.0),
            .missRate = std::clamp(load.missRate, 0.0, missRateCap),
            .tierPerMinute = std::max(load.tierPerMinute, 1.0),
            .maxRetries = load.maxRetries};
}

/// The calls of a minute, before rounding, as a fraction of the budget when every event is
/// delivered that many times.
[[nodiscard]] double budgetShare(const Load& load, double deliveries);

/// Events times deliveries times calls, against the budget.
[[nodiscard]] Demand demand(const Load& load);

/// The same where every event is delivered that many times.
[[nodiscard]] Demand demand(const Load& load, double deliveries);

/// Where the loop ended.
enum class LoopVerdict { Stable, Elevated, Collapsed, Disabling, Unsettled };

/// "stable", "elevated", "collapsed", "disabling", "unsettled".
[[nodiscard]] std::string_view word(LoopVerdict verdict);

/// The rung of the ladder for a settled miss rate: stable up to 0.01 above the base, then
/// disabling from 0.95, collapsed from 0.5, elevated below.
[[nodiscard]] LoopVerdict settleVerdict(double settledMissRate, double baseMissRate);

/// A walk of the feedback loop.
struct Loop {
    LoopVerdict verdict = LoopVerdict::Unsettled;
    double missRate = 0.0;    ///< where the walk ended, 4 decimals
    int rounds = 0;           ///< rounds walked
    std::vector<double> path; ///< miss rate before the first and after each round, 4 decimals
    double deliveriesPerEvent = 1.0; ///< at the end
};

/// How bad a walk's end is: its verdict's tone, except that "stable" at a miss rate that is failure
/// by itself is no calm.
[[nodiscard]] Tone toneOf(const Loop& loop);

/// Walks p ← min(base + throttled fraction at p, 0.99) from p = base until a step is under 0.001,
/// or says unsettled after `rounds` (at least 1).
[[nodiscard]] Loop converge(const Load& load, int rounds = noteRounds);

/// What the verdict means, in the reference's own words.
[[nodiscard]] std::string meaning(const Loop& loop);

} // namespace stormglass::amplification
