// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "model/amplification/charts.h"

namespace stormglass {

using namespace amplification;

std::vector<Chart> Amplification::plot(const Inputs& inputs, const Result& result)
{
    const LoopPicture picture{inputs.load(), inputs.feedback(), result.demand,
                              result.loop,   result.exact,      inputs.rounds};
    return {deliveryCliffChart(picture), convergencePathChart(picture), cobwebChart(picture),
            settlingCurveChart(picture, inputAxis(LoadInput::Events)),
            verdictMapChart(picture, inputAxis(LoadInput::Events), inputAxis(LoadInput::Calls))};
}

} // namespace stormglass
