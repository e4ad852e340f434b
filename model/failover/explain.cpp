// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"
#include "model/failover/failover.h"
#include "model/failover/repair.h"

#include <algorithm>

namespace stormglass {

using namespace failover;

namespace {

std::string evidenceLine(const Delivery& delivery)
{
    return (delivery.attempt == 0 ? "first"
                                  : "retry " + std::to_string(delivery.attempt) + ", " +
                                        secondsText(delivery.arrives)) +
           ": " + (delivery.callCount > 0 ? callsText(delivery) : "nobody asked") +
           (delivery.cacheFresh ? " (cache fresh)" : "") + " → " + text(delivery.status);
}

std::string answeredOnce(const EventRecord& event)
{
    const auto deliveries = event.deliveries();
    const Delivery& owner =
        *std::ranges::find_if(deliveries, [](const Delivery& at) { return at.ranOn.has_value(); });
    const bool isLocal = *owner.ranOn == Runner::Local;
    const std::string answer = " and answers after " + secondsText(event.answeredAfter);
    if (owner.status == Status::TimedOut) {
        const std::string taken = "The slow hub takes the turn" + answer;
        if (event.end.isAckedBlindly) {
            return taken + "; " + nameOf(event.last()) + " is acked without asking, and rightly.";
        }
        return event.count == 1 ? taken + '.'
                                : taken + ", though Slack saw a timeout and asked again.";
    }
    return std::string(isLocal ? "The hub" : "The cloud copy") + " takes the turn of " +
           nameOf(owner) + answer + '.';
}

std::string answeredTwice(const EventRecord& event)
{
    const Delivery& second = event.last();
    const auto calls = second.calls();
    const bool isTimeout = !calls.empty() && calls.front().status == Status::TimedOut;
    return "The slow hub took the turn of the first delivery, but at " +
           secondsText(second.arrives) + " its health " +
           (isTimeout ? "times out" : "says it is down") + ": the cloud copy takes it as well.";
}

/// Why down-cache does not forward a retry.
std::string_view withoutMark(const Failover::Inputs& inputs)
{
    return inputs.retryIsolate == Failover::RetryIsolate::Another
               ? "since it lands in an isolate that knows of no mark"
               : "since the down cache is no longer fresh";
}

std::string lost(const EventRecord& event, const Failover::Inputs& inputs)
{
    const Delivery& last = event.last();
    const std::string acked = "Nobody took the turn: " + nameOf(last) + " is acked ";
    if (!event.end.isAckedBlindly) {
        return acked + "because the hub is up again, and might have taken it.";
    }
    return acked +
           std::string(inputs.policy == Policy::DownCache ? withoutMark(inputs)
                                                          : "without asking anyone") +
           ", and Slack sends it no more.";
}

std::string sentenceOf(const EventRecord& event, const Failover::Inputs& inputs)
{
    switch (event.end.outcome) {
    case EventOutcome::AnsweredOnce:
        return answeredOnce(event);
    case EventOutcome::AnsweredTwice:
        return answeredTwice(event);
    case EventOutcome::Lost:
        return lost(event, inputs);
    case EventOutcome::Undelivered:
        break;
    }
    return "Nobody takes the turn: " +
           countText(static_cast<std::int64_t>(event.count), "delivery fails", "deliveries fail") +
           ", and Slack gives up after " + secondsText(event.last().arrives) + ".";
}

/// "Answered once under probe and down-cache."
std::string detailOf(const Failover::Result& result, Policy chosen)
{
    std::vector<std::string_view> saving;
    for (const Policy policy : policies) {
        if (result.of(policy).event.end.outcome == EventOutcome::AnsweredOnce) {
            saving.push_back(word(policy));
        }
    }
    const bool isSaved = result.of(chosen).event.end.outcome == EventOutcome::AnsweredOnce;
    if (saving.size() == policies.size()) {
        return "So it is under every policy.";
    }
    if (saving.empty()) {
        return "It is answered once under no policy.";
    }
    std::string names;
    for (std::size_t place = 0; place < saving.size(); ++place) {
        names += (place == 0                   ? ""
                  : place + 1 == saving.size() ? " and "
                                               : ", ") +
                 std::string(saving[place]);
    }
    return (isSaved && saving.size() == 1 ? "Answered once only under " : "Answered once under ") +
           names + '.';
}

std::vector<Figure> figuresOf(const Failover::PolicyResult& found)
{
    const EventRecord& event = found.event;
    const std::string by =
        event.answeredBy
            ? " by the " + std::string(*event.answeredBy == Runner::Local ? "hub" : "cloud copy")
            : std::string();
    return {
        {event.answeredBy ? secondsText(event.answeredAfter) : "never", "to the first answer" + by,
         "Seconds from the first delivery to the first answer in the thread."},
        {std::to_string(event.calls()),
         "calls for " + countText(static_cast<std::int64_t>(event.count), "delivery", "deliveries"),
         "Calls the worker makes of the hub, of its health and of the cloud copy."},
        {percentText(found.map.share(EventOutcome::Lost), 3),
         "of the map lost, " + percentText(found.map.share(EventOutcome::AnsweredTwice), 3) +
             " twice",
         "Share of the policy's map in which the event is lost, or answered twice."},
    };
}

/// What the same event comes to under each policy.
std::vector<Figure> policyFigures(const Failover::Result& result)
{
    std::vector<Figure> figures;
    figures.reserve(policies.size());
    for (const Policy policy : policies) {
        const Failover::PolicyResult& found = result.of(policy);
        figures.push_back({title(found.event.end.outcome), title(policy),
                           "On its map lost " +
                               percentText(found.map.share(EventOutcome::Lost), 3) + ", twice " +
                               percentText(found.map.share(EventOutcome::AnsweredTwice), 3) + "."});
    }
    return figures;
}

std::vector<Figure> expectedFigures(const OutcomeRates& rates)
{
    std::vector<Figure> figures;
    figures.reserve(eventOutcomes.size());
    for (const EventOutcome outcome : eventOutcomes) {
        figures.push_back({percentText(rates.of(outcome), 3), title(outcome),
                           "Share of events, with the lengths of the outages drawn."});
    }
    return figures;
}

} // namespace

Finding Failover::explain(const Inputs& inputs, const Result& result)
{
    const PolicyResult& found = result.of(inputs.policy);
    const EventOutcome outcome = found.event.end.outcome;
    Evidence evidence{"What each delivery met", {}};
    for (const Delivery& delivery : found.event.deliveries()) {
        evidence.lines.push_back(evidenceLine(delivery));
    }
    std::vector<Repair> ways = repairs(inputs, found.event);
    std::optional<Repair> first;
    if (!ways.empty()) {
        first = std::move(ways.front());
        ways.erase(ways.begin());
    }
    return {
        .word = failover::title(outcome),
        .tone = toneOf(outcome),
        .sentence = sentenceOf(found.event, inputs),
        .detail = detailOf(result, inputs.policy),
        .figures = figuresOf(found),
        .marginsTitle = "The same event under each policy",
        .margins = policyFigures(result),
        .limitsTitle = "With drawn lengths of outages",
        .limits = expectedFigures(found.expected),
        .evidence = {std::move(evidence)},
        .repair = std::move(first),
        .otherRepairs = std::move(ways),
    };
}

} // namespace stormglass
