// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/charts.h"

#include <algorithm>
#include <cmath>

namespace stormglass::chain {

namespace {

constexpr std::string_view never = "never";

/// A figure of each allowance; a gap where it never comes to one.
template <class ValueOf>
Chart byAllowance(const ChainPicture& picture, std::string_view id, std::string title,
                  std::string_view axis, ValueOf valueOf)
{
    const auto& costs = picture.result.throttling;
    Series series{.name = std::string(axis), .style = LineStyle::LineWithPoints};
    for (const ThrottlingCost& cost : costs) {
        const std::optional<double> value = valueOf(cost);
        series.points.push_back({static_cast<double>(cost.allowance), value.value_or(absent)});
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
    constexpr double aboveAll = 1.25; // a mark among the figures would seem to be one
    if (std::ranges::any_of(series.points, [](const Point& at) { return std::isnan(at.y); })) {
        chart.left.maximum *= aboveAll;
    }
    for (const Point& point : series.points) {
        const bool isNow = point.x == costs.front().allowance;
        if (std::isnan(point.y)) {
            chart.markers.push_back(
                {.at = {point.x, chart.left.maximum},
                 .words = std::string(isNow ? "now: " : "") + std::string(never),
                 .tone = Tone::Failing,
                 .fill = MarkerFill::Hollow});
        } else if (isNow) {
            chart.markers.push_back({.at = point, .words = "now"});
        }
    }
    chart.series.push_back(std::move(series));
    return chart;
}

std::string wordsOf(double value)
{
    return std::isnan(value) ? std::string(never) : quantityText(value, units::none);
}

/// "1 and 2", "1, 2 and 4"
std::string listed(const std::vector<std::string>& words)
{
    std::string text = words.front();
    for (std::size_t place = 1; place < words.size(); ++place) {
        text += (place + 1 == words.size() ? " and " : ", ") + words[place];
    }
    return text;
}

/// The allowances between the ends, which the summary names, that never come to a figure.
std::string neverBetween(const std::vector<Point>& points)
{
    std::vector<std::string> allowances;
    for (std::size_t place = 1; place + 1 < points.size(); ++place) {
        if (std::isnan(points[place].y)) {
            allowances.push_back(wordsOf(points[place].x));
        }
    }
    return allowances.empty() ? std::string() : ", never at " + listed(allowances);
}

std::string summaryOf(const Chart& chart)
{
    const auto& points = chart.series.front().points;
    if (points.empty()) {
        return "There is no fault in the run, so nothing to throttle.";
    }
    const std::string here = chart.left.title + ": " + wordsOf(points.back().y) +
                             " at an allowance of " + wordsOf(points.back().x);
    if (points.size() == 1) {
        return here + '.';
    }
    return here + ", " + wordsOf(points.front().y) + " at " + wordsOf(points.front().x) +
           neverBetween(points) + '.';
}

/// Recovery needs rounds before the fault, for what is usual, and after it.
Chart recoveryChart(const ChainPicture& picture)
{
    Chart chart =
        byAllowance(picture, Chain::recoveryByAllowance, "Recovery by allowance",
                    "Rounds until calls are usual", [](const ThrottlingCost& cost) {
                        return cost.recovery ? std::optional<double>(*cost.recovery) : std::nullopt;
                    });
    Series& curve = chart.series.front();
    curve.gap = never;
    chart.summary = summaryOf(chart);
    if (picture.fault() && (!picture.result.before || !picture.result.after)) {
        curve.points.clear();
        chart.markers.clear();
        chart.summary = picture.result.before
                            ? "The fault lasts to the end of the run, so nothing recovers in it."
                            : "The fault begins with the run, so there is no usual rate to come "
                              "back to.";
    } else if (!curve.points.empty() && !hasPoints(chart)) {
        chart.summary = "Calls never come back to usual within the run, whatever the allowance.";
    }
    return chart;
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
    };
    for (Chart& chart : charts) {
        chart.summary = summaryOf(chart);
    }
    charts.push_back(recoveryChart(picture));
    return charts;
}

} // namespace stormglass::chain
