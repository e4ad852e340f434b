// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/repair.h"

#include "model/failover/input_axis.h"

#include <algorithm>
#include <cmath>

namespace stormglass::failover {

namespace {

std::string meaningOf(const EventRecord& changed)
{
    return "The event is answered once then, after " + secondsText(changed.answeredAfter) + ".";
}

/// The first policy that answers it once.
std::optional<Repair> policyThatSaves(const Failover::Inputs& inputs)
{
    const auto table = Failover::parameters();
    const std::size_t row = rowOf(table, &Failover::Inputs::policy);
    for (const Policy policy : policies) {
        const EventRecord changed = deliver(inputs.setup(), policy);
        if (changed.end.outcome == EventOutcome::AnsweredOnce) {
            return Repair{.row = row,
                          .value = std::string(table[row].info().choices[placeOf(policy)].key),
                          .meaning = meaningOf(changed)};
        }
    }
    return std::nullopt;
}

/// The first of the values, in order, with which the event is answered once.
std::optional<Repair> firstThatSaves(const Failover::Inputs& inputs, MapInput input,
                                     const std::vector<double>& values)
{
    EventSetup setup = inputs.setup();
    for (const double value : values) {
        slotOf(input, setup) = value;
        const EventRecord changed = deliver(setup, inputs.policy);
        if (changed.end.outcome == EventOutcome::AnsweredOnce) {
            return Repair{
                .row = inputAxis(input).row, .value = value, .meaning = meaningOf(changed)};
        }
    }
    return std::nullopt;
}

/// The cache is fresh for a retry from the next whole second on.
std::vector<double> longerLifetimes(const Failover::Inputs& inputs)
{
    const EventSetup setup = inputs.setup();
    const Range possible = inputAxis(MapInput::CacheLifetime).parameter.hard;
    std::vector<double> lifetimes;
    for (std::size_t retry = 0; retry < setup.retries; ++retry) {
        const double lifetime = std::floor(setup.offsets.at(retry)) + 1.0;
        if (lifetime > inputs.cacheLifetime && possible.contains(lifetime)) {
            lifetimes.push_back(lifetime);
        }
    }
    std::ranges::sort(lifetimes);
    return lifetimes;
}

std::vector<double> otherFirstRetries(const Failover::Inputs& inputs)
{
    const ParameterInfo parameter = inputAxis(MapInput::FirstRetry).parameter;
    const auto steps = static_cast<int>(std::round(parameter.slider.maximum / parameter.step));
    std::vector<double> offsets;
    for (int step = 0; step <= steps; ++step) {
        offsets.push_back(step * parameter.step);
    }
    std::ranges::stable_sort(
        offsets, {}, [&inputs](double offset) { return std::abs(offset - inputs.firstRetry); });
    return offsets;
}

} // namespace

std::vector<Repair> repairs(const Failover::Inputs& inputs, const EventRecord& event)
{
    std::vector<Repair> found;
    if (event.end.outcome == EventOutcome::AnsweredOnce) {
        return found;
    }
    for (const std::optional<Repair>& way :
         {policyThatSaves(inputs),
          firstThatSaves(inputs, MapInput::CacheLifetime, longerLifetimes(inputs)),
          firstThatSaves(inputs, MapInput::FirstRetry, otherFirstRetries(inputs))}) {
        if (way) {
            found.push_back(*way);
        }
    }
    return found;
}

} // namespace stormglass::failover
