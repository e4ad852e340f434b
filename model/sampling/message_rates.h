// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/observed_rate.h"
#include "model/sampling/minute_counts.h"
#include "model/sampling/repeated_messages.h"

#include <cstdint>
#include <string>
#include <vector>

namespace stormglass::sampling {

/// When a message was posted; joins and leaves are messages of their own kind.
struct MessageTime {
    std::int64_t microseconds = 0; ///< since the epoch
    bool joinOrLeave = false;
};

/// The messages found in one channel.
struct ChannelMessages {
    std::string id;
    std::string name;
    std::vector<MessageTime> messages; ///< any order; one row per timestamp is counted
    std::string skipped;               ///< why there is nothing; empty when the channel was read
    std::int64_t replies = 0;          ///< in threads, told of but not among the messages
    std::vector<AppMessage> appMessages = {}; ///< those of `messages` that have a text, any order
    bool isCut = false;                       ///< there are older messages, which were not read
};

/// The rate of one channel.
struct ChannelRate {
    std::string id;
    std::string name;
    std::int64_t count = 0;
    std::int64_t joins = 0;   ///< joins and leaves, part of `count`
    std::int64_t replies = 0; ///< in threads of these messages, not part of it
    double spanSeconds = 0.0;
    double perMinute = 0.0; ///< count · 60 / span, unrounded; 0 without a span
    std::int64_t busiestMinute = 0;
    std::string skipped;            ///< as in ChannelMessages
    std::int64_t p95Minute = 0;     ///< 95 % of the minutes have no more messages
    HourCounts byHour{};            ///< in UTC
    RepeatedMessages repeated = {}; ///< by apps
};

/// Message rates of a sample; whyAFloor() says what they are worth.
struct MessageRates {
    amplification::ObservedRate observed; ///< the reference's figure over all timestamps
    double unionPerMinute = 0.0;          ///< the same, unrounded
    double sumPerMinute = 0.0;            ///< sum of the channels' own rates, unrounded
    double sumWithReplies = 0.0;          ///< the same with the replies, a minute
    std::int64_t busiestMinute = 0;       ///< over all channels together
    std::int64_t busiestWithoutJoins = 0; ///< the same without joins and leaves
    std::vector<ChannelRate> channels;
    bool sumIsThin = false; ///< a channel with a handful of messages makes up most of the sum
    std::vector<std::string> notes; ///< what could not be read, and what to know of the figures
    bool partial = false;           ///< something was left out
    std::int64_t p95Minute = 0;     ///< over all channels together
    HourCounts byHour{};            ///< in UTC, over all channels together
    RepeatedMessages repeated = {}; ///< by apps, within the channels

    /// Whether hours of the day and the 95th percentile say anything: the messages span a day, and
    /// so do those of each channel that was cut off.
    bool tellsOfDays = false;
};

/// Why the busiest minute is a floor, and what a mean over few messages is. A mean is n messages
/// over the span from the first to the last, as the note's reference has it; of a rate r its
/// expectation is r · n/(n−2), since the span is the sum of n−1 gaps.
[[nodiscard]] std::string_view whyAFloor();

/// The rates of the channels' messages, channels in the order given.
[[nodiscard]] MessageRates messageRates(std::vector<ChannelMessages> channels);

/// A rate as people read it, in text and tables alike: three significant digits, so that it is
/// never shown as 0.0.
[[nodiscard]] std::string rateText(double perMinute);

} // namespace stormglass::sampling
