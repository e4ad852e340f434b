// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/charts.h"
#include "model/chain/trailing_figures.h"
#include "model/core/envelope.h"
#include "model/core/number_text.h"

#include <algorithm>

namespace stormglass::chain {

namespace {

std::string number(double value) { return significantText(value, 4); }

/// A curve of a value of each round, from the first.
template <class ValueOf>
Series byRound(std::string_view name, const RoundSeries& series, ValueOf valueOf)
{
    return {.name = std::string(name),
            .points = envelope(series.size(), curveColumns, [&](std::size_t place) {
                return Point{static_cast<double>(place) + 1.0, valueOf(place)};
            })};
}

/// A curve of what the trailing figures say of each round.
template <class ValueOf>
Series lookingBack(std::string_view name, const ChainPicture& picture, ValueOf valueOf)
{
    const RoundSeries& series = picture.result.series;
    TrailingFigures trailing(series, picture.inputs.interval, picture.lookBack());
    std::size_t reached = 0; // an envelope asks for one place after the other
    return byRound(name, series, [&](std::size_t place) {
        while (reached <= place) {
            trailing.next();
            ++reached;
        }
        return valueOf(trailing);
    });
}

double highest(const Chart& chart)
{
    double high = 0.0;
    for (const Series& series : chart.series) {
        for (const Point& point : series.points) {
            high = std::max(high, point.y);
        }
    }
    return high;
}

/// A share of a round's calls, or a figure of each of them.
Series gapped(Series series)
{
    series.gap = "no calls";
    return series;
}

std::string successSummary(const Chain::Result& result)
{
    const auto quiet = std::ranges::count(result.series.calls, 0);
    if (quiet == std::ssize(result.series.calls)) {
        return "No calls in the run.";
    }
    std::string summary = "Share of the calls that succeed, by round";
    if (result.during && result.during->calls > 0.0) {
        summary =
            percentText(result.during->success, 3) + " of the calls succeed while the fault lasts";
    } else if (result.during) {
        summary = "No calls while the fault lasts";
    }
    if (quiet > 0) {
        summary += "; " + std::to_string(quiet) +
                   (quiet == 1 ? " round has no calls" : " rounds have no calls");
    }
    return summary + ".";
}

std::string amplificationSummary(const Chain::Result& result)
{
    if (!result.during) {
        return "Calls per distinct request, by round.";
    }
    return result.during->calls > 0.0
               ? "Each distinct request calls " + number(result.during->amplification) +
                     " times while the fault lasts."
               : "No calls while the fault lasts.";
}

/// The line of the headroom, with an axis that reaches to it; where that would press the curve
/// flat, in words.
void markHeadroom(double headroom, Chart& chart)
{
    constexpr double reach = 3.0; // times the curve
    const std::string words = "headroom " + number(headroom) + " ×";
    chart.summary += " The headroom is " + number(headroom) + " ×.";
    if (headroom > reach * chart.left.maximum) {
        chart.subtitle += "; the " + words + " lies above";
        return;
    }
    chart.thresholds.push_back({headroom, words + ": affordable below", Side::Left, Tone::Caution});
    chart.left.maximum = std::max(chart.left.maximum, headroom);
}

std::string summaryOf(const Chain::Result& result)
{
    if (!result.before || !result.during) {
        return "Calls by round; there is no window before a fault to compare it with.";
    }
    return "Calls go from " + number(result.before->calls) + " to " + number(result.during->calls) +
           " a round in the fault, distinct requests from " + number(result.before->distinct) +
           " to " + number(result.during->distinct) + "; the peak is " +
           std::to_string(result.peak) + ".";
}

} // namespace

std::optional<RoundWindow> ChainPicture::fault() const
{
    return partOf(result.series, inputs.setup().fault);
}

int ChainPicture::lookBack() const
{
    constexpr int withoutFault = 60; // as the note's fault has
    constexpr std::int64_t seen = 8; // calls of a request
    const std::int64_t repeated = std::min(result.ceiling, seen) * inputs.interval;
    const std::int64_t wanted =
        std::max<std::int64_t>(fault() ? fault()->length() : withoutFault, repeated);
    return static_cast<int>(std::clamp<std::int64_t>(wanted, 1, inputs.rounds));
}

std::string ChainPicture::lookBackText() const
{
    return "over the last " + (lookBack() == 1 ? "round" : std::to_string(lookBack()) + " rounds");
}

Axis ChainPicture::roundAxis() const
{
    return {.title = "Round",
            .minimum = 1.0,
            .maximum = std::max(static_cast<double>(inputs.rounds), 2.0),
            .wholeNumbers = true};
}

void ChainPicture::markFault(Chart& chart) const
{
    const auto window = fault();
    if (!window) {
        return;
    }
    chart.stretches.push_back({window->from - 0.5, window->to + 0.5, Tone::Failing});
    chart.verticals.push_back({static_cast<double>(window->from), "fault", Tone::Failing});
    if (result.recovery && inputs.setup().fault.to < inputs.rounds) {
        const int back = window->to + *result.recovery;
        chart.verticals.push_back({static_cast<double>(back), "back to usual", Tone::Calm});
    }
}

Chart callsChart(const ChainPicture& picture)
{
    const RoundSeries& series = picture.result.series;
    Chart chart{
        .id = std::string(Chain::callsByRound),
        .title = "Calls",
        .subtitle =
            "of the dependency, each round; distinct requests per round " + picture.lookBackText(),
        .summary = summaryOf(picture.result),
        .x = picture.roundAxis(),
        .left = {.title = "Each round"},
        .series = {byRound("Calls", series,
                           [&](std::size_t at) { return static_cast<double>(series.calls[at]); }),
                   byRound("Edge", series,
                           [&](std::size_t at) { return static_cast<double>(series.edge[at]); }),
                   lookingBack("Distinct requests", picture,
                               [](const TrailingFigures& seen) { return seen.distinct(); })},
    };
    chart.left.maximum = std::max(highest(chart), 1.0);
    picture.markFault(chart);
    return chart;
}

Chart successChart(const ChainPicture& picture)
{
    const RoundSeries& series = picture.result.series;
    Chart chart{
        .id = std::string(Chain::successByRound),
        .title = "Success ratio",
        .subtitle = "share of a round's calls that succeed",
        .summary = successSummary(picture.result),
        .x = picture.roundAxis(),
        .left = {.title = "Calls that succeed", .unit = units::percent},
    };
    const auto ratio = [&](std::size_t at) {
        return series.calls[at] == 0 ? absent
                                     : static_cast<double>(series.successes[at]) /
                                           static_cast<double>(series.calls[at]);
    };
    chart.series.push_back(gapped(byRound("Success", series, ratio)));
    picture.markFault(chart);
    return chart;
}

Chart amplificationChart(const ChainPicture& picture)
{
    const Chain::Result& result = picture.result;
    Chart chart{
        .id = std::string(Chain::amplificationByRound),
        .title = "Amplification",
        .subtitle = "against headroom: calls per distinct request " + picture.lookBackText(),
        .summary = amplificationSummary(result),
        .x = picture.roundAxis(),
        .left = {.title = "Calls per request"},
        .series = {gapped(lookingBack("Amplification", picture,
                                      [](const TrailingFigures& seen) {
                                          return seen.distinct() > 0.0 ? seen.amplification()
                                                                       : absent;
                                      }))},
    };
    chart.left.maximum = std::max(highest(chart), 1.0);
    if (result.before && result.before->calls > 0.0) {
        markHeadroom(picture.inputs.capacity / result.before->calls, chart);
    }
    chart.left.maximum *= 1.1;
    picture.markFault(chart);
    return chart;
}

} // namespace stormglass::chain
