// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/handler_report.h"

#include "model/amplification/disable_rule.h"
#include "model/amplification/event_cap.h"
#include "model/amplification/method_budget.h"
#include "model/amplification/method_tiers.h"
#include "model/amplification/report_line.h"

#include <algorithm>
#include <cmath>

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;
using Lines = std::vector<std::string>;

/// What a method's budget is: the documented floor, or what the user counts with.
std::string budgetName(const MethodShare& share)
{
    const MethodTier* known = findMethod(share.method);
    const bool isFloor = known != nullptr && tierPerMinute(known->documented) == share.budget.tier;
    return (isFloor ? "the documented floor of " : "the budget of ") +
           significantText(share.budget.tier, 6) + " a minute";
}

std::string shareText(const MethodShare& share)
{
    const double calls = share.sharePercent / 100.0 * share.budget.tier;
    const std::string published =
        "; published: " + (share.published.empty() ? "nothing we know of" : share.published);
    const std::string used = share.method + " makes " + significantText(calls, 4) + " calls/min, ";
    const std::string ofBudget = significantText(share.sharePercent, 4) + " % of ";
    return calls > share.budget.tier
               ? used + significantText(calls - share.budget.tier, 4) + " over " +
                     budgetName(share) + " (" + ofBudget + "it)" + published
               : used + ofBudget + budgetName(share) + published;
}

void addMethods(Lines& lines, const Inputs& inputs)
{
    const std::vector<MethodShare> shares = inputs.methodShares();
    for (const MethodShare& share : shares) {
        lines.push_back(
            reportLine("method", share.sharePercent > 100.0 ? "over" : "under", shareText(share)));
    }
    if (shares.empty()) {
        return;
    }
    const auto binding = std::ranges::max_element(
        shares, {}, [](const MethodShare& share) { return share.budget.pressure(); });
    lines.push_back(reportLine("method", "binds",
                               binding->method + " takes the largest share of its budget, so the "
                                                 "loop and the edges in calls and tier are its"));
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

std::string disableLine(double missRate, double eventsPerHour, std::string_view when)
{
    const double points = std::abs(missRate - disableThreshold) * 100.0;
    const std::string failing = percentText(missRate, 4) + " of the attempts fail" +
                                std::string(when) + ", " + significantText(points, 3) + " points ";
    const std::string rule = "the 95 % of an hour at which Slack disables subscriptions";
    switch (disableRule(missRate, eventsPerHour)) {
    case DisableRule::Under:
        return reportLine("disable", "under", failing + "under " + rule);
    case DisableRule::Over:
        return reportLine("disable", "over", failing + "over " + rule);
    case DisableRule::ExemptAsDocumented:
        return reportLine("disable", "documented",
                          failing + "over " + rule + "; documented as exempt, with " +
                              significantText(eventsPerHour, 4) +
                              " events an hour under 1,000, but public reports contradict it");
    }
    return {};
}

void addSlackLimits(Lines& lines, const Inputs& inputs, const Result& result)
{
    const Equilibria& exact = result.exact;
    const EventCap cap = eventCap(inputs.load(), exact.settlesAt, inputs.feedback());
    const double appEventsPerHour = cap.eventsPerHour * inputs.workspaces;
    lines.push_back(disableLine(exact.settlesAt, appEventsPerHour, ""));
    if (exact.regime == Regime::Bistable) {
        lines.push_back(disableLine(exact.collapsesTo, appEventsPerHour, " once it has tipped"));
    }
    const bool unsure = cap.verdict == EventCapVerdict::OverIfRetriesCount;
    lines.push_back(
        reportLine("event cap", unsure ? "unsure" : word(cap.verdict),
                   significantText(cap.eventsPerHour, 6) + " events an hour, " +
                       significantText(cap.deliveriesPerHour, 6) +
                       " deliveries with retries, of the 30,000 of a workspace to an app" +
                       (unsure ? "; Slack does not say whether retries count" : "")));
    if (inputs.workspaces > 1) {
        lines.push_back(
            reportLine("workspaces", std::to_string(inputs.workspaces),
                       "demand and event cap are those of each; the handlers get " +
                           significantText(cap.deliveriesPerHour / 60.0 * inputs.workspaces, 6) +
                           " deliveries/min in all"));
    }
}

} // namespace

std::vector<std::string> handlerReport(const Inputs& inputs, const Result& result)
{
    Lines lines;
    addMethods(lines, inputs);
    addFeedback(lines, inputs, result);
    addSlackLimits(lines, inputs, result);
    return lines;
}

} // namespace stormglass::amplification
