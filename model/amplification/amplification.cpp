// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"

namespace stormglass {

using namespace amplification;

Load Amplification::Inputs::load() const
{
    return {eventsPerMinute, callsPerEvent, missRate, tierPerMinute, maxRetries};
}

bool Amplification::Result::calm() const
{
    return loop.verdict == LoopVerdict::Stable &&
           (demand.verdict == DemandVerdict::Stable || demand.verdict == DemandVerdict::Tight);
}

Amplification::Result Amplification::evaluate(const Inputs& inputs,
                                              const std::stop_token& /*stop: under 1 µs*/,
                                              const Progress& /*progress*/)
{
    return {amplification::demand(inputs.load()), converge(inputs.load(), inputs.rounds)};
}

} // namespace stormglass
