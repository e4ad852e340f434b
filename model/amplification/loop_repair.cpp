// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/loop_repair.h"

#include "model/amplification/input_axis.h"

#include <algorithm>
#include <cmath>

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;

double repairStep(LoadInput input)
{
    switch (input) {
    case LoadInput::Calls:
        return 0.01;
    case LoadInput::Events:
        return 0.1;
    case LoadInput::MissRate:
        return 0.005;
    case LoadInput::Tier:
        return 1.0;
    }
    return 1.0;
}

LoopRepair repairOf(const Load& load, LoadInput input, const Feedback& feedback,
                    std::string method = {})
{
    const InputGrid grid = repairGrid(input, valueOf(load, input));
    return {input, std::move(method), smallestRepair(load, input, grid, feedback)};
}

/// Calls and tier of each method that keeps the loop down.
std::vector<LoopRepair> methodRepairs(const Inputs& inputs)
{
    const Feedback feedback = inputs.feedback();
    std::vector<LoopRepair> repairs;
    for (const MethodUse& use : methodUses(inputs.methods, inputs.tierPerMinute)) {
        Load alone = inputs.bindingLoad();
        alone.callsPerEvent = use.budget.calls;
        alone.tierPerMinute = use.budget.tier;
        if (equilibria(alone, feedback).regime != Regime::Calm) {
            repairs.push_back(repairOf(alone, LoadInput::Calls, feedback, use.method));
            repairs.push_back(repairOf(alone, LoadInput::Tier, feedback, use.method));
        }
    }
    constexpr std::size_t ofOneMethod = 2;
    for (LoopRepair& repair : repairs) {
        repair.isPartOfSeveral = repairs.size() > ofOneMethod;
    }
    return repairs;
}

std::string meaningOf(LoadInput input, const std::string& to)
{
    switch (input) {
    case LoadInput::Calls:
        return "The most calls a run may make for a collapsed loop to come back: " + to +
               ". Under one call a run means batching, caching or dropping.";
    case LoadInput::Events:
        return "The most events a minute under which a collapsed loop comes back: " + to + ".";
    case LoadInput::Tier:
        return "The least budget under which a collapsed loop comes back: " + to +
               ". A method of a higher tier, or a special limit, has it.";
    case LoadInput::MissRate:
        return "The highest miss rate of today from which a collapsed loop comes back: " + to + ".";
    }
    return {};
}

} // namespace

InputGrid repairGrid(LoadInput input, double now)
{
    const Range slider = inputAxis(input).parameter.slider;
    return {repairStep(input), {slider.minimum, std::max(slider.maximum, now)}};
}

std::vector<LoopRepair> loopRepairs(const Inputs& inputs, const Result& result)
{
    if (result.exact.regime == Regime::Calm || inputs.missRate >= collapseThreshold) {
        return {};
    }
    const Load load = inputs.bindingLoad();
    const Feedback feedback = inputs.feedback();
    std::vector<LoopRepair> repairs{repairOf(load, LoadInput::Events, feedback),
                                    repairOf(load, LoadInput::MissRate, feedback)};
    if (inputs.methods.empty()) {
        repairs.push_back(repairOf(load, LoadInput::Calls, feedback));
        repairs.push_back(repairOf(load, LoadInput::Tier, feedback));
        return repairs;
    }
    std::ranges::move(methodRepairs(inputs), std::back_inserter(repairs));
    return repairs;
}

std::vector<Repair> parameterRepairs(const std::vector<LoopRepair>& repairs)
{
    std::vector<Repair> all;
    const auto add = [&all](LoadInput input, double value) {
        const InputAxis axis = inputAxis(input);
        all.push_back(
            {axis.row, value, meaningOf(input, quantityText(value, axis.parameter.unit))});
    };
    for (const LoadInput input :
         {LoadInput::Calls, LoadInput::Events, LoadInput::Tier, LoadInput::MissRate}) {
        const auto repair = std::ranges::find_if(repairs, [input](const LoopRepair& each) {
            return each.input == input && each.method.empty() && each.value;
        });
        if (repair == repairs.end()) {
            continue;
        }
        add(input, *repair->value);
        const double whole = std::floor(*repair->value);
        if (input == LoadInput::Calls && whole >= 1.0 && whole < *repair->value) {
            add(input, whole);
        }
    }
    return all;
}

} // namespace stormglass::amplification
