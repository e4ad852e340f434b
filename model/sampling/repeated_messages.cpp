// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/repeated_messages.h"

#include "model/core/number_text.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace stormglass::sampling {

namespace {

constexpr std::int64_t second = 1'000'000;

/// How long after a message the same one counts as a retry's; the handler's own time varies.
struct Window {
    std::int64_t from = 0;
    std::int64_t to = 0;
};

/// Slack's second and third retries come after one and after five minutes
/// (https://docs.slack.dev/apis/events-api/); ten and fifteen seconds of leeway are three and five
/// times the acknowledgement's deadline of 3 s.
constexpr Window aMinute{50 * second, 70 * second};
constexpr Window fiveMinutes{285 * second, 315 * second};

/// The messages of a run that have an earlier one within the window.
std::int64_t countAfter(std::span<const AppMessage> run, const Window& window)
{
    return std::ranges::count_if(run, [&](const AppMessage& late) {
        return std::ranges::any_of(run, [&](const AppMessage& early) {
            const std::int64_t apart = late.microseconds - early.microseconds;
            return apart >= window.from && apart <= window.to;
        });
    });
}

/// The same words, each within the longest wait of the one before.
std::span<const AppMessage> firstRun(std::span<const AppMessage> sorted)
{
    std::size_t size = 1;
    while (size < sorted.size() && sorted[size].hash == sorted[size - 1].hash &&
           sorted[size].microseconds - sorted[size - 1].microseconds <= fiveMinutes.to) {
        ++size;
    }
    return sorted.first(size);
}

} // namespace

RepeatedMessages repeatedMessages(std::vector<AppMessage> messages)
{
    constexpr std::size_t mostDeliveries = 4;
    const auto key = [](const AppMessage& message) {
        return std::tuple(message.hash, message.microseconds);
    };
    std::ranges::sort(messages, {}, key);
    const auto copies =
        std::unique(messages.begin(), messages.end(),
                    [&key](const AppMessage& a, const AppMessage& b) { return key(a) == key(b); });
    messages.erase(copies, messages.end());
    RepeatedMessages repeated;
    std::span<const AppMessage> rest = messages;
    while (!rest.empty()) {
        const std::span<const AppMessage> run = firstRun(rest);
        if (run.size() <= mostDeliveries) {
            repeated.afterAMinute += countAfter(run, aMinute);
            repeated.afterFiveMinutes += countAfter(run, fiveMinutes);
        }
        rest = rest.subspan(run.size());
    }
    return repeated;
}

std::optional<std::string> retryNote(const RepeatedMessages& repeated)
{
    if (repeated.afterAMinute == 0) {
        return std::nullopt;
    }
    return "looks like Slack's retries: " + countText(repeated.afterAMinute, "app message") +
           " came again after about a minute" +
           (repeated.afterFiveMinutes == 0
                ? ""
                : ", " + std::to_string(repeated.afterFiveMinutes) + " after about five") +
           ", in the same channel and with the same words";
}

} // namespace stormglass::sampling
