// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/repair_report.h"

#include "model/amplification/input_axis.h"
#include "model/amplification/loop_repair.h"
#include "model/amplification/method_budget.h"
#include "model/amplification/repair.h"
#include "model/amplification/report_line.h"

#include <cmath>

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;
using Lines = std::vector<std::string>;

std::string repairText(LoadInput input, double value, const Unit& unit)
{
    const std::string to = quantityText(value, unit);
    if (input == LoadInput::Tier) {
        return "at least " + to;
    }
    if (input != LoadInput::Calls) {
        return "at most " + to;
    }
    return "at most " + to + " a run" +
           (value >= 1.0 ? ", in whole calls " + shortestText(std::floor(value))
                         : "; under one call means batching, caching or dropping");
}

/// A load to be mended, of one method of several where it has a name.
struct Held {
    Load load;
    std::string method;
    std::string_view word = "alone";
};

void addRepair(Lines& lines, const Held& held, LoadInput input, const Feedback& feedback)
{
    const ParameterInfo parameter = inputAxis(input).parameter;
    const auto value = smallestRepair(held.load, input, repairGrid(input), feedback);
    const std::string what =
        std::string(word(input)) + (held.method.empty() ? "" : " of " + held.method) + ": ";
    lines.push_back(reportLine("repair", value ? held.word : "none",
                               what + (value ? repairText(input, *value, parameter.unit)
                                             : "no value within its slider brings the loop back")));
}

/// The methods that keep the loop down, each by itself.
std::vector<Held> heldMethods(const Inputs& inputs)
{
    std::vector<Held> held;
    for (const MethodRow& row : inputs.methods) {
        Load alone = inputs.load();
        alone.callsPerEvent = row.calls;
        alone.tierPerMinute = tierOf(row, inputs.tierPerMinute);
        if (!comesBack(alone, inputs.feedback())) {
            held.push_back({alone, row.method});
        }
    }
    if (held.size() > 1) {
        for (Held& method : held) {
            method.word = "together";
        }
    }
    return held;
}

} // namespace

std::vector<std::string> repairReport(const Inputs& inputs)
{
    Lines lines;
    const Load load = inputs.load();
    const Feedback feedback = inputs.feedback();
    if (inputs.missRate >= collapseThreshold) {
        lines.push_back(
            reportLine("repair", "none",
                       "half or more of the deliveries are missed for another reason than "
                       "refused calls; mend that first"));
        return lines;
    }
    if (comesBack(load, feedback)) {
        lines.push_back(
            reportLine("repair", "not needed", "a collapsed loop comes back by itself"));
        return lines;
    }
    const Held whole{load, {}};
    addRepair(lines, whole, LoadInput::Events, feedback);
    addRepair(lines, whole, LoadInput::MissRate, feedback);
    const std::vector<Held> parts =
        inputs.methods.size() > 1 ? heldMethods(inputs) : std::vector{whole};
    for (const Held& held : parts) {
        addRepair(lines, held, LoadInput::Calls, feedback);
        addRepair(lines, held, LoadInput::Tier, feedback);
    }
    return lines;
}

} // namespace stormglass::amplification
