// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_message.h"

#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

std::optional<std::int64_t> digitsOf(std::string_view text)
{
    std::int64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return whole && text.front() != '-' ? std::optional(value) : std::nullopt;
}

std::optional<std::int64_t> timeOf(const QJsonValue& ts)
{
    if (ts.isDouble() && ts.toDouble() > 0.0 && ts.toDouble() < 1e11) {
        return std::llround(ts.toDouble() * 1e6);
    }
    return microsecondsOf(ts.toString().toStdString());
}

} // namespace

std::optional<std::int64_t> microsecondsOf(std::string_view ts)
{
    constexpr std::size_t microDigits = 6;
    constexpr std::int64_t latestSecond = 100'000'000'000; // the year 5138
    const std::size_t point = ts.find('.');
    const std::string_view whole = ts.substr(0, point);
    std::string fraction(point == std::string_view::npos ? "0" : ts.substr(point + 1));
    if (whole.empty() || fraction.empty() || fraction.size() > 9) {
        return std::nullopt;
    }
    fraction.resize(std::max(fraction.size(), microDigits), '0');
    const auto seconds = digitsOf(whole);
    const auto rest = digitsOf(fraction);
    if (!seconds || !rest || *seconds <= 0 || *seconds >= latestSecond) {
        return std::nullopt;
    }
    const auto micros = digitsOf(std::string_view(fraction).substr(0, microDigits));
    return *seconds * 1'000'000 + micros.value_or(0);
}

bool isJoinOrLeave(std::string_view subtype)
{
    static constexpr std::array<std::string_view, 4> kinds{"channel_join", "channel_leave",
                                                           "group_join", "group_leave"};
    return std::ranges::find(kinds, subtype) != kinds.end();
}

std::optional<MessageTime> messageTime(const QJsonValue& message)
{
    const auto time = timeOf(message[u"ts"_s]);
    return time ? std::optional(MessageTime{
                      *time, isJoinOrLeave(message[u"subtype"_s].toString().toStdString())})
                : std::nullopt;
}

} // namespace stormglass::sampling
