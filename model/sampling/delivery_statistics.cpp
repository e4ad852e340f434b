// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery_statistics.h"

#include "model/amplification/retry_loop.h"

#include <algorithm>
#include <limits>

namespace stormglass::sampling {

namespace {

constexpr std::int64_t windowMicroseconds = 600'000'000;

/// Under so many events a miss rate of 50 % is known to a fifth at best, and a bias is the smaller
/// fault.
constexpr std::int64_t enoughEvents = 30;

/// Keys in one generation of a table: both generations of both tables stay under 32 MB, and they
/// hold 200 events a second for ten minutes, over 20 times the 30,000 an hour that Slack sends
/// of one workspace at most.
constexpr std::size_t mostRecent = std::size_t{1} << 17;

/// Slack has six (https://docs.slack.dev/apis/events-api/); so many more are somebody's free text.
constexpr std::size_t mostReasons = 32;

void note(NamedCases& cases, std::int64_t line) { cases.add("line " + std::to_string(line)); }

bool isSuccess(std::int32_t status) { return status >= 200 && status < 300; }

/// Without a letter at the end that was cut in UTF-8.
std::string_view wholeLetters(std::string_view text)
{
    std::size_t end = text.size();
    while (end > 0 && (static_cast<unsigned char>(text[end - 1]) & 0xC0U) == 0x80U) {
        --end;
    }
    const bool isCut = end > 0 && static_cast<unsigned char>(text[end - 1]) >= 0xC0U;
    return isCut ? text.substr(0, end - 1) : text;
}

bool isRedirect(std::int32_t status) { return status >= 300 && status < 400; }

double share(std::int64_t part, std::int64_t whole)
{
    return static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

DeliveryStatistics::DeliveryStatistics()
    : m_events(windowMicroseconds, mostRecent)
    , m_messages(windowMicroseconds, mostRecent)
{
}

void DeliveryStatistics::add(const Delivery& delivery)
{
    countAttempt(delivery);
    if (delivery.retryNumber > amplification::slackRetries) {
        // Hourly, so its first attempts are long out of the window: known events, not new ones.
        note(m_sums.delayed, delivery.line);
        return;
    }
    countEvent(delivery);
    if (delivery.message != 0 && delivery.retryNumber == 0) {
        countMessage(delivery);
    }
}

void DeliveryStatistics::countAttempt(const Delivery& delivery)
{
    const bool first = m_sums.attempts == 0;
    if (first) {
        m_beginMicroseconds = delivery.microseconds;
    } else if (delivery.microseconds < m_lastMicroseconds - windowMicroseconds) {
        note(m_sums.outOfOrder, delivery.line);
    }
    m_firstMicroseconds =
        first ? delivery.microseconds : std::min(m_firstMicroseconds, delivery.microseconds);
    m_lastMicroseconds =
        first ? delivery.microseconds : std::max(m_lastMicroseconds, delivery.microseconds);
    ++m_sums.attempts;
    const bool isLate = delivery.milliseconds && *delivery.milliseconds > ackDeadlineMs;
    if (delivery.milliseconds) {
        m_durations.add(*delivery.milliseconds);
        m_late += isLate ? 1 : 0;
    }
    std::optional<bool> failed;
    if (delivery.status) {
        failed = isLate || !isSuccess(*delivery.status);
        ++m_answered;
        m_succeeded += *failed ? 0 : 1;
        m_sums.redirects += isRedirect(*delivery.status) ? 1 : 0;
    }
    m_hours.add(delivery.microseconds, failed);
    if (delivery.apiCalls) {
        ++m_runs;
        m_calls += *delivery.apiCalls;
    }
    if (!delivery.retryReason.empty()) {
        countReason(delivery.retryReason);
    }
}

void DeliveryStatistics::countEvent(const Delivery& delivery)
{
    if (delivery.event == 0) {
        // The number alone tells: each first attempt is an event, each retry takes one further.
        m_attempts.add(secondOf(delivery.microseconds), firstOf(delivery),
                       static_cast<std::size_t>(delivery.retryNumber));
        if (delivery.retryNumber == 0) {
            addEvent(delivery);
        }
        return;
    }
    m_sums.hasEventIds = true;
    if (SeenEvent* event = m_events.find(delivery.event, delivery.microseconds)) {
        countKnownEvent(delivery, *event);
        return;
    }
    const auto attempt = static_cast<std::uint8_t>(delivery.retryNumber);
    const SeenEvent event{static_cast<std::uint8_t>(1U << attempt), attempt, firstOf(delivery)};
    m_events.insert(delivery.event, delivery.microseconds, event);
    addEvent(delivery);
    // A retry tells of the attempts before it, whether they reached the log or not.
    reach(delivery.microseconds, event, -1);
}

void DeliveryStatistics::addEvent(const Delivery& delivery)
{
    ++m_sums.events;
    m_hours.addEvent();
    m_minutes.add(delivery.microseconds);
}

void DeliveryStatistics::countKnownEvent(const Delivery& delivery, SeenEvent& event)
{
    const auto attempt = static_cast<std::uint8_t>(delivery.retryNumber);
    const auto bit = static_cast<std::uint8_t>(1U << attempt);
    if ((event.attempts & bit) != 0) {
        note(attempt == 0 ? m_repeatedFirst : m_sums.repeatedRetries, delivery.line);
    }
    event.attempts |= bit;
    if (attempt > event.highest) {
        const std::uint8_t before = event.highest;
        event.highest = attempt;
        reach(delivery.microseconds, event, before);
    }
}

void DeliveryStatistics::countMessage(const Delivery& delivery)
{
    if (const SeenMessage* seen = m_messages.find(delivery.message, delivery.microseconds)) {
        if (seen->event != delivery.event) {
            note(m_sums.nearIdentical, delivery.line);
        }
        return;
    }
    m_messages.insert(delivery.message, delivery.microseconds, {delivery.event});
}

void DeliveryStatistics::countReason(std::string_view reason)
{
    constexpr std::size_t mostBytes = 64;
    std::string cut;
    std::string_view name = reason;
    if (reason.size() > mostBytes) {
        cut = std::string(wholeLetters(reason.substr(0, mostBytes))) + "…";
        name = cut;
    }
    auto found = std::ranges::find_if(m_sums.reasons,
                                      [name](const auto& each) { return each.first == name; });
    if (found == m_sums.reasons.end() && m_sums.reasons.size() < mostReasons) {
        found = m_sums.reasons.insert(found, {std::string(name), 0});
    } else if (found == m_sums.reasons.end()) {
        found = m_sums.reasons.end() - 1;
        found->first = "other";
    }
    ++found->second;
}

void DeliveryStatistics::reach(std::int64_t microseconds, const SeenEvent& event,
                               std::int32_t before)
{
    for (std::int32_t each = before + 1; each <= event.highest; ++each) {
        m_attempts.add(secondOf(microseconds), event.first, static_cast<std::size_t>(each));
    }
}

std::int32_t DeliveryStatistics::secondOf(std::int64_t microseconds) const
{
    constexpr std::int64_t second = 1'000'000;
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max(); // 68 years
    const std::int64_t since = microseconds - m_beginMicroseconds;
    return static_cast<std::int32_t>(std::clamp(since < 0 ? -1 : since / second, -1L, most));
}

std::int32_t DeliveryStatistics::firstOf(const Delivery& delivery) const
{
    return secondOf(delivery.microseconds) -
           AttemptCounts::offsets[static_cast<std::size_t>(delivery.retryNumber)];
}

void DeliveryStatistics::estimate(DeliveryFigures& figures) const
{
    const EventsByAttempt settled = m_attempts.settled();
    const bool isEnough = settled[0] >= enoughEvents;
    const EventsByAttempt& counts = isEnough ? settled : m_attempts.all();
    figures.missRate = estimateMissRate(counts);
    figures.retriedShare = std::min(share(counts[1], counts[0]), 1.0);
    figures.unsettledEvents = isEnough ? 0 : counts[0] - settled[0];
}

DeliveryFigures DeliveryStatistics::figures(RetryNumbers retryNumbers) const
{
    DeliveryFigures all = m_sums;
    const bool hasRetryNumbers = retryNumbers == RetryNumbers::Present;
    all.eventsByAttempt = m_attempts.all();
    all.spanSeconds = static_cast<double>(m_lastMicroseconds - m_firstMicroseconds) / 1e6;
    all.eventsPerMinute =
        all.spanSeconds > 0.0 ? static_cast<double>(all.events) * 60.0 / all.spanSeconds : 0.0;
    // A minute of the clock is one too, of events that no memory holds.
    all.busiestMinute = std::max(m_minutes.busiest(), m_hours.busiestMinute());
    (hasRetryNumbers ? all.repeatedFirstAttempts : all.repeatedIds) = m_repeatedFirst;
    if (hasRetryNumbers && all.events > 0) {
        estimate(all);
    }
    if (m_durations.count() > 0) {
        all.work = WorkTimes{m_durations.quantile(0.5).value_or(0.0),
                             m_durations.quantile(0.95).value_or(0.0),
                             m_durations.quantile(0.99).value_or(0.0)};
        all.overDeadlineShare = share(m_late, m_durations.count());
    }
    if (m_runs > 0) {
        all.callsPerRun = share(m_calls, m_runs);
    }
    if (m_answered > 0) {
        all.successRatio = share(m_succeeded, m_answered);
        all.worstHour = m_hours.worst();
    }
    std::ranges::stable_sort(all.reasons,
                             [](const auto& a, const auto& b) { return a.second > b.second; });
    all.forgotEarly = m_events.forgotEarly() || m_messages.forgotEarly();
    return all;
}

std::size_t DeliveryStatistics::tableBytes() const { return m_events.bytes() + m_messages.bytes(); }

} // namespace stormglass::sampling
