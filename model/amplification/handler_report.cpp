// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/handler_report.h"

#include "model/amplification/limits_report.h"
#include "model/amplification/report_line.h"
#include "model/core/quantity.h"

#include <algorithm>

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;
using Lines = std::vector<std::string>;

void addMethods(Lines& lines, const std::vector<MethodShare>& shares)
{
    for (const MethodShare& share : shares) {
        lines.push_back(reportLine("method", share.sharePercent > 100.0 ? "over" : "under",
                                   methodSentence(share)));
    }
    if (shares.empty()) {
        return;
    }
    const auto binding = std::ranges::max_element(shares, {}, &MethodShare::sharePercent);
    const auto even = std::ranges::count(shares, binding->sharePercent, &MethodShare::sharePercent);
    lines.push_back(
        reportLine("method", "binds",
                   binding->method +
                       (even > 1 ? " and others take the same, largest share of their budgets"
                                 : " takes the largest share of its budget") +
                       ", so the loop turns on it"));
}

void addFeedback(Lines& lines, const Inputs& inputs, const Result& result)
{
    if (inputs.acknowledge == Acknowledge::First) {
        lines.push_back(reportLine("ack", "first",
                                   "the feedback is cut: a refused call delays no acknowledgement, "
                                   "so the miss rate stays at " +
                                       percentText(result.exact.settlesAt, 4) +
                                       " and only demand matters"));
    }
    if (inputs.retryBudget) {
        lines.push_back(reportLine("budget", "retries",
                                   "at most " + shortestText(*inputs.retryBudget) +
                                       " retries an event on average, so at most " +
                                       shortestText(1.0 + *inputs.retryBudget) +
                                       " deliveries; a what-if, Slack offers none"));
    }
}

} // namespace

std::vector<std::string> handlerReport(const Inputs& inputs, const Result& result)
{
    Lines lines;
    addMethods(lines, result.methods);
    addFeedback(lines, inputs, result);
    return lines;
}

} // namespace stormglass::amplification
