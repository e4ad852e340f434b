// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/message_rates.h"

#include "model/core/number_text.h"
#include "model/core/table.h"
#include "model/sampling/busiest_minute.h"

#include <algorithm>
#include <numeric>

namespace stormglass::sampling {

namespace {

using Microseconds = std::vector<std::int64_t>;

double seconds(std::int64_t microseconds) { return static_cast<double>(microseconds) / 1e6; }

double perMinute(std::size_t count, double spanSeconds)
{
    return spanSeconds > 0.0 ? static_cast<double>(count) * 60.0 / spanSeconds : 0.0;
}

double spanOf(const Microseconds& sorted)
{
    return sorted.size() < 2 ? 0.0 : seconds(sorted.back() - sorted.front());
}

/// Stray copies of a message (a broadcast reply, a file exported twice) carry its timestamp, which
/// Slack makes unique within a channel.
void keepOnePerTimestamp(std::vector<MessageTime>& messages)
{
    const auto earlier = [](const MessageTime& a, const MessageTime& b) {
        return std::pair(a.microseconds, a.joinOrLeave) < std::pair(b.microseconds, b.joinOrLeave);
    };
    // Files mostly are in order.
    if (!std::ranges::is_sorted(messages, earlier)) {
        std::ranges::sort(messages, earlier);
    }
    // Not std::ranges::unique: clang 14, which lints and fuzzes, cannot compile GCC 12's.
    const auto rest = std::unique(messages.begin(), messages.end(),
                                  [](const MessageTime& a, const MessageTime& b) {
                                      return a.microseconds == b.microseconds;
                                  });
    messages.erase(rest, messages.end());
}

/// What becomes of joins and leaves.
enum class Joins : bool { Counted, LeftOut };

Microseconds instants(const std::vector<MessageTime>& messages, Joins joins)
{
    Microseconds times;
    times.reserve(messages.size());
    for (const MessageTime& message : messages) {
        if (joins == Joins::Counted || !message.joinOrLeave) {
            times.push_back(message.microseconds);
        }
    }
    return times;
}

/// Sorts what was put together from sorted runs, of which each ends where `ends` says. Far sooner
/// done than sorting, which a stop would have to wait for.
void mergeRuns(Microseconds& times, std::vector<std::ptrdiff_t> ends)
{
    while (ends.size() > 1) {
        std::vector<std::ptrdiff_t> merged;
        for (std::size_t run = 0; run + 1 < ends.size(); run += 2) {
            const std::ptrdiff_t begin = run == 0 ? 0 : ends[run - 1];
            std::inplace_merge(times.begin() + begin, times.begin() + ends[run],
                               times.begin() + ends[run + 1]);
            merged.push_back(ends[run + 1]);
        }
        if (ends.size() % 2 == 1) {
            merged.push_back(ends.back());
        }
        ends = std::move(merged);
    }
}

ChannelRate channelRate(const ChannelMessages& channel, const Microseconds& times)
{
    return {
        .id = channel.id,
        .name = channel.name,
        .count = static_cast<std::int64_t>(times.size()),
        .joins = std::ranges::count_if(channel.messages, &MessageTime::joinOrLeave),
        .replies = channel.replies,
        .spanSeconds = spanOf(times),
        .perMinute = perMinute(times.size(), spanOf(times)),
        .busiestMinute = busiestMinute(times),
        .skipped = channel.skipped,
        .p95Minute = p95Minute(times),
        .byHour = countByHour(times),
        .repeated = repeatedMessages(channel.appMessages),
    };
}

std::size_t messageCount(const std::vector<ChannelMessages>& channels)
{
    return std::transform_reduce(
        channels.begin(), channels.end(), std::size_t{0}, std::plus(),
        [](const ChannelMessages& channel) { return channel.messages.size(); });
}

/// The instants of all channels, whose messages are in order, as one sequence.
Microseconds allInstants(const std::vector<ChannelMessages>& channels, Joins joins)
{
    Microseconds all;
    std::vector<std::ptrdiff_t> ends;
    all.reserve(messageCount(channels));
    for (const ChannelMessages& channel : channels) {
        const Microseconds times = instants(channel.messages, joins);
        all.insert(all.end(), times.begin(), times.end());
        ends.push_back(std::ssize(all));
    }
    mergeRuns(all, std::move(ends));
    return all;
}

/// A handful of messages within minutes makes a high rate of no weight; said where it decides.
void noteThinChannels(MessageRates& rates)
{
    constexpr std::int64_t few = 10; // a rate of n events has an error of 1/√n, a third from there
    constexpr double decides = 0.5;  // of the sum: more than all others together
    for (const ChannelRate& channel : rates.channels) {
        if (channel.count < few && channel.perMinute > decides * rates.sumPerMinute) {
            rates.sumIsThin = true;
            rates.notes.push_back("#" + channel.name + " makes up most of the sum with " +
                                  countText(channel.count, "message") + " in " +
                                  durationText(channel.spanSeconds, 3) +
                                  "; judge by the busiest minute instead");
        }
    }
}

amplification::ObservedRate observe(const Microseconds& sorted)
{
    std::vector<double> stamps;
    stamps.reserve(sorted.size());
    for (const std::int64_t instant : sorted) {
        stamps.push_back(seconds(instant));
    }
    return amplification::observedRate(stamps);
}

/// What is cut off at a page is of the last hours alone, however long the others go back.
bool tellsOfDays(const MessageRates& rates, const std::vector<ChannelMessages>& channels)
{
    constexpr double day = 86400.0;
    bool tells = rates.observed.spanSeconds >= day;
    for (std::size_t at = 0; at < channels.size(); ++at) {
        tells = tells && (!channels[at].isCut || rates.channels[at].spanSeconds >= day);
    }
    return tells;
}

/// By value, so that the instants are gone behind it.
void addFiguresOfAll(MessageRates& rates, Microseconds all)
{
    rates.observed = observe(all);
    rates.unionPerMinute = perMinute(all.size(), spanOf(all));
    rates.busiestMinute = busiestMinute(all);
    rates.p95Minute = p95Minute(all);
    rates.byHour = countByHour(all);
}

} // namespace

std::string_view whyAFloor()
{
    return "The busiest minute is a floor: history lists neither edits, deletions nor reactions, "
           "and "
           "thread replies only in part, yet each of them is an event to an app that subscribes to "
           "it. A mean over few messages reads high: it counts both messages at the ends of its "
           "span.";
}

MessageRates messageRates(std::vector<ChannelMessages> channels)
{
    MessageRates rates;
    for (ChannelMessages& channel : channels) {
        keepOnePerTimestamp(channel.messages);
        const Microseconds times = instants(channel.messages, Joins::Counted);
        rates.channels.push_back(channelRate(channel, times));
        const ChannelRate& rate = rates.channels.back();
        rates.sumPerMinute += rate.perMinute;
        rates.sumWithReplies +=
            perMinute(times.size() + static_cast<std::size_t>(rate.replies), rate.spanSeconds);
        rates.repeated.afterAMinute += rate.repeated.afterAMinute;
        rates.repeated.afterFiveMinutes += rate.repeated.afterFiveMinutes;
    }
    addFiguresOfAll(rates, allInstants(channels, Joins::Counted));
    rates.tellsOfDays = tellsOfDays(rates, channels);
    const bool anyJoins =
        std::ranges::any_of(rates.channels, [](const ChannelRate& rate) { return rate.joins > 0; });
    rates.busiestWithoutJoins =
        anyJoins ? busiestMinute(allInstants(channels, Joins::LeftOut)) : rates.busiestMinute;
    if (auto note = retryNote(rates.repeated)) {
        rates.notes.push_back(*std::move(note));
    }
    noteThinChannels(rates);
    return rates;
}

std::string rateText(double perMinute) { return significantText(perMinute, 3); }

} // namespace stormglass::sampling
