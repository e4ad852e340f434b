// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/range.h"
#include "model/failover/charts.h"
#include "model/failover/input_axis.h"

namespace stormglass::failover {

namespace {

Axis axisOf(const ParameterInfo& parameter)
{
    return {.title = std::string(parameter.label),
            .unit = parameter.unit,
            .minimum = parameter.slider.minimum,
            .maximum = parameter.slider.maximum,
            .scale = parameter.scale};
}

std::string sharesText(const OutcomeMap& map)
{
    const double undelivered = map.share(EventOutcome::Undelivered);
    return "lost " + percentText(map.share(EventOutcome::Lost), 2) + ", twice " +
           percentText(map.share(EventOutcome::AnsweredTwice), 2) +
           (undelivered > 0.0 ? ", undelivered " + percentText(undelivered, 2) : std::string());
}

std::string standIn(const Failover::Inputs& inputs, const Failover::Result& result,
                    const InputAxis& up)
{
    return inputs.mapUp == result.up
               ? std::string()
               : "; up is " + std::string(up.parameter.label) + ", since both cannot be the same";
}

} // namespace

Chart outcomeMapChart(const Failover::Inputs& inputs, const Failover::Result& result, Policy policy)
{
    const InputAxis x = inputAxis(result.across);
    const InputAxis y = inputAxis(result.up);
    const Failover::PolicyResult& found = result.of(policy);
    EventSetup setup = inputs.setup();
    const Point now{slotOf(result.across, setup), slotOf(result.up, setup)};
    const std::string shares = sharesText(found.map);
    Chart chart{
        .id = std::string(Failover::maps.at(placeOf(policy))),
        .title = title(policy),
        .subtitle = shares + standIn(inputs, result, y),
        .summary = "At " + quantityText(now.x, units::seconds) + " and " +
                   quantityText(now.y, units::seconds) + " the event is " +
                   std::string(word(found.event.end.outcome)) + ". Over both sliders: " + shares +
                   ".",
        .x = axisOf(x.parameter),
        .left = axisOf(y.parameter),
    };
    chart.map = ChartMap{Failover::mapSize, Failover::mapSize, mapClasses(), found.map.cells};
    const bool isOnMap = x.parameter.slider.contains(now.x) && y.parameter.slider.contains(now.y);
    chart.handle = Handle{now, x.row, y.row, isOnMap ? "now" : "now, beyond the map"};
    return chart;
}

} // namespace stormglass::failover
