// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/limits_report.h"

#include "model/amplification/exemption_clause.h"
#include "model/amplification/method_tiers.h"
#include "model/amplification/report_line.h"
#include "model/core/quantity.h"

#include <cmath>

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;

/// What a method's budget is: the documented floor, or what the user counts with.
std::string budgetName(const MethodShare& share)
{
    const MethodTier* known = findMethod(share.method);
    const bool isFloor = known != nullptr && tierPerMinute(known->documented) == share.budget.tier;
    return (isFloor ? "the documented floor of " : "the budget of ") +
           significantText(share.budget.tier, 6) + " a minute";
}

std::string_view word(bool isOver) { return isOver ? "over" : "under"; }

std::string disableSentence(double missRate, DisableRule rule, double eventsPerHour,
                            std::string_view when = {})
{
    const double points = std::abs(missRate - disableThreshold) * 100.0;
    const std::string text = percentText(missRate, 4) + " of the attempts fail" +
                             std::string(when) + ", " + significantText(points, 3) + " points " +
                             std::string(word(rule != DisableRule::Under)) +
                             " the 95 % of an hour at which Slack disables subscriptions";
    return rule == DisableRule::ExemptAsDocumented ? text + exemptionClause(eventsPerHour, 4)
                                                   : text;
}

std::string_view disableWord(DisableRule rule)
{
    return rule == DisableRule::ExemptAsDocumented ? "documented" : word(rule == DisableRule::Over);
}

std::string capSentence(const EventCap& cap)
{
    return significantText(cap.eventsPerHour, 6) + " events an hour, " +
           significantText(cap.deliveriesPerHour, 6) +
           " deliveries with retries, of the 30,000 of a workspace to an app" +
           (cap.verdict == EventCapVerdict::OverIfRetriesCount
                ? "; Slack does not say whether retries count"
                : "");
}

std::string_view capWord(const EventCap& cap)
{
    return cap.verdict == EventCapVerdict::OverIfRetriesCount ? "unsure" : word(cap.verdict);
}

std::string asSentence(const std::string& text) { return text + '.'; }

} // namespace

std::string methodSentence(const MethodShare& share)
{
    const std::string published =
        "; published: " + (share.published.empty() ? "nothing we know of" : share.published);
    const std::string used =
        share.method + " makes " + significantText(share.callsPerMinute, 4) + " calls/min, ";
    const std::string ofBudget = significantText(share.sharePercent, 4) + " % of ";
    return share.sharePercent > 100.0
               ? used + significantText(share.callsPerMinute - share.budget.tier, 4) + " over " +
                     budgetName(share) + " (" + ofBudget + "it)" + published
               : used + ofBudget + budgetName(share) + published;
}

std::vector<std::string> limitsReport(const Inputs& inputs, const Result& result)
{
    const SlackLimits& limits = result.limits;
    std::vector<std::string> lines{reportLine(
        "disable", disableWord(limits.disable),
        disableSentence(result.exact.settlesAt, limits.disable, limits.appEventsPerHour))};
    if (limits.disableOnceTipped) {
        lines.push_back(
            reportLine("disable", disableWord(*limits.disableOnceTipped),
                       disableSentence(result.exact.collapsesTo, *limits.disableOnceTipped,
                                       limits.appEventsPerHour, " once it has tipped")));
    }
    lines.push_back(
        reportLine("event cap", capWord(limits.eventCap), capSentence(limits.eventCap)));
    if (inputs.workspaces > 1) {
        lines.push_back(reportLine("workspaces", std::to_string(inputs.workspaces),
                                   "demand and event cap are those of each; the handlers get " +
                                       significantText(limits.deliveriesPerMinute, 6) +
                                       " deliveries/min in all"));
    }
    return lines;
}

std::vector<Figure> limitFigures(const Result& result)
{
    std::vector<Figure> figures;
    for (const MethodShare& share : result.methods) {
        figures.push_back(
            {significantText(share.sharePercent, 4) + " %",
             "of " + share.method + "'s " + significantText(share.budget.tier, 6) + "/min",
             asSentence(methodSentence(share))});
    }
    const SlackLimits& limits = result.limits;
    figures.push_back({percentText(result.exact.settlesAt, 3),
                       "of attempts fail; at 95 % Slack disables",
                       asSentence(disableSentence(result.exact.settlesAt, limits.disable,
                                                  limits.appEventsPerHour))});
    figures.push_back({significantText(limits.eventCap.deliveriesPerHour, 4),
                       "deliveries an hour, of 30,000 a workspace",
                       asSentence(capSentence(limits.eventCap))});
    return figures;
}

} // namespace stormglass::amplification
