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
std::string coarseness(const Comparison& comparison)
{
    return comparison.weight == 1.0
               ? ""
               : "; one client stands for " + significantText(comparison.weight, 3);
}

template <class BarOf>
Chart byFix(const StormPicture& picture, std::string_view id, std::string_view title,
            const std::string& subtitle, Axis x, BarOf barOf)
{
    Chart chart{
        .id = std::string(id),
        .title = std::string(title),
        .subtitle = subtitle + coarseness(picture.result.comparison),
        .x = std::move(x),
    };
    double longest = 0.0;
    const int restarting = picture.inputs.setup().restarting;
    for (const FixOutcome& fix : picture.result.comparison.fixes) {
        const Bar bar = barOf(fix.summary);
        const auto verdict = verdictOf(fix.summary, restarting);
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
    return byFix(picture, Reconnect::peakByFix, "Peak load",
                 "each fix alone, and its verdict; logarithmic",
                 {.title = "Highest load",
                  .unit = units::lookupsPerSecond,
                  .maximum = 0.0,
                  .scale = Scale::LogarithmicFromZero},
                 [&](const StormSummary& summary) {
                     const auto verdict = verdictOf(summary, picture.inputs.setup().restarting);
                     return Bar{summary.peakRequests, compactText(summary.peakRequests, 3) + ", " +
                                                          std::string(word(verdict))};
                 });
}

Chart recoveryChart(const StormPicture& picture)
{
    return byFix(picture, Reconnect::recoveryByFix, "Time to recover",
                 "until 99 % receive messages; logarithmic",
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
                 "what it costs: presence out of date; logarithmic",
                 {.title = "Mean of all clients",
                  .unit = units::seconds,
                  .maximum = picture.inputs.duration,
                  .scale = Scale::LogarithmicFromZero},
                 [](const StormSummary& summary) {
                     constexpr double hardlyAny = 0.01;
                     return Bar{summary.staleness,
                                summary.staleness > 0.0 && summary.staleness < hardlyAny
                                    ? "under 0.01 s"
                                    : significantText(summary.staleness, 3) + " s"};
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
