// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/charts.h"

#include <algorithm>

namespace stormglass::chain {

namespace {

/// A figure of each allowance, where it has one.
template <class ValueOf>
Chart byAllowance(const ChainPicture& picture, std::string_view id, std::string title,
                  std::string_view axis, ValueOf valueOf)
{
    const auto& costs = picture.result.throttling;
    Series series{.name = std::string(axis), .style = LineStyle::LineWithPoints};
    for (const ThrottlingCost& cost : costs) {
        if (const std::optional<double> value = valueOf(cost)) {
            series.points.push_back({static_cast<double>(cost.allowance), *value});
        }
    }
    std::ranges::reverse(series.points);
    Chart chart{
        .id = std::string(id),
        .title = std::move(title),
        .subtitle = "what throttling costs: the same run under each allowance",
        .x = {.title = "Allowance (attempts/layer)",
              .minimum = 1.0,
              .maximum = std::max(static_cast<double>(picture.inputs.allowance), 2.0),
              .wholeNumbers = true},
        .left = {.title = std::string(axis)},
    };
    for (const Point& point : series.points) {
        chart.left.maximum = std::max(chart.left.maximum, point.y);
    }
    if (!series.points.empty() && costs.front().allowance == series.points.back().x) {
        chart.markers.push_back({.at = series.points.back(), .words = "now"});
    }
    chart.series.push_back(std::move(series));
    return chart;
}

std::string summaryOf(const Chart& chart, std::string_view none)
{
    const auto& points = chart.series.front().points;
    if (points.empty()) {
        return std::string(none);
    }
    return chart.left.title + ": " + quantityText(points.back().y, units::none) +
           " at an allowance of " + quantityText(points.back().x, units::none) + ", " +
           quantityText(points.front().y, units::none) + " at " +
           quantityText(points.front().x, units::none) + ".";
}

} // namespace

std::vector<Chart> throttlingCharts(const ChainPicture& picture)
{
    std::vector<Chart> charts{
        byAllowance(picture, Chain::amplificationByAllowance, "Amplification by allowance",
                    "Calls per request",
                    [](const ThrottlingCost& cost) { return std::optional(cost.amplification); }),
        byAllowance(picture, Chain::dropsByAllowance, "Dropped by allowance", "Dropped requests",
                    [](const ThrottlingCost& cost) {
                        return std::optional(static_cast<double>(cost.drops));
                    }),
        byAllowance(picture, Chain::recoveryByAllowance, "Recovery by allowance",
                    "Rounds until calls are usual",
                    [](const ThrottlingCost& cost) {
                        return cost.recovery ? std::optional(static_cast<double>(*cost.recovery))
                                             : std::nullopt;
                    }),
    };
    for (Chart& chart : charts) {
        chart.summary = summaryOf(chart, "There is no fault in the run, so nothing to throttle.");
    }
    return charts;
}

} // namespace stormglass::chain
