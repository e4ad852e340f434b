// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/failover.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace stormglass {

using namespace failover;

namespace {

using Inputs = Failover::Inputs;
using Result = Failover::Result;
using Configuration = Preset<Inputs, Result>;

constexpr std::string_view note = "AutoJack18, a note on a Slack event that two hubs dropped";
constexpr std::string_view derived = "derived from the note's rules";

/// Short of any retry, and longer than it takes to forward the first delivery.
constexpr double firstForwardOnly = 0.5;

EventOutcome outcomeOf(const Result& result, Policy policy)
{
    return result.of(policy).event.end.outcome;
}

const Delivery& delivery(const Result& result, Policy policy, std::size_t attempt)
{
    return result.of(policy).event.deliveries()[attempt];
}

/// Whether the calls of a delivery were those, in order.
bool hasCalls(const Delivery& delivery, std::initializer_list<CallMade> calls)
{
    return std::ranges::equal(delivery.calls(), calls);
}

/// Whether a delivery was acked, and nobody was asked.
bool isDropped(const Delivery& delivery)
{
    return delivery.status == Status::Ok && delivery.calls().empty();
}

bool isAnsweredByCloud(const Result& result, Policy policy, double after)
{
    const EventRecord& event = result.of(policy).event;
    return event.end.outcome == EventOutcome::AnsweredOnce && event.answeredBy == Runner::Cloud &&
           event.answeredAfter == after;
}

Configuration retryThatAsks()
{
    return {
        .title = "A retry that asks",
        .source = note,
        .inputs = {},
        .claims =
            {
                {"The hub is down for ten minutes and the cloud copy for the first thirty seconds: "
                 "the first delivery and the retry at 1 s get 503.",
                 [](const Inputs& inputs, const Result& result) {
                     return inputs.localDownLength == 600.0 && inputs.cloudDownLength == 30.0 &&
                            delivery(result, Policy::Probe, 0).status == Status::HandedOver &&
                            delivery(result, Policy::Probe, 1).arrives == 1.0 &&
                            delivery(result, Policy::Probe, 1).status == Status::HandedOver;
                 }},
                {"The retry at 60 s finds no fresh cache and asks the hub's health; the cloud copy "
                 "takes the turn, and answers once, after 61 s.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     const Delivery& retry = delivery(result, Policy::Probe, 2);
                     return retry.arrives == 60.0 && !retry.cacheFresh &&
                            hasCalls(retry, {{Call::Health, Status::Unreachable},
                                             {Call::Cloud, Status::Ok}}) &&
                            isAnsweredByCloud(result, Policy::Probe, 61.0);
                 }},
                {"Every other policy loses it.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return outcomeOf(result, Policy::DownCache) == EventOutcome::Lost &&
                            outcomeOf(result, Policy::AckRetries) == EventOutcome::Lost &&
                            outcomeOf(result, Policy::PassThrough) == EventOutcome::Lost;
                 }},
            },
    };
}

Configuration incident()
{
    return {
        .title = "Tuesday's incident",
        .source = note,
        .inputs = {.policy = Policy::PassThrough, .cloudDownLength = 0.0},
        .claims =
            {
                {"The laptop is off; Slack gets the tunnel's 530, and a 200 on the retry.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return delivery(result, Policy::PassThrough, 0).status ==
                                Status::Unreachable &&
                            isDropped(delivery(result, Policy::PassThrough, 1));
                 }},
                {"The message is acked and gone, though the cloud copy was there: any forward on "
                 "the first delivery would have had it answered after 1 s.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return outcomeOf(result, Policy::PassThrough) == EventOutcome::Lost &&
                            isAnsweredByCloud(result, Policy::DownCache, 1.0) &&
                            isAnsweredByCloud(result, Policy::AckRetries, 1.0) &&
                            isAnsweredByCloud(result, Policy::Probe, 1.0);
                 }},
            },
    };
}

Configuration firstRetryRow()
{
    return {
        .title = "Retry 1: the cache is fresh",
        .source = note,
        .inputs = {.policy = Policy::DownCache, .cloudDownLength = firstForwardOnly},
        .claims =
            {
                {"The first forward to the cloud copy fails; the retry nearly immediately finds "
                 "the cache of 5 s fresh, is forwarded, and answered once.",
                 [](const Inputs& inputs, const Result& result) {
                     const Delivery& retry = delivery(result, Policy::DownCache, 1);
                     return inputs.cacheLifetime == 5.0 &&
                            delivery(result, Policy::DownCache, 0).status == Status::Failed &&
                            retry.cacheFresh && hasCalls(retry, {{Call::Cloud, Status::Ok}}) &&
                            isAnsweredByCloud(result, Policy::DownCache, 2.0);
                 }},
            },
    };
}

Configuration secondRetryRow()
{
    return {
        .title = "Retry 2: the cache never is",
        .source = note,
        .inputs = {.firstRetry = 60.0,
                   .secondRetry = {},
                   .thirdRetry = {},
                   .policy = Policy::DownCache,
                   .cloudDownLength = firstForwardOnly},
        .claims =
            {
                {"Local returns 530, cloud returns 500, the retry arrives 60 seconds later: status "
                 "200, no calls, and the event is lost.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return hasCalls(delivery(result, Policy::DownCache, 0),
                                     {{Call::Local, Status::Unreachable},
                                      {Call::Cloud, Status::Failed}}) &&
                            delivery(result, Policy::DownCache, 1).arrives == 60.0 &&
                            isDropped(delivery(result, Policy::DownCache, 1)) &&
                            outcomeOf(result, Policy::DownCache) == EventOutcome::Lost;
                 }},
                {"With the probe the retry asks the hub's health, then the cloud copy, which "
                 "answers once.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return hasCalls(
                                delivery(result, Policy::Probe, 1),
                                {{Call::Health, Status::Unreachable}, {Call::Cloud, Status::Ok}}) &&
                            isAnsweredByCloud(result, Policy::Probe, 61.0);
                 }},
                {"A cache that lives longer than the retry takes to come saves it too.",
                 [](const Inputs& inputs, const Result& result) {
                     Inputs longer = inputs;
                     longer.cacheLifetime = 61.0;
                     const Repair second = Failover::explain(inputs, result).otherRepairs.at(0);
                     return second.value == Value(longer.cacheLifetime) &&
                            deliver(longer.setup(), Policy::DownCache).end.outcome ==
                                EventOutcome::AnsweredOnce;
                 }},
            },
    };
}

Configuration thirdRetryRow()
{
    Configuration row = secondRetryRow();
    row.title = "Retry 3: nor five minutes later";
    row.inputs.firstRetry = 300.0;
    row.claims = {{"The retry after 5 minutes is acked 200 and dropped, as the one after 1 is.",
                   [](const Inputs& /*inputs*/, const Result& result) {
                       return delivery(result, Policy::DownCache, 1).arrives == 300.0 &&
                              isDropped(delivery(result, Policy::DownCache, 1)) &&
                              outcomeOf(result, Policy::DownCache) == EventOutcome::Lost;
                   }}};
    return row;
}

Configuration cloudStillFailing()
{
    return {
        .title = "The cloud copy fails for two minutes",
        .source = note,
        .inputs = {.cloudDownLength = 120.0},
        .claims =
            {
                {"The retry at 60 s probes, the cloud copy fails, and the worker answers 503 "
                 "instead of throwing.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     const Delivery& retry = delivery(result, Policy::Probe, 2);
                     return hasCalls(retry, {{Call::Health, Status::Unreachable},
                                             {Call::Cloud, Status::Failed}}) &&
                            retry.status == Status::HandedOver;
                 }},
                {"So Slack retries, the retry at 300 s goes through the probe again, and the event "
                 "is answered once.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     const Delivery& retry = delivery(result, Policy::Probe, 3);
                     return hasCalls(retry, {{Call::Health, Status::Unreachable},
                                             {Call::Cloud, Status::Ok}}) &&
                            isAnsweredByCloud(result, Policy::Probe, 301.0);
                 }},
            },
    };
}

Configuration price()
{
    return {
        .title = "The price: two replies",
        .source = note,
        .inputs = {.localDownLength = 0.0, .localSlowLength = 600.0, .cloudDownLength = 0.0},
        .claims =
            {
                {"The hub is alive but slow: it took the turn, Slack timed out, and the probe of "
                 "the retry at 3 s times out too.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     const Delivery& first = delivery(result, Policy::Probe, 0);
                     const Delivery& retry = delivery(result, Policy::Probe, 1);
                     return first.ranOn == Runner::Local && first.status == Status::TimedOut &&
                            retry.arrives == 3.0 &&
                            hasCalls(retry,
                                     {{Call::Health, Status::TimedOut}, {Call::Cloud, Status::Ok}});
                 }},
                {"The thread gets two replies.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return outcomeOf(result, Policy::Probe) == EventOutcome::AnsweredTwice;
                 }},
                {"Under down-cache the retry is acked without asking, here rightly: answered once.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return outcomeOf(result, Policy::DownCache) == EventOutcome::AnsweredOnce &&
                            result.of(Policy::DownCache).event.end.isAckedBlindly;
                 }},
            },
    };
}

Configuration ackEveryRetry()
{
    return {
        .title = "Ack every retry",
        .source = "agno pull request 10073 and vercel/chat issue 666, on GitHub",
        .inputs = {.policy = Policy::AckRetries},
        .claims =
            {
                {"The first delivery was not processed, and the first retry is acked because it is "
                 "one: the event is lost.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return !delivery(result, Policy::AckRetries, 0).ranOn &&
                            isDropped(delivery(result, Policy::AckRetries, 1)) &&
                            outcomeOf(result, Policy::AckRetries) == EventOutcome::Lost;
                 }},
                {"It is safe when the first delivery is in flight: on a hub that is slow instead "
                 "the event is answered once, by the turn that the first delivery began.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     Inputs slow = inputs;
                     slow.localSlowLength = slow.localDownLength;
                     slow.localDownLength = 0.0;
                     const EventRecord event = deliver(slow.setup(), Policy::AckRetries);
                     return event.end == EventEnd{EventOutcome::AnsweredOnce, true} &&
                            event.deliveries().front().ranOn == Runner::Local;
                 }},
            },
    };
}

Configuration hubThatComesBack()
{
    return {
        .title = "A hub that comes back too early",
        .source = derived,
        .inputs = {.localDownLength = 45.0},
        .claims =
            {
                {"Hub and cloud copy fail the first delivery, and the retry at 1 s meets a fresh "
                 "cache and the same cloud copy.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return !delivery(result, Policy::Probe, 0).ranOn &&
                            delivery(result, Policy::Probe, 1).cacheFresh &&
                            delivery(result, Policy::Probe, 1).status == Status::HandedOver;
                 }},
                {"At 60 s the hub is up again and might own the turn, so the retry is acked: the "
                 "probe asks whether the hub is up, not whether it has the event, and loses it.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     const Delivery& retry = delivery(result, Policy::Probe, 2);
                     return hasCalls(retry, {{Call::Health, Status::Ok}}) &&
                            outcomeOf(result, Policy::Probe) == EventOutcome::Lost;
                 }},
            },
    };
}

} // namespace

std::span<const Configuration> Failover::presets()
{
    static const std::array list{
        retryThatAsks(),     incident(), firstRetryRow(), secondRetryRow(),   thirdRetryRow(),
        cloudStillFailing(), price(),    ackEveryRetry(), hubThatComesBack(),
    };
    return list;
}

} // namespace stormglass
