// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/note_report.h"

#include "model/amplification/report_line.h"

namespace stormglass::amplification {

namespace {

std::string pathText(const Loop& loop)
{
    std::string text;
    for (const double missRate : loop.path) {
        text += (text.empty() ? "" : " -> ") + fixedText(missRate, 2);
    }
    return text;
}

/// The schedule of that many retries; the note's own for its three, beyond which none is known.
std::string scheduleText(int retries)
{
    switch (retries) {
    case 0:
        return "never retried";
    case 1:
        return "retried at 0 seconds";
    case 2:
        return "retried at 0, 60 seconds";
    case slackRetries:
        return "retried at 0, 60, 300 seconds";
    default:
        return "retried at 0, 60, 300, … seconds";
    }
}

} // namespace

std::vector<std::string> noteReport(const Amplification::Inputs& inputs,
                                    const Amplification::Result& result)
{
    const Demand& demand = result.demand;
    const Loop& loop = result.loop;
    std::vector<std::string> lines{
        reportLine("demand", word(demand.verdict),
                   fixedText(demand.callsPerMinute, 1) + " call(s)/minute against a budget of " +
                       fixedText(demand.budgetPerMinute, 0) + " (" +
                       fixedText(demand.sharePercent, 1) + "%)"),
        reportLine("deliveries", "expanded",
                   fixedText(demand.deliveriesPerEvent, 2) + " per event at a miss rate of " +
                       fixedText(inputs.missRate, 2) + ", " + scheduleText(inputs.maxRetries)),
        reportLine("loop", word(loop.verdict),
                   "settles at a miss rate of " + fixedText(loop.missRate, 2) + " after " +
                       std::to_string(loop.rounds) + " round(s), " +
                       fixedText(loop.deliveriesPerEvent, 2) + " deliveries/event"),
        reportLine("loop", "path", pathText(loop)),
        reportLine("loop", "meaning", meaning(loop)),
    };
    if (result.calmInTheNote()) {
        lines.push_back(
            reportLine("verdict", "ok", "no feedback: the throttled fraction stays at zero"));
        return lines;
    }
    lines.emplace_back("  repair: cut the calls one handler run makes. That factor multiplies "
                       "everything else in the chain and it is the only one of the four you can "
                       "change today");
    lines.emplace_back("  repair: narrow the subscription so fewer events arrive at all; an app "
                       "that receives every message in every channel is paying the multiplier on "
                       "traffic it will never act on");
    lines.emplace_back("  repair: do not add replicas. The quota is per method, per workspace, per "
                       "app, so another process shares the same bucket and arrives at the same "
                       "refusals sooner");
    return lines;
}

std::string skippedLine(std::string_view error, std::string_view channel)
{
    return reportLine("rate", "skipped", std::string(error) + " on " + std::string(channel));
}

std::string observedLine(const ObservedRate& rate, int channels)
{
    return reportLine("rate", "observed",
                      fixedText(rate.perMinute, 1) + " message(s)/minute across " +
                          std::to_string(channels) + " channel(s), " + std::string(rate.note));
}

std::string refusedLine(std::string_view error)
{
    return "auth.test answered 200 with ok: false, error=" + std::string(error);
}

} // namespace stormglass::amplification
