// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"
#include "model/failover/delivery.h"
#include "model/failover/policy.h"

namespace stormglass::failover {

std::string_view word(Policy policy)
{
    switch (policy) {
    case Policy::Probe:
        return "probe";
    case Policy::DownCache:
        return "down-cache";
    case Policy::AckRetries:
        return "ack-retries";
    case Policy::PassThrough:
        return "pass-through";
    }
    return {};
}

std::string title(Policy policy)
{
    switch (policy) {
    case Policy::Probe:
        return "Probe";
    case Policy::DownCache:
        return "Down cache";
    case Policy::AckRetries:
        return "Ack retries";
    case Policy::PassThrough:
        return "Pass-through";
    }
    return {};
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
