// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"

#include "model/core/rounding.h"

namespace stormglass {

using namespace amplification;

Load Amplification::Inputs::bindingLoad() const
{
    const MethodBudget binding = bindingMethod({callsPerEvent, tierPerMinute}, methods);
    return {eventsPerMinute, binding.calls, missRate, binding.tier, maxRetries};
}

Feedback Amplification::Inputs::feedback() const { return {retryBudget, acknowledge}; }

bool Amplification::Result::calmInTheNote() const
{
    return loop.verdict == LoopVerdict::Stable &&
           (demand.verdict == DemandVerdict::Stable || demand.verdict == DemandVerdict::Tight);
}

Amplification::Result Amplification::evaluate(const Inputs& inputs,
                                              const std::stop_token& /*stop: a few µs*/,
                                              const Progress& /*progress*/)
{
    const Load load = inputs.bindingLoad();
    const Feedback feedback = inputs.feedback();
    const double deliveries = expectedDeliveries(load.missRate, load.maxRetries, feedback);
    const Load plain{inputs.eventsPerMinute, inputs.callsPerEvent, inputs.missRate,
                     inputs.tierPerMinute, inputs.maxRetries};
    Result result{
        .demand = amplification::demand(load),
        .today = amplification::demand(load, roundDecimals(deliveries, 4)),
        .loop = converge(load, inputs.rounds),
        .exact = equilibria(load, feedback),
        .headroom = amplification::headroom(load, feedback),
        .safeEvents = safeEventsPerMinute(load, feedback),
        .methods = methodShares(inputs.methods, plain, feedback),
        .limits = {},
    };
    result.limits = slackLimits(load, result.exact, inputs.workspaces, feedback);
    if (result.methods.size() > 1) {
        result.headroom.callsPerEvent = {};
        result.headroom.tierPerMinute = {};
    }
    return result;
}

} // namespace stormglass
