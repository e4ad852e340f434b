// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"
#include "model/reconnect/charts.h"

#include <algorithm>

namespace stormglass::reconnect {

namespace {

/// What a bar says of a fix.
struct Bar {
    double length = 0.0;
    std::string words;
};

/// How many clients one of the compared stands for, in words; empty where it is one.
std::string coarseness(const StormPicture& picture)
{
    const std::int64_t weight = picture.inputs.setup().weightIn(comparedClients);
    return weight == 1 ? "" : "; one client stands for " + std::to_string(weight);
}

template <class BarOf>
Chart byFix(const StormPicture& picture, std::string_view id, std::string_view title,
            const std::string& subtitle, Axis x, BarOf barOf)
{
    Chart chart{
        .id = std::string(id),
        .title = std::string(title),
        .subtitle = subtitle + coarseness(picture),
        .x = std::move(x),
    };
    double longest = 0.0;
    for (const FixOutcome& fix : picture.result.fixes) {
        const Bar bar = barOf(fix.outcome.summary);
        const auto verdict = verdictOf(fix.outcome.summary, picture.inputs.setup().restarting);
        chart.bars.push_back(
            {chart.lanes.size(), 0.0, bar.length, bar.words, toneOf(verdict), BarWeight::Full});
        chart.lanes.emplace_back(reconnect::title(fix.fix));
        longest = std::max(longest, bar.length);
        chart.summary += (chart.summary.empty() ? "" : "; ") +
                         std::string(reconnect::title(fix.fix)) + ": " + bar.words;
    }
    if (!(chart.x.maximum > 0.0)) {
        chart.x.maximum = longest > 0.0 ? longest * 1.25 : 1.0; // room for words behind a bar
    }
    return chart;
}

} // namespace

Chart peakChart(const StormPicture& picture)
{
    return byFix(picture, Reconnect::peakByFix, "Peak load", "lookups/s, each fix alone",
                 {.title = "Highest load",
                  .unit = units::lookupsPerSecond,
                  .maximum = 0.0,
                  .scale = Scale::LogarithmicFromZero},
                 [](const StormSummary& summary) {
                     return Bar{summary.peakRequests, compactText(summary.peakRequests, 3)};
                 });
}

Chart recoveryChart(const StormPicture& picture)
{
    return byFix(picture, Reconnect::recoveryByFix, "Time to recover",
                 "until 99 % receive messages, each fix alone",
                 {.title = "After the restart",
                  .unit = units::seconds,
                  .maximum = picture.inputs.duration,
                  .scale = Scale::LogarithmicFromZero},
                 [&](const StormSummary& summary) {
                     return Bar{summary.receiving99.value_or(picture.inputs.duration),
                                summary.receiving99
                                    ? significantText(*summary.receiving99, 3) + " s"
                                    : "never"};
                 });
}

Chart stalenessChart(const StormPicture& picture)
{
    return byFix(picture, Reconnect::stalenessByFix, "Staleness",
                 "what it costs: presence out of date, each fix alone",
                 {.title = "Mean of all clients",
                  .unit = units::seconds,
                  .maximum = picture.inputs.duration,
                  .scale = Scale::LogarithmicFromZero},
                 [](const StormSummary& summary) {
                     return Bar{summary.staleness, significantText(summary.staleness, 3) + " s"};
                 });
}

} // namespace stormglass::reconnect

namespace stormglass {

std::vector<Chart> Reconnect::plot(const Inputs& inputs, const Result& result)
{
    const reconnect::StormPicture picture{inputs, result};
    return {loadChart(picture), queueChart(picture),    clientsChart(picture),
            peakChart(picture), recoveryChart(picture), stalenessChart(picture)};
}

} // namespace stormglass
