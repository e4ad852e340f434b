// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "model/amplification/charts.h"

namespace stormglass {

using namespace amplification;

namespace {

using Member = Parameter<Amplification::Inputs>::Member;

InputAxis axisOf(LoadInput input)
{
    const auto table = Amplification::parameters();
    const auto member = [input]() -> Member {
        switch (input) {
        case LoadInput::Events:
            return &Amplification::Inputs::eventsPerMinute;
        case LoadInput::Calls:
            return &Amplification::Inputs::callsPerEvent;
        case LoadInput::MissRate:
            return &Amplification::Inputs::missRate;
        case LoadInput::Tier:
            return &Amplification::Inputs::tierPerMinute;
        }
        return &Amplification::Inputs::eventsPerMinute;
    };
    const std::size_t row = rowOf(table, member());
    return {input, table[row].info(), row};
}

} // namespace

std::vector<Chart> Amplification::plot(const Inputs& inputs, const Result& result)
{
    const LoopPicture picture{inputs.load(), inputs.feedback(), result.demand,
                              result.loop,   result.exact,      inputs.rounds};
    return {deliveryCliffChart(picture), convergencePathChart(picture), cobwebChart(picture),
            settlingCurveChart(picture, axisOf(LoadInput::Events)),
            verdictMapChart(picture, axisOf(LoadInput::Events), axisOf(LoadInput::Calls))};
}

} // namespace stormglass
