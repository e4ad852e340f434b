// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/demand_step.h"
#include "model/core/progress.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace stormglass::chain {

/// Rounds from the first to the last, both included, counted from 1.
struct RoundWindow {
    int from = 1;
    int to = 1;

    [[nodiscard]] int length() const { return to - from + 1; }
    [[nodiscard]] bool contains(int round) const { return round >= from && round <= to; }

    bool operator==(const RoundWindow&) const = default;
};

/// What a run is of. The model is that of "Retry Storm" (academia.sh, CC BY-SA 4.0): a request
/// enters at the edge and needs one success of the dependency behind `layers` layers, each of which
/// makes up to `allowance` attempts.
struct ChainSetup {
    int rounds = 1;
    double externalDemand = 0.0;              ///< requests/round; fractions add up
    std::vector<DemandStep> demandSteps = {}; ///< of two that overlap the later in the list holds
    int layers = 1;
    int allowance = 1; ///< attempts of each layer
    int interval = 1;  ///< rounds from a failed call to the next
    int capacity = 0;  ///< calls/round that succeed
    RoundWindow fault = {};
    int faultCapacity = 0; ///< calls/round that succeed during the fault
};

/// Calls that a request can cause at most, allowance^layers.
[[nodiscard]] std::int64_t callsCeiling(int layers, int allowance);

/// What happened, round by round; the first round is at 0. No request calls twice in a round, so
/// calls are distinct requests as well.
struct RoundSeries {
    std::vector<std::uint32_t> edge;      ///< requests that came in
    std::vector<std::int64_t> calls;      ///< of the dependency
    std::vector<std::uint32_t> successes; ///< calls that succeeded; their requests are done
    std::vector<std::uint32_t> drops;     ///< requests that used up every attempt

    /// Rounds that were run.
    [[nodiscard]] std::size_t size() const { return calls.size(); }

    /// Requests whose call failed in a round, counted from 1, and that call again.
    [[nodiscard]] std::int64_t retrying(int round) const;

    /// Requests that came in and were neither satisfied nor dropped by the last round.
    [[nodiscard]] std::int64_t waiting() const;
};

/// Runs the rounds. Each costs the same, whatever waits: see decision 0014. A stop, asked for
/// between rounds, leaves a shorter series.
[[nodiscard]] RoundSeries runRounds(const ChainSetup& setup, const std::stop_token& stop = {},
                                    const Progress& progress = {});

} // namespace stormglass::chain
