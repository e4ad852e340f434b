// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_window.h"

#include "model/core/number_text.h"
#include "model/sampling/log_values.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>
#include <optional>

namespace stormglass::sampling {

namespace {

constexpr double thousand = 1000.0;

/// One of the two times of a stretch.
struct StretchTime {
    std::optional<double> number;    ///< as it stands there, where it is one
    std::optional<double> since1970; ///< seconds
};

StretchTime timeOf(std::string_view text)
{
    const std::string_view word = trimmed(text);
    StretchTime time;
    if (const Outcome<double> number = parseNumber(word)) {
        time.number = number.value();
        time.since1970 = epochSeconds(number.value());
    } else if (const auto instant = logTime(word)) {
        constexpr double microseconds = 1e6;
        time.since1970 = static_cast<double>(*instant) / microseconds;
    }
    return time;
}

/// A stretch that begins under the first row's time counts from there, at both of its ends. Texts
/// of a stretch begin with the millisecond of a row, which may be before it.
std::optional<std::pair<double, double>> timesOf(const StretchTime& from, const StretchTime& to,
                                                 double first)
{
    if (!from.since1970 || !to.since1970) {
        return std::nullopt;
    }
    const bool countsFromFirst =
        from.number && *from.number < std::floor(first * thousand) / thousand;
    const auto in = [countsFromFirst, first](const StretchTime& time) {
        return countsFromFirst && time.number ? first + *time.number : *time.since1970;
    };
    return std::pair(in(from), in(to));
}

/// The two times around one of the colons; an ISO 8601 time has colons of its own.
std::optional<std::pair<double, double>> timesOf(std::string_view stretch, double first)
{
    for (std::size_t colon = stretch.find(':'); colon != std::string_view::npos;
         colon = stretch.find(':', colon + 1)) {
        const auto times =
            timesOf(timeOf(stretch.substr(0, colon)), timeOf(stretch.substr(colon + 1)), first);
        if (times) {
            return times;
        }
    }
    return std::nullopt;
}

/// Times of the first years after 1970 are more likely seconds of something else.
std::string timeText(double milliseconds)
{
    constexpr double firstDate = 1e11;
    if (milliseconds < firstDate) {
        return shortestText(milliseconds / thousand);
    }
    const auto time = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(milliseconds), Qt::UTC);
    const bool isWhole = std::fmod(milliseconds, thousand) == 0.0;
    return time.toString(isWhole ? Qt::ISODate : Qt::ISODateWithMs).toStdString();
}

} // namespace

std::string stretchText(const RowRange& rows, const Metrics& metrics)
{
    if (rows.isEmpty()) {
        return {};
    }
    return timeText(std::floor(metrics.seconds[rows.begin] * thousand)) + ':' +
           timeText(std::ceil(metrics.seconds[rows.end - 1] * thousand));
}

Outcome<RowRange> rowsWithin(std::string_view stretch, const Metrics& metrics)
{
    const double first = metrics.seconds.empty() ? 0.0 : metrics.seconds.front();
    const auto times = timesOf(stretch, first);
    if (!times) {
        return Problem{"", "'" + std::string(stretch) + "' is no stretch of time",
                       "give FROM:TO in ISO 8601 or in seconds, since 1970 or from the first row"};
    }
    const auto& seconds = metrics.seconds;
    const auto begin = std::ranges::lower_bound(seconds, times->first);
    const auto end = std::ranges::upper_bound(seconds, times->second);
    if (end <= begin) {
        return Problem{"", "no row lies within '" + std::string(stretch) + "'",
                       "the rows go from " + shortestText(first) + " to " +
                           shortestText(seconds.empty() ? 0.0 : seconds.back()) + " s since 1970"};
    }
    return RowRange{static_cast<std::size_t>(begin - seconds.begin()),
                    static_cast<std::size_t>(end - seconds.begin())};
}

} // namespace stormglass::sampling
