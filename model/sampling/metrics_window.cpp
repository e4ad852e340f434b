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

std::optional<double> timeOf(std::string_view text, double first)
{
    const std::string_view word = trimmed(text);
    if (const Outcome<double> number = parseNumber(word); number && number.value() < first) {
        return number.value() < 0.0 ? std::nullopt : std::optional(first + number.value());
    }
    constexpr double microseconds = 1e6;
    const auto time = logTime(word);
    return time ? std::optional(static_cast<double>(*time) / microseconds) : std::nullopt;
}

/// The two times around one of the colons; an ISO 8601 time has colons of its own.
std::optional<std::pair<double, double>> timesOf(std::string_view stretch, double first)
{
    for (std::size_t colon = stretch.find(':'); colon != std::string_view::npos;
         colon = stretch.find(':', colon + 1)) {
        const auto from = timeOf(stretch.substr(0, colon), first);
        const auto to = timeOf(stretch.substr(colon + 1), first);
        if (from && to) {
            return std::pair(*from, *to);
        }
    }
    return std::nullopt;
}

/// Times of the first years after 1970 are more likely seconds of something else.
std::string timeText(double milliseconds)
{
    constexpr double thousand = 1000.0;
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
    constexpr double thousand = 1000.0;
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
