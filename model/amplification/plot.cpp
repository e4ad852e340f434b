// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "model/amplification/charts.h"

namespace stormglass {

using namespace amplification;

namespace {

/// A map needs two inputs: the wanted one, or another where it is taken.
LoadInput otherThan(LoadInput taken, LoadInput wanted)
{
    if (wanted != taken) {
        return wanted;
    }
    return taken == LoadInput::Calls ? LoadInput::Events : LoadInput::Calls;
}

} // namespace

std::vector<Chart> Amplification::plot(const Inputs& inputs, const Result& result)
{
    const LoopPicture picture{inputs.load(), inputs.feedback(), result.demand,
                              result.loop,   result.exact,      inputs.rounds};
    return {deliveryCliffChart(picture), convergencePathChart(picture), cobwebChart(picture),
            settlingCurveChart(picture, inputAxis(inputs.curveOver)),
            verdictMapChart(picture, inputAxis(inputs.mapAcross),
                            inputAxis(otherThan(inputs.mapAcross, inputs.mapUp)))};
}

} // namespace stormglass
