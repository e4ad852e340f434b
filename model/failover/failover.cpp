// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/failover.h"

#include "model/failover/input_axis.h"

#include <cmath>

namespace stormglass {

using namespace failover;

namespace {

/// The wanted input, or the first of the table that is not taken.
MapInput otherThan(MapInput taken, MapInput wanted)
{
    if (wanted != taken) {
        return wanted;
    }
    return taken == mapInputs.front() ? mapInputs[1] : mapInputs.front();
}

std::vector<double> cellsAlong(MapInput input)
{
    const ParameterInfo parameter = inputAxis(input).parameter;
    std::vector<double> cells =
        cellCentresAlong(parameter.slider, parameter.scale, Failover::mapSize);
    // The slider's own values: nothing lies between no outage and one of a second, and a map that
    // is drawn as if it did shows the wrong side at 0.
    for (double& value : cells) {
        value = std::round(value / parameter.step) * parameter.step;
    }
    return cells;
}

} // namespace

EventSetup Failover::Inputs::setup() const
{
    EventSetup setup{
        .offsets = {firstRetry},
        .retries = 1,
        .cacheLifetime = cacheLifetime,
        .isRetryCold = retryIsolate == RetryIsolate::Another,
        .hubTime = hubTime,
        .slowTime = slowTime,
        .cloudDedupes = cloudDedupes,
        .localDown = {{localDownStart, localDownLength}, localDown},
        .localSlow = {{localSlowStart, localSlowLength}, localSlow},
        .cloudDown = {{cloudDownStart, cloudDownLength}, cloudDown},
    };
    for (const std::optional<double>& retry : {secondRetry, thirdRetry}) {
        if (retry) {
            setup.offsets.at(setup.retries) = *retry;
            ++setup.retries;
        }
    }
    return setup;
}

Failover::Inputs Failover::Inputs::calm()
{
    Inputs inputs;
    inputs.localDownLength = 0.0;
    inputs.cloudDownLength = 0.0;
    return inputs;
}

Failover::Result Failover::evaluate(const Inputs& inputs, const std::stop_token& /*stop: a few ms*/,
                                    const Progress& /*progress*/)
{
    const EventSetup setup = inputs.setup();
    Result result{.across = inputs.mapAcross, .up = otherThan(inputs.mapAcross, inputs.mapUp)};
    const std::vector<double> across = cellsAlong(result.across);
    const std::vector<double> up = cellsAlong(result.up);
    for (const Policy policy : policies) {
        result.byPolicy.at(placeOf(policy)) = {
            deliver(setup, policy), failover::expectedRates(setup, policy, inputs.outageSpread),
            outcomeMap(setup, policy, {result.across, across}, {result.up, up})};
    }
    return result;
}

} // namespace stormglass
