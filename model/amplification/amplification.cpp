// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"

#include "model/amplification/event_cap.h"

namespace stormglass {

using namespace amplification;

Load Amplification::Inputs::load() const
{
    const MethodBudget binding = bindingMethod({callsPerEvent, tierPerMinute}, methods);
    return {eventsPerMinute, binding.calls, missRate, binding.tier, maxRetries};
}

Feedback Amplification::Inputs::feedback() const { return {retryBudget, acknowledge}; }

std::vector<MethodShare> Amplification::Inputs::methodShares() const
{
    return amplification::methodShares(methods, tierPerMinute,
                                       deliveriesPerMinute(load(), missRate, feedback()));
}

bool Amplification::Result::calm() const
{
    return loop.verdict == LoopVerdict::Stable &&
           (demand.verdict == DemandVerdict::Stable || demand.verdict == DemandVerdict::Tight);
}

Amplification::Result Amplification::evaluate(const Inputs& inputs,
                                              const std::stop_token& /*stop: a few µs*/,
                                              const Progress& /*progress*/)
{
    const Load load = inputs.load();
    const Feedback feedback = inputs.feedback();
    return {amplification::demand(load), converge(load, inputs.rounds), equilibria(load, feedback),
            amplification::headroom(load, feedback), safeEventsPerMinute(load, feedback)};
}

} // namespace stormglass
