// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace stormglass::failover {

/// Seconds Slack waits for an answer: https://docs.slack.dev/apis/events-api.
inline constexpr double slackTimeout = 3.0;

/// Deliveries of an event, the first and Slack's three retries.
inline constexpr std::size_t mostDeliveries = 4;

/// How a delivery or a call ends: an HTTP status, or no answer in time.
enum class Status : std::uint16_t {
    TimedOut = 0,
    Ok = 200,
    Failed = 500,
    HandedOver = 503, ///< failed, with the header that names the failover target
    Unreachable = 530 ///< Cloudflare: nothing is connected at the other end of the tunnel
};

/// Who can run the turn that an event asks for.
enum class Runner : std::uint8_t { Local, Cloud };

/// Whom the worker asks.
enum class Call : std::uint8_t { Local, Cloud, Health };

/// A call of the worker, and how it ended.
struct CallMade {
    Call call = Call::Local;
    Status status = Status::Ok;

    bool operator==(const CallMade&) const = default;
};

/// One delivery of the event, and what the worker did with it.
struct Delivery {
    int attempt = 0;                ///< 0 for the first, then the number of the retry
    double arrives = 0.0;           ///< s from the first delivery
    bool cacheFresh = false;        ///< whether the down cache said that the hub is down
    std::array<CallMade, 2> made{}; ///< the first `callCount` of it
    std::size_t callCount = 0;
    Status status = Status::Ok;       ///< what Slack sees
    std::optional<Runner> ranOn = {}; ///< who ran the turn because of it

    /// The calls of the worker, in their order.
    [[nodiscard]] std::span<const CallMade> calls() const
    {
        return std::span(made).first(callCount);
    }

    /// Whether a retry got its 200 without anyone being asked.
    [[nodiscard]] bool isAckedBlindly() const
    {
        return attempt > 0 && callCount == 0 && status == Status::Ok;
    }

    bool operator==(const Delivery&) const = default;
};

/// What becomes of an event, by who ran the turn, and whether Slack was told 200.
enum class EventOutcome : std::uint8_t { AnsweredOnce, AnsweredTwice, Lost, Undelivered };

/// All of them, in the order of their values.
inline constexpr std::array eventOutcomes{EventOutcome::AnsweredOnce, EventOutcome::AnsweredTwice,
                                          EventOutcome::Lost, EventOutcome::Undelivered};

/// "200", or "timeout".
[[nodiscard]] std::string text(Status status);

/// "local", "cloud".
[[nodiscard]] std::string_view word(Runner runner);

/// "local", "cloud", "health".
[[nodiscard]] std::string_view word(Call call);

/// "answered-once", "answered-twice", "lost", "undelivered".
[[nodiscard]] std::string_view word(EventOutcome outcome);

/// "Answered once", "Answered twice", "Lost", "Undelivered".
[[nodiscard]] std::string title(EventOutcome outcome);

/// How bad it is; lost is worse to find than undelivered, which Slack knows of.
[[nodiscard]] Tone toneOf(EventOutcome outcome);

/// "the first delivery", "the retry at 60 s".
[[nodiscard]] std::string nameOf(const Delivery& delivery);

/// Its calls, "local 530, cloud 500"; empty where there are none.
[[nodiscard]] std::string callsText(const Delivery& delivery);

/// Seconds as people read them, "1.5 s".
[[nodiscard]] std::string secondsText(double seconds);

} // namespace stormglass::failover
