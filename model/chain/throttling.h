// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/diagnosis.h"
#include "model/chain/retry_rounds.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace stormglass::chain {

/// What the same run comes to under another allowance: what throttling the retries costs.
struct ThrottlingCost {
    int allowance = 1;              ///< attempts of each layer
    double calls = 0.0;             ///< calls/round during the fault
    double amplification = 0.0;     ///< calls per distinct request during the fault
    double success = 0.0;           ///< of the calls during the fault, a fraction
    std::int64_t drops = 0;         ///< requests, from the first round of the fault to the last run
    std::optional<int> recovery;    ///< rounds after the fault; see recoveryRounds()
    std::optional<Verdict> verdict; ///< of that run; none where no round lies before the fault

    bool operator==(const ThrottlingCost&) const = default;
};

/// The cost of one allowance, for a fault that lies in the run.
[[nodiscard]] ThrottlingCost throttlingCost(const ChainSetup& setup, const RoundSeries& series,
                                            int allowance, const Thresholds& thresholds);

/// The costs of every allowance from the setup's own, whose series that is, down to 1; fewer where
/// a stop was asked for. Progress goes on from the setup's own run, one of as many as it allows
/// attempts.
[[nodiscard]] std::vector<ThrottlingCost> throttlingCosts(const ChainSetup& setup,
                                                          const RoundSeries& series,
                                                          const Thresholds& thresholds = {},
                                                          const std::stop_token& stop = {},
                                                          const Progress& progress = {});

} // namespace stormglass::chain
