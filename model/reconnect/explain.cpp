// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"
#include "model/reconnect/reconnect.h"

#include <algorithm>

namespace stormglass {

using namespace reconnect;

namespace {

std::string number(double value) { return compactText(value, 4); }

std::string timeText(const std::optional<double>& time)
{
    return time ? durationText(*time, 3) : "never";
}

/// Clients that lose their connection to the gateways that are told to restart.
std::int64_t dropped(const StormSetup& setup)
{
    const std::int64_t more =
        std::min<std::int64_t>(setup.clients % setup.gateways, setup.restarting);
    return setup.clients / setup.gateways * setup.restarting + more;
}

/// "1 gateway restarts. What comes back overloads 9 others: 579 restarts follow."
std::string cascadeSentence(const StormSetup& setup, const StormSummary& summary)
{
    const std::int64_t others = summary.gatewaysHit - setup.restarting;
    const std::string told = countText(setup.restarting, "gateway restarts", "gateways restart");
    const std::string follow = countText(summary.gatewaysRestarted - setup.restarting,
                                         "restart follows", "restarts follow");
    return told + ". What comes back overloads " +
           (others > 0              ? countText(others, "other")
            : setup.restarting == 1 ? std::string("it again and no other")
                                    : std::string("them again and no others")) +
           ": " + follow + '.';
}

std::string saturation(const StormSummary& summary)
{
    return summary.repeated > 0.0
               ? number(summary.repeated) + " lookups are asked for again."
               : countText(summary.failures, "fetch is", "fetches are") + " given up.";
}

std::string sentenceOf(const StormSetup& setup, const Reconnect::Result& result)
{
    const StormSummary& summary = result.run.summary;
    const std::int64_t clients = dropped(setup);
    switch (result.verdict) {
    case Verdict::Cascade:
        return cascadeSentence(setup, summary);
    case Verdict::Unrecovered:
        return "No other gateway goes down, but not all of " + countText(clients, "client") +
               " are back at the end.";
    case Verdict::Saturated:
        return "No other gateway goes down, but the presence backend answers too late: " +
               saturation(summary);
    case Verdict::Absorbed:
        break;
    }
    return clients == 0 ? "No client loses its connection."
                        : countText(clients, "client comes", "clients come") +
                              " back, and nothing else goes down.";
}

std::string detailOf(const Reconnect::Result& result)
{
    const StormSummary& summary = result.run.summary;
    std::string detail =
        summary.receiving99
            ? "99 % of the clients receive messages from " + timeText(summary.receiving99) + " on. "
            : "Fewer than 99 % of the clients receive messages at the end. ";
    if (summary.failures > 0) {
        detail += countText(summary.failures, "fetch is", "fetches are") + " given up. ";
    }
    for (const std::string& note : result.notes) {
        detail += "Note: " + note + ". ";
    }
    detail.pop_back();
    return detail;
}

std::vector<Figure> figuresOf(const StormSetup& setup, const StormSummary& summary)
{
    const auto expected = static_cast<double>(dropped(setup) * setup.members);
    return {
        {number(summary.peakRequests), "lookups/s at the peak, of " + number(setup.presenceRate),
         "The most that reaches the presence backend, in the mean of a bin of " +
             durationText(setup.bin, 3) + ", against what it answers."},
        {timeText(summary.receiving99), "until 99 % receive messages",
         "From then on 99 % of all clients can receive messages."},
        {std::to_string(summary.gatewaysRestarted),
         summary.gatewaysRestarted == 1 ? "gateway restart" : "gateway restarts",
         "Restarts of gateways, those that were told to included; the longest chain of causes is " +
             countText(summary.cascadeDepth, "restart") + " deep. In all " +
             number(summary.totalRequests) + " lookups, of " + number(expected) +
             " that the first clients need once."},
    };
}

/// What it costs and saves, for those who have to decide.
std::vector<Figure> limitsOf(const StormSummary& summary)
{
    std::vector<Figure> limits{
        {durationText(summary.staleness, 3), "Stale presence",
         "Seconds for which the presence that a client holds is out of date, mean of all clients."},
        {timeText(summary.presence99), "99 % with presence",
         "From then on the presence of 99 % of all clients is up to date."},
        {number(summary.steadyRequests) + " lookups/s", "Steady load",
         "What presence costs in quiet times: lazy presence saves that for good."},
    };
    if (summary.steadyRequests > 0.0) {
        limits.push_back({number(summary.peakRequests / summary.steadyRequests) + " ×",
                          "Peak by steady load", "How far the storm stands above quiet times."});
    }
    return limits;
}

std::vector<std::string> evidenceOf(const StormSetup& setup, const Reconnect::Result& result)
{
    const StormSummary& summary = result.run.summary;
    std::vector<std::string> lines{
        std::to_string(dropped(setup)) + " clients × " + std::to_string(setup.members) +
            " members = " + number(static_cast<double>(dropped(setup) * setup.members)) +
            " lookups to come back once; " + number(summary.totalRequests) + " are made.",
        "Asked for again after a time-out: " + number(summary.repeated) +
            "; caused by presence events: " + number(summary.refreshes) + '.',
        "Restarts that were not told to: " +
            std::to_string(
                std::max<std::int64_t>(summary.gatewaysRestarted - setup.restarting, 0)) +
            ", in a chain " + std::to_string(summary.cascadeDepth) + " deep."};
    const std::string coarse =
        result.comparison.weight == 1.0
            ? ""
            : " (one client stands for " + significantText(result.comparison.weight, 3) + ")";
    for (const FixOutcome& fix : result.comparison.fixes) {
        lines.push_back(std::string(reconnect::title(fix.fix)) + coarse + ": " +
                        std::string(title(verdictOf(fix.summary, setup.restarting))) + ", peak " +
                        number(fix.summary.peakRequests) + " lookups/s, presence stale for " +
                        durationText(fix.summary.staleness, 3) + '.');
    }
    return lines;
}

/// The parameter that is a fix, and what it is then.
Repair repairBy(Fix fix, const StormSetup& setup)
{
    using Inputs = Reconnect::Inputs;
    const auto table = Reconnect::parameters();
    const StormSetup only = withAlso(fix, setup);
    const auto row = [&](auto member, const Value& value) {
        return Repair{.row = rowOf(table, member), .value = value, .meaning = {}};
    };
    Inputs fixed;
    fixed.backoff = only.backoff;
    fixed.presence = only.presence;
    const auto readBack = [&](auto member) {
        return row(member, table[rowOf(table, member)].read(fixed));
    };
    switch (fix) {
    case Fix::Backoff:
        return readBack(&Inputs::backoff);
    case Fix::Batching:
        return row(&Inputs::batchWindow, only.batchWindow);
    case Fix::Drain:
        return row(&Inputs::drain, only.drain);
    case Fix::Deferred:
    case Fix::Lazy:
    case Fix::CircuitBreaker:
    case Fix::None:
    case Fix::RateLimit:
    case Fix::AllTogether:
        break;
    }
    return readBack(&Inputs::presence);
}

std::vector<Repair> repairs(const StormSetup& setup, const Reconnect::Result& result)
{
    std::vector<Repair> found;
    for (const FixOutcome& fix : result.comparison.sufficient) {
        Repair repair = repairBy(fix.fix, setup);
        repair.meaning = "It is absorbed then: a peak of " + number(fix.summary.peakRequests) +
                         " lookups/s, and presence stale for " +
                         durationText(fix.summary.staleness, 3) + '.';
        found.push_back(std::move(repair));
    }
    return found;
}

} // namespace

Finding Reconnect::explain(const Inputs& inputs, const Result& result)
{
    const StormSetup setup = inputs.setup();
    const StormSummary& summary = result.run.summary;
    Finding finding{
        .word = std::string(reconnect::title(result.verdict)),
        .tone = toneOf(result.verdict),
        .sentence = sentenceOf(setup, result),
        .detail = detailOf(result),
        .figures = figuresOf(setup, summary),
        .limitsTitle = "What it costs",
        .limits = limitsOf(summary),
        .evidence = {{"Evidence", evidenceOf(setup, result)}},
    };
    std::vector<Repair> all = repairs(setup, result);
    if (!all.empty()) {
        finding.repair = std::move(all.front());
        all.erase(all.begin());
        finding.otherRepairs = std::move(all);
    }
    return finding;
}

} // namespace stormglass
