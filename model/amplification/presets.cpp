// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/report_presets.h"

#include <array>

namespace stormglass {

using namespace amplification;

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;

constexpr std::string_view note =
    "\"One missed ack becomes four deliveries and a 429\" (allanninal)";

constexpr double hundredth = 0.01;

Configuration storm()
{
    return {
        .title = "The note's storm",
        .source = note,
        .inputs = {},
        .claims =
            {
                {"Forty events a minute, three calls each, one delivery in twenty missed: 126.3 "
                 "calls "
                 "a minute where 50 are allowed.",
                 [](const Inputs& inputs, const Result& result) {
                     return inputs.eventsPerMinute == 40.0 && inputs.callsPerEvent == 3.0 &&
                            inputs.missRate == 0.05 && result.demand.callsPerMinute == 126.3 &&
                            result.demand.budgetPerMinute == 50.0;
                 }},
                {"The loop settles at 93.5 % missed, a hair under the 95 % at which Slack disables "
                 "event subscriptions.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.loop.missRate == 0.9351 &&
                            result.loop.missRate < disableThreshold &&
                            result.loop.missRate > disableThreshold - 2.0 * hundredth;
                 }},
            },
    };
}

Configuration oneCall()
{
    return {
        .title = "The same traffic, one call a run",
        .source = note,
        .inputs = {.callsPerEvent = 1.0},
        .claims =
            {
                {"Nothing but the calls of a run has changed, from three to one.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     Inputs before = inputs;
                     before.callsPerEvent = 3.0;
                     return inputs.callsPerEvent == 1.0 && before == Inputs{};
                 }},
                {"The loop stays at 5 % missed.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.loop.verdict == LoopVerdict::Stable &&
                            result.loop.missRate == 0.05;
                 }},
                {"The calls take 84.2 % of the budget, so the note's program still warns: more "
                 "than "
                 "80 % leaves nothing in reserve.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.demand.sharePercent == 84.2 &&
                            result.demand.verdict == DemandVerdict::Saturated &&
                            !result.calmInTheNote();
                 }},
            },
    };
}

Configuration tenEvents()
{
    return {
        .title = "Fine at ten events a minute",
        .source = note,
        .inputs = {.eventsPerMinute = 10.0},
        .claims =
            {
                {"At a quarter of the storm's traffic the same handler takes 63.2 % of the budget.",
                 [](const Inputs& inputs, const Result& result) {
                     return inputs.eventsPerMinute * 4.0 == Inputs{}.eventsPerMinute &&
                            inputs.callsPerEvent == Inputs{}.callsPerEvent &&
                            result.demand.sharePercent == 63.2;
                 }},
                {"The loop stays at 5 % missed.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.loop.verdict == LoopVerdict::Stable && result.calmInTheNote();
                 }},
            },
    };
}

Configuration fourCalls()
{
    return {
        .title = "Post, update, look up two users",
        .source = note,
        .inputs = {.callsPerEvent = 4.0},
        .claims =
            {
                {"A handler that posts a message, updates it and looks up two users makes four "
                 "calls "
                 "where one would do.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     return inputs.callsPerEvent == 1.0 + 1.0 + 2.0;
                 }},
                {"At the storm's traffic it settles over the 95 % of failed deliveries at which "
                 "Slack "
                 "switches event subscriptions off.",
                 [](const Inputs& inputs, const Result& result) {
                     return inputs.eventsPerMinute == Inputs{}.eventsPerMinute &&
                            result.loop.verdict == LoopVerdict::Disabling;
                 }},
            },
    };
}

Configuration measuredSample()
{
    return {
        .title = "The note's measured sample",
        .source = note,
        .inputs = {.eventsPerMinute = 38.4, .callsPerEvent = 1.0},
        .claims =
            {
                {"38.4 messages a minute at one call are 40.4 calls a minute, 80.8 % of the "
                 "budget.",
                 [](const Inputs& inputs, const Result& result) {
                     return inputs.eventsPerMinute == 38.4 && inputs.callsPerEvent == 1.0 &&
                            result.demand.callsPerMinute == 40.4 &&
                            result.demand.sharePercent == 80.8;
                 }},
                {"The note's text prints this as tight; its program says saturated, and so do we.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return word(result.demand.verdict) == "saturated";
                 }},
            },
    };
}

Configuration hiddenCliff()
{
    return {
        .title = "Calm, one nudge from collapse",
        .source = "the note's model beyond its walk, at a base of 30 %",
        .inputs = {.eventsPerMinute = 35.0, .callsPerEvent = 1.0, .missRate = 0.30},
        .claims =
            {
                {"The note's walk says stable, and the calls fit their budget.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.loop.verdict == LoopVerdict::Stable &&
                            result.demand.verdict != DemandVerdict::OverBudget;
                 }},
                {"Pushed past 32.6 % missed, the same loop goes to 85.5 % and stays there.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.exact.verdict == ExactVerdict::Bistable &&
                            percentText(*result.exact.tippingMissRate, 3) == "32.6 %" &&
                            percentText(result.exact.collapsesTo, 3) == "85.5 %";
                 }},
                {"It comes back once events fall to 32.7 a minute, though it tips by itself "
                 "only "
                 "over 35.2.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return *result.safeEvents.returns > 32.7 &&
                            *result.safeEvents.returns < 32.8 && *result.safeEvents.tips > 35.2 &&
                            *result.safeEvents.tips < 35.3;
                 }},
            },
    };
}

} // namespace

std::span<const Configuration> Amplification::presets()
{
    static const std::array list{
        storm(),       oneCall(),       tenEvents(), fourCalls(),   measuredSample(),
        hiddenCliff(), editedMessage(), broadcast(), listedUsers(), goneAddress(),
    };
    return list;
}

} // namespace stormglass
