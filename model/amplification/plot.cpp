// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "model/amplification/charts.h"

#include <optional>
#include <utility>

namespace stormglass {

using namespace amplification;

namespace {

/// With a profile, calls and tier are its rows': the sliders of both move nothing.
bool isMoved(LoadInput input, const Amplification::Inputs& inputs)
{
    return inputs.methods.empty() || input == LoadInput::Events || input == LoadInput::MissRate;
}

/// The wanted input, or the first that can stand in for it.
LoadInput shown(LoadInput wanted, std::optional<LoadInput> taken,
                const Amplification::Inputs& inputs)
{
    for (const LoadInput input :
         {wanted, LoadInput::Events, LoadInput::Calls, LoadInput::MissRate}) {
        if (input != taken && isMoved(input, inputs)) {
            return input;
        }
    }
    return wanted;
}

/// What the subtitle says where an axis does not show what was asked for.
std::string standIn(LoadInput wanted, LoadInput got, const Amplification::Inputs& inputs)
{
    if (wanted == got) {
        return {};
    }
    const std::string instead =
        std::string(word(got)) + " in place of " + std::string(word(wanted));
    return isMoved(wanted, inputs) ? "; " + instead : "; " + instead + ", which the profile sets";
}

} // namespace

std::vector<Chart> Amplification::plot(const Inputs& inputs, const Result& result)
{
    const LoopPicture picture{inputs.bindingLoad(), inputs.feedback(), result.loop, result.exact,
                              inputs.rounds};
    const LoadInput over = shown(inputs.curveOver, {}, inputs);
    const LoadInput across = shown(inputs.mapAcross, {}, inputs);
    const LoadInput up = shown(inputs.mapUp, across, inputs);
    Chart curve = settlingCurveChart(picture, inputAxis(over));
    curve.subtitle += standIn(inputs.curveOver, over, inputs);
    Chart map = verdictMapChart(picture, inputAxis(across), inputAxis(up));
    map.subtitle += standIn(inputs.mapAcross, across, inputs) + standIn(inputs.mapUp, up, inputs);
    return {deliveryCliffChart(picture), convergencePathChart(picture), cobwebChart(picture),
            std::move(curve), std::move(map)};
}

} // namespace stormglass
