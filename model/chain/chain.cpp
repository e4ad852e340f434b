// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"

#include <algorithm>

namespace stormglass {

using namespace chain;

namespace {

std::optional<WindowFigures> figuresIn(const RoundSeries& series, int interval,
                                       const RoundWindow& window)
{
    const auto part = partOf(series, window);
    return part ? std::optional(figuresOf(series, interval, *part)) : std::nullopt;
}

std::vector<std::string> clippings(const Chain::Inputs& inputs)
{
    std::vector<std::string> notes;
    if (inputs.faultEnd < inputs.faultStart) {
        notes.push_back("the fault ends before it starts; it is taken to be round " +
                        std::to_string(inputs.faultStart) + " alone");
    }
    if (inputs.faultStart > inputs.rounds) {
        notes.emplace_back("the fault starts after the last round, so there is none in the run");
    } else if (inputs.faultEnd > inputs.rounds) {
        notes.push_back("the fault is clipped to the last round, " + std::to_string(inputs.rounds));
    }
    return notes;
}

/// Without a retry, what the same fault does: the note's second regime.
std::optional<Signals> withoutRetries(const ChainSetup& setup,
                                      const std::vector<ThrottlingCost>& costs)
{
    if (setup.allowance == 1 || costs.empty() || costs.back().allowance != 1) {
        return std::nullopt;
    }
    return Signals{.calls = costs.back().calls, .success = costs.back().success};
}

Diagnosis diagnosisOf(const Chain::Inputs& inputs, const Chain::Result& result)
{
    if (!result.during) {
        return nothingToCompare("there is no fault in the run");
    }
    if (!result.before) {
        return nothingToCompare("there is no window before the fault to compare it with");
    }
    return diagnose(signalsOf(*result.before), signalsOf(*result.during), inputs.thresholds(),
                    {.capacity = inputs.capacity,
                     .otherRegime = withoutRetries(inputs.setup(), result.throttling)});
}

} // namespace

ChainSetup Chain::Inputs::setup() const
{
    return {
        .rounds = rounds,
        .externalDemand = externalDemand,
        .demandSteps = demandSteps,
        .layers = layers,
        .allowance = allowance,
        .interval = interval,
        .capacity = capacity,
        .fault = {faultStart, std::max(faultStart, faultEnd)},
        .faultCapacity = faultCapacity,
    };
}

Thresholds Chain::Inputs::thresholds() const
{
    return {riseThreshold, amplificationThreshold, successThreshold, reachThreshold};
}

Chain::Result Chain::evaluate(const Inputs& inputs, const std::stop_token& stop,
                              const Progress& progress)
{
    ChainSetup setup = inputs.setup();
    const int runs = setup.fault.from <= setup.rounds ? setup.allowance : 1;
    Result result{.series = runRounds(setup, stop, progressBetween(progress, 0.0, 1.0 / runs)),
                  .notes = clippings(inputs)};
    const RoundSeries& series = result.series;
    result.partial = series.size() < static_cast<std::size_t>(inputs.rounds);
    result.before = figuresIn(series, inputs.interval, {1, setup.fault.from - 1});
    result.during = figuresIn(series, inputs.interval, setup.fault);
    result.after = figuresIn(series, inputs.interval, {setup.fault.to + 1, inputs.rounds});
    if (result.before) {
        result.recovery = recoveryRounds(series, setup.fault, result.before->calls);
    }
    result.peak = peakCalls(series);
    result.ceiling = callsCeiling(inputs.layers, inputs.allowance);
    if (const auto fault = partOf(series, setup.fault)) {
        setup.fault = *fault;
        result.throttling = throttlingCosts(setup, series, inputs.thresholds(), stop, progress);
        result.partial |= std::ssize(result.throttling) < setup.allowance;
    }
    result.diagnosis = diagnosisOf(inputs, result);
    return result;
}

} // namespace stormglass
