// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/reconnect.h"

#include <array>

namespace stormglass {

using namespace reconnect;

namespace {

using Inputs = Reconnect::Inputs;
using Result = Reconnect::Result;
using Configuration = Preset<Inputs, Result>;

constexpr std::string_view note = "\"The Slack message storm incident\" (Slack, 2015); the figures "
                                  "are ours";

double peakOf(const Result& result, Fix fix)
{
    return result.comparison.of(fix)->summary.peakRequests;
}

Configuration incident()
{
    return {
        .title = "The storm of 2015",
        .source = note,
        .inputs = {},
        .claims =
            {
                {"One gateway of ten restarts and its 2,000 clients come back at once, each with "
                 "2,000 lookups.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     return inputs.restarting == 1 && inputs.gateways == 10 &&
                            inputs.clients / inputs.gateways == 2000 && inputs.members == 2000 &&
                            inputs.backoff == Backoff::None;
                 }},
                {"More lookups reach the presence backend than it could answer in half a minute, "
                 "each second.",
                 [](const Inputs& inputs, const Result& result) {
                     return result.run.summary.peakRequests > 30.0 * inputs.presenceRate;
                 }},
                {"The gateways cascade: over 500 restarts in ten minutes, and it does not end.",
                 [](const Inputs& inputs, const Result& result) {
                     return inputs.duration == 600.0 &&
                            result.run.summary.gatewaysRestarted > 500 &&
                            result.verdict == Verdict::Cascade && !result.run.summary.receiving99;
                 }},
            },
    };
}

Configuration backoffWithJitter()
{
    return {
        .title = "With back-off and jitter",
        .source = note,
        .inputs = {.backoff = Backoff::EqualJitter},
        .claims =
            {
                {"The same restart with min(cap, base · 2^attempt) · random(0.5, 1.0): no other "
                 "gateway restarts.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.verdict == Verdict::Absorbed &&
                            result.run.summary.gatewaysRestarted == 1;
                 }},
                {"The peak falls to a tenth, and 99 % receive messages within half a minute.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.run.summary.peakRequests < 0.11 * peakOf(result, Fix::None) &&
                            result.run.summary.receiving99.value_or(99.0) < 30.0;
                 }},
            },
    };
}

Configuration backoffWithoutJitter()
{
    return {
        .title = "Back-off without jitter",
        .source = note,
        .inputs = {.backoff = Backoff::Exponential},
        .claims =
            {
                {"Clients that back off by the same amounts come back together: the gateways "
                 "cascade all the same.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.verdict == Verdict::Cascade;
                 }},
            },
    };
}

Configuration messagesFirst()
{
    return {
        .title = "Messages first, presence limited",
        .source = note,
        .inputs = {.limitPerWorkspace = 15000.0, .presence = PresenceSync::Deferred},
        .claims =
            {
                {"Messages first alone takes no load away: the gateways cascade.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return verdictOf(result.comparison.of(Fix::Deferred)->summary, 1) ==
                            Verdict::Cascade;
                 }},
                {"With presence limited behind them, 99 % receive messages within 15 s of the "
                 "restart, "
                 "and have presence within 45 s.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     const StormSummary& summary = result.run.summary;
                     return result.verdict == Verdict::Absorbed &&
                            summary.receiving99.value_or(99.0) < 15.0 &&
                            summary.presence99.value_or(0.0) > 20.0 &&
                            summary.presence99.value_or(99.0) < 45.0;
                 }},
            },
    };
}

Configuration circuitBreaker()
{
    return {
        .title = "Presence off: the circuit breaker",
        .source = note,
        .inputs = {.presence = PresenceSync::Off},
        .claims =
            {
                {"It stabilises: no lookups, and no gateway follows.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.run.summary.totalRequests == 0.0 &&
                            result.verdict == Verdict::Absorbed;
                 }},
                {"The cost: all clients hold stale presence for as long as it is off.",
                 [](const Inputs& inputs, const Result& result) {
                     return result.run.summary.staleness == inputs.duration;
                 }},
            },
    };
}

Configuration gradualRestart()
{
    return {
        .title = "A restart spread over a minute",
        .source = note,
        .inputs = {.drain = 60.0},
        .claims =
            {
                {"Clients are sent away one by one: the peak stays below what the backend answers, "
                 "and more than 99 % receive messages all the time.",
                 [](const Inputs& inputs, const Result& result) {
                     return result.run.summary.peakRequests < inputs.presenceRate &&
                            result.run.summary.receiving99 == 0.0;
                 }},
            },
    };
}

Inputs everyFix()
{
    const StormSetup all = withFixDefaults(Inputs{}.setup());
    return {
        .backoff = all.backoff,
        .limitPerConnection = all.limitPerConnection,
        .limitPerWorkspace = all.limitPerWorkspace,
        .batchWindow = all.batchWindow,
        .presence = all.presence,
        .drain = all.drain,
    };
}

Configuration allFixesTogether()
{
    return {
        .title = "All fixes together",
        .source = note,
        .inputs = everyFix(),
        .claims =
            {
                {"The peak falls below a hundredth of the storm's.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.run.summary.peakRequests < 0.01 * peakOf(result, Fix::None);
                 }},
                {"Lazy presence takes 70 % of the steady load away for good.",
                 [](const Inputs& inputs, const Result& result) {
                     Inputs eager = inputs;
                     eager.presence = PresenceSync::Eager;
                     const double share =
                         result.run.summary.steadyRequests / eager.setup().steadyRequests();
                     return share > 0.299 && share < 0.301;
                 }},
            },
    };
}

} // namespace

std::span<const Preset<Reconnect::Inputs, Reconnect::Result>> Reconnect::presets()
{
    static const std::array list{incident(),        backoffWithJitter(), backoffWithoutJitter(),
                                 messagesFirst(),   circuitBreaker(),    gradualRestart(),
                                 allFixesTogether()};
    return list;
}

} // namespace stormglass
