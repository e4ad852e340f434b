// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/throttling.h"

#include "model/chain/round_figures.h"

namespace stormglass::chain {

ThrottlingCost throttlingCost(const ChainSetup& setup, const RoundSeries& series, int allowance,
                              const Thresholds& thresholds)
{
    const auto window = partOf(series, {1, setup.fault.from - 1});
    const auto before =
        window ? std::optional(figuresOf(series, setup.interval, *window)) : std::nullopt;
    const WindowFigures during = figuresOf(series, setup.interval, setup.fault);
    const WindowFigures rest =
        figuresOf(series, setup.interval, {setup.fault.from, static_cast<int>(series.size())});
    return {
        .allowance = allowance,
        .calls = during.calls,
        .amplification = during.amplification,
        .success = during.success,
        .drops = rest.drops,
        .recovery = before ? recoveryRounds(series, setup.fault, before->calls) : std::nullopt,
        .verdict = before ? std::optional(
                                diagnose(signalsOf(*before), signalsOf(during), thresholds).verdict)
                          : std::nullopt,
    };
}

std::vector<ThrottlingCost> throttlingCosts(const ChainSetup& setup, const RoundSeries& series,
                                            const Thresholds& thresholds,
                                            const std::stop_token& stop, const Progress& progress)
{
    std::vector<ThrottlingCost> costs{throttlingCost(setup, series, setup.allowance, thresholds)};
    ChainSetup throttled = setup;
    while (throttled.allowance > 1) {
        --throttled.allowance;
        const double run = 1.0 / setup.allowance;
        const auto done = static_cast<double>(costs.size());
        const RoundSeries other =
            runRounds(throttled, stop, progressBetween(progress, done * run, (done + 1.0) * run));
        if (other.size() < series.size()) {
            break;
        }
        costs.push_back(throttlingCost(throttled, other, throttled.allowance, thresholds));
    }
    return costs;
}

} // namespace stormglass::chain
