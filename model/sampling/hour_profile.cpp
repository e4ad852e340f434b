// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/hour_profile.h"

#include <algorithm>
#include <numeric>

namespace stormglass::sampling {

namespace {

constexpr auto title = "Messages by hour of day (UTC)";

double share(std::int64_t count, std::int64_t all)
{
    return all == 0 ? 0.0 : static_cast<double>(count) / static_cast<double>(all);
}

std::int64_t sumOf(const HourCounts& counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

std::string clockText(std::size_t hour)
{
    return (hour < 10 ? "0" : "") + std::to_string(hour) + ":00";
}

} // namespace

Table hourTable(const HourCounts& counts)
{
    Table table{
        .id = "by-hour",
        .title = title,
        .columns =
            {
                {"hour", "Hour (UTC)", units::none},
                {"count", "Messages", units::none},
                {"share", "Share", units::percent, 3},
            },
    };
    const std::int64_t all = sumOf(counts);
    for (std::size_t hour = 0; hour < counts.size(); ++hour) {
        table.rows.push_back({static_cast<double>(hour), static_cast<double>(counts[hour]),
                              share(counts[hour], all)});
    }
    return table;
}

Chart hourChart(const HourCounts& counts)
{
    const std::int64_t* const busiest = std::ranges::max_element(counts);
    const auto hour = static_cast<std::size_t>(busiest - counts.begin());
    const std::string summary =
        *busiest == 0
            ? "There are no messages."
            : "Most messages come between " + clockText(hour) + " and " +
                  clockText((hour + 1) % counts.size()) + " UTC: " + std::to_string(*busiest) +
                  ", " + percentText(share(*busiest, sumOf(counts)), 3) + " of all.";
    Chart chart{
        .id = "by-hour",
        .title = title,
        .subtitle = "each hour's messages, all days together",
        .summary = summary,
        .x = {.title = "Hour of day (UTC)", .minimum = 0.0, .maximum = 23.0, .wholeNumbers = true},
        .left = {.title = "Messages",
                 .minimum = 0.0,
                 .maximum = static_cast<double>(std::max<std::int64_t>(*busiest, 1)),
                 .wholeNumbers = true},
    };
    Series series{.name = "Messages", .style = LineStyle::LineWithPoints};
    for (std::size_t at = 0; at < counts.size(); ++at) {
        series.points.push_back({static_cast<double>(at), static_cast<double>(counts[at])});
    }
    chart.series.push_back(std::move(series));
    if (*busiest > 0) {
        chart.markers.push_back({.at = {static_cast<double>(hour), static_cast<double>(*busiest)},
                                 .words = "busiest hour"});
    }
    return chart;
}

} // namespace stormglass::sampling
