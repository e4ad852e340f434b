// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/report_presets.h"

#include "model/amplification/loop_repair.h"
#include "model/amplification/method_tiers.h"

#include <cmath>

namespace stormglass::amplification {

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;

bool isFloor(std::string_view method, double perMinute)
{
    return documentedFloor(*findMethod(method)) == perMinute;
}

bool isRounded(double value, double shown) { return std::abs(value - shown) <= 0.05; }

} // namespace

Configuration editedMessage()
{
    return {
        .title = "A message edited by every event",
        .source = "slackapi/node-slack-sdk issue 2010",
        .inputs = {.eventsPerMinute = 60.0,
                   .callsPerEvent = 1.0,
                   .methods = {{.method = "chat.update", .calls = 1.0}}},
        .claims =
            {
                {"A bot edits its message with chat.update at every event, sixty times a minute; "
                 "the documented floor is 50.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     return inputs.eventsPerMinute == 60.0 && isFloor("chat.update", 50.0);
                 }},
                {"With the retries it makes 63.2 calls a minute, 13.2 over the floor.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     const MethodShare& share = result.methods.front();
                     return result.demand.callsPerMinute == 63.2 &&
                            isRounded(share.callsPerMinute - share.budget.tier, 13.2);
                 }},
                {"Up to 47 events a minute a collapsed loop comes back: put several changes into "
                 "one edit.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return std::floor(*result.safeEvents.returns) == 47.0;
                 }},
            },
    };
}

Configuration broadcast()
{
    constexpr double recipients = 1600.0;
    constexpr double minutes = 7.0;
    return {
        .title = "1,600 direct messages",
        .source = "slackapi/bolt-js issue 1882",
        .inputs = {.eventsPerMinute = 229.0,
                   .callsPerEvent = 1.0,
                   .missRate = 0.0,
                   .tierPerMinute = 229.0,
                   .methods = {{.method = "chat.postMessage", .calls = 1.0, .tier = 229.0}}},
        .claims =
            {
                {"1,600 messages took about seven minutes, 229 a minute.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     return inputs.eventsPerMinute == std::round(recipients / minutes);
                 }},
                {"The limit of one message a second is each channel's, and each of these channels "
                 "got one in all: it is not the one that binds.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     return inputs.eventsPerMinute / recipients < 60.0;
                 }},
                {"For the workspace as a whole no number is published, so the budget here is what "
                 "got through.",
                 [](const Inputs& inputs, const Result& result) {
                     return !documentedFloor(*findMethod("chat.postMessage")) &&
                            inputs.methods.front().tier == inputs.eventsPerMinute &&
                            result.demand.sharePercent == 100.0;
                 }},
            },
    };
}

Configuration listedUsers()
{
    return {
        .title = "The list of users at every mention",
        .source = "os/slacker issue 133, yougov/pmxbot issue 80",
        .inputs = {.eventsPerMinute = 25.0,
                   .callsPerEvent = 1.0,
                   .tierPerMinute = 20.0,
                   .methods = {{.method = "users.list", .calls = 1.0}}},
        .claims =
            {
                {"A bot asks users.list who was mentioned, 25 times a minute; the documented floor "
                 "is 20.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     return inputs.eventsPerMinute == 25.0 && isFloor("users.list", 20.0);
                 }},
                {"With the retries that is 26.3 calls a minute, and the loop collapses.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.demand.callsPerMinute == 26.3 &&
                            result.exact.verdict == ExactVerdict::Collapsed;
                 }},
                {"Kept for ten runs, the list costs a tenth of a call a run, and a collapsed loop "
                 "comes back.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     Inputs cached = inputs;
                     cached.methods.front().calls = 0.1;
                     return Amplification::evaluate(cached).exact.regime == Regime::Calm;
                 }},
            },
    };
}

Configuration goneAddress()
{
    constexpr double attempts = 604.0;
    constexpr double answered = 4.0;
    return {
        .title = "An address that answers 404",
        .source = "iterate/iterate pull request 1521",
        .inputs = {.eventsPerMinute = 2.54, .callsPerEvent = 1.0, .missRate = 0.9934},
        .claims =
            {
                {"Of 604 delivery attempts in an hour 592 were answered 404, 8 were answered 401 "
                 "and 4 succeeded, 0.66 %.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     return std::abs(1.0 - inputs.missRate - answered / attempts) < 0.0001;
                 }},
                {"Each event is tried four times: 152 events make those 600 deliveries.",
                 [](const Inputs& inputs, const Result& result) {
                     return isRounded(inputs.eventsPerMinute * 60.0, 152.4) &&
                            std::abs(result.limits.deliveriesPerMinute * 60.0 - 600.5) <= 0.05;
                 }},
                {"Slack documents that it disables no app under 1,000 events an hour; this one's "
                 "subscriptions were switched off for every workspace.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.limits.disable == DisableRule::ExemptAsDocumented;
                 }},
                {"No budget helps where the calls are not the cause: mend the address.",
                 [](const Inputs& inputs, const Result& result) {
                     return result.demand.throttledFraction == 0.0 &&
                            loopRepairs(inputs, result).empty();
                 }},
            },
    };
}

} // namespace stormglass::amplification
