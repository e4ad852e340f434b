// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"
#include "model/failover/delivery.h"
#include "model/failover/policy.h"

#include <array>

namespace stormglass::failover {

namespace {

/// In the order of Policy.
constexpr std::array choices{
    Choice{"probe", "probe",
           "As down-cache, but a retry without a fresh cache asks the hub's health: up is acked, "
           "all else goes to the cloud copy; where that fails the delivery gets a 503."},
    Choice{"down-cache", "down cache",
           "The hub's 530 on the first delivery marks it as down and goes to the cloud copy; a "
           "retry goes there while the mark is fresh, and is acked and dropped after."},
    Choice{"ack-retries", "ack retries",
           "As down-cache on the first delivery; every retry is acked."},
    Choice{"pass-through", "pass-through",
           "What the hub answers goes back to Slack; every retry is acked."},
};

const Choice& choiceOf(Policy policy) { return choices.at(placeOf(policy)); }

} // namespace

std::span<const Choice> policyChoices() { return choices; }

std::string_view word(Policy policy) { return choiceOf(policy).key; }

std::string title(Policy policy)
{
    std::string title(choiceOf(policy).label);
    title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

std::string text(Status status)
{
    return status == Status::TimedOut ? "timeout" : std::to_string(static_cast<int>(status));
}

std::string_view word(Runner runner) { return runner == Runner::Local ? "local" : "cloud"; }

std::string_view word(Call call)
{
    switch (call) {
    case Call::Local:
        return "local";
    case Call::Cloud:
        return "cloud";
    case Call::Health:
        return "health";
    }
    return {};
}

std::string_view word(EventOutcome outcome)
{
    switch (outcome) {
    case EventOutcome::AnsweredOnce:
        return "answered-once";
    case EventOutcome::AnsweredTwice:
        return "answered-twice";
    case EventOutcome::Lost:
        return "lost";
    case EventOutcome::Undelivered:
        return "undelivered";
    }
    return {};
}

std::string title(EventOutcome outcome)
{
    switch (outcome) {
    case EventOutcome::AnsweredOnce:
        return "Answered once";
    case EventOutcome::AnsweredTwice:
        return "Answered twice";
    case EventOutcome::Lost:
        return "Lost";
    case EventOutcome::Undelivered:
        return "Undelivered";
    }
    return {};
}

Tone toneOf(EventOutcome outcome)
{
    switch (outcome) {
    case EventOutcome::AnsweredOnce:
        return Tone::Calm;
    case EventOutcome::AnsweredTwice:
        return Tone::Caution;
    case EventOutcome::Lost:
        return Tone::Failing;
    case EventOutcome::Undelivered:
        return Tone::SwitchedOff;
    }
    return Tone::Neutral;
}

std::string nameOf(const Delivery& delivery)
{
    return delivery.attempt == 0 ? "the first delivery"
                                 : "the retry at " + secondsText(delivery.arrives);
}

std::string callsText(const Delivery& delivery)
{
    std::string calls;
    for (const CallMade& made : delivery.calls()) {
        calls +=
            (calls.empty() ? "" : ", ") + std::string(word(made.call)) + ' ' + text(made.status);
    }
    return calls;
}

std::string secondsText(double seconds) { return significantText(seconds, 6) + " s"; }

} // namespace stormglass::failover
