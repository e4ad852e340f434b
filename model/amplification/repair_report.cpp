// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/repair_report.h"

#include "model/amplification/input_axis.h"
#include "model/amplification/loop_repair.h"
#include "model/amplification/report_line.h"

#include <cmath>

namespace stormglass::amplification {

namespace {

std::string repairText(LoadInput input, double value)
{
    const std::string to = quantityText(value, inputAxis(input).parameter.unit);
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

/// Whether a line names its method; a single one needs no name.
enum class Naming { OneMethod, SeveralMethods };

std::string repairLine(const LoopRepair& repair, Naming naming)
{
    const bool isNamed = naming == Naming::SeveralMethods && !repair.method.empty();
    const std::string what =
        std::string(word(repair.input)) + (isNamed ? " of " + repair.method : "") + ": ";
    if (!repair.value) {
        const ParameterInfo parameter = inputAxis(repair.input).parameter;
        return reportLine("repair", "none",
                          what + "no value from " +
                              displayText(parameter.slider.minimum, parameter.unit) + " to " +
                              quantityText(parameter.slider.maximum, parameter.unit) +
                              " brings the loop back");
    }
    return reportLine("repair", repair.isPartOfSeveral ? "one each" : "alone",
                      what + repairText(repair.input, *repair.value));
}

} // namespace

std::vector<std::string> repairReport(const Amplification::Inputs& inputs,
                                      const Amplification::Result& result)
{
    if (inputs.missRate >= collapseThreshold) {
        return {reportLine("repair", "none",
                           "half or more of the deliveries are missed for another reason than "
                           "refused calls; mend that first")};
    }
    if (result.exact.regime == Regime::Calm) {
        return {reportLine("repair", "not needed", "a collapsed loop comes back by itself")};
    }
    const Naming naming = result.methods.size() > 1 ? Naming::SeveralMethods : Naming::OneMethod;
    std::vector<std::string> lines;
    bool isPartOfSeveral = false;
    for (const LoopRepair& repair : loopRepairs(inputs, result)) {
        lines.push_back(repairLine(repair, naming));
        isPartOfSeveral = isPartOfSeveral || repair.isPartOfSeveral;
    }
    if (isPartOfSeveral) {
        lines.push_back(reportLine(
            "repair", "one each", "several methods are over: of each, mend the calls or the tier"));
    }
    return lines;
}

} // namespace stormglass::amplification
