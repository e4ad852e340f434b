// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/envelope.h"
#include "model/core/number_text.h"
#include "model/reconnect/charts.h"

#include <algorithm>

namespace stormglass::reconnect {

namespace {

/// What a bin counted, as a rate at the bin's middle.
Series ratesOf(std::string_view name, const TimeBins& bins, const std::vector<double>& counts,
               LineStyle style = LineStyle::Line)
{
    return {.name = std::string(name),
            .points = envelope(counts.size(), curveColumns,
                               [&](std::size_t bin) {
                                   const double from = bins.startOf(bin);
                                   const double to = bins.endOf(bin);
                                   return Point{(from + to) / 2.0, counts[bin] / (to - from)};
                               }),
            .style = style};
}

/// A level at the ends of bins.
Series levelOf(std::string_view name, const TimeBins& bins, const std::vector<double>& levels)
{
    return {.name = std::string(name),
            .points = envelope(levels.size(), curveColumns, [&](std::size_t bin) {
                return Point{bins.endOf(bin), levels[bin]};
            })};
}

/// The same as a share, to be stacked: what is stacked is thinned at the same places.
Series stackedShareOf(std::string_view name, const TimeBins& bins,
                      const std::vector<double>& levels, double all)
{
    Series series{.name = std::string(name), .points = {}, .style = LineStyle::Stacked};
    const std::size_t stride = levels.size() / (2 * curveColumns) + 1;
    for (std::size_t bin = 0; bin < levels.size(); bin += stride) {
        series.points.push_back({bins.endOf(bin), levels[bin] / all});
    }
    return series;
}

double highest(const std::vector<Series>& all)
{
    double high = 0.0;
    for (const Series& series : all) {
        for (const Point& point : series.points) {
            high = std::max(high, point.y);
        }
    }
    return high;
}

bool hasFix(const Reconnect::Inputs& inputs)
{
    const StormSetup setup = inputs.setup();
    return withOnly(Fix::None, setup) != setup;
}

std::string loadSummary(const StormPicture& picture)
{
    std::string text =
        "Lookups reach " + compactText(picture.result.run.summary.peakRequests, 4) + " a second.";
    if (const FixOutcome* none = picture.result.comparison.of(Fix::None);
        none != nullptr && hasFix(picture.inputs)) {
        text += " Without any fix they reach " + compactText(none->summary.peakRequests, 4) + '.';
    }
    return text;
}

/// Levels at the ends of bins are stacked by where the clients are.
std::vector<double> difference(const std::vector<double>& more, const std::vector<double>& less)
{
    std::vector<double> left(more.size());
    for (std::size_t at = 0; at < left.size(); ++at) {
        left[at] = std::max(more[at] - less[at], 0.0);
    }
    return left;
}

} // namespace

Axis StormPicture::timeAxis() const
{
    return {.title = "Time", .unit = units::seconds, .maximum = inputs.duration};
}

void StormPicture::markRestarts(Chart& chart) const
{
    const std::vector<double>& restarts = result.run.series.gatewayRestarts;
    const StormSetup setup = inputs.setup();
    double told = setup.restarting;
    for (std::size_t bin = 0; bin < restarts.size(); ++bin) {
        if (restarts[bin] > told) {
            const double at = (setup.bins().startOf(bin) + setup.bins().endOf(bin)) / 2.0;
            chart.verticals.push_back({at, "gateways follow", Tone::Failing});
            return;
        }
        told = 0.0;
    }
}

Chart loadChart(const StormPicture& picture)
{
    const TimeBins bins = picture.inputs.setup().bins();
    Chart chart{
        .id = std::string(Reconnect::loadOverTime),
        .title = "Load",
        .subtitle = "presence lookups that reach the backend; on a logarithmic scale",
        .summary = loadSummary(picture),
        .x = picture.timeAxis(),
        .left = {.title = "Load",
                 .unit = units::lookupsPerSecond,
                 .scale = Scale::LogarithmicFromZero},
        .series = {ratesOf("Lookups", bins, picture.result.run.series.presenceRequests)},
        .thresholds = {{picture.inputs.presenceRate, "what the backend answers", Side::Left,
                        Tone::Caution}},
    };
    const Comparison& comparison = picture.result.comparison;
    if (!comparison.fixes.empty() && hasFix(picture.inputs)) {
        chart.series.push_back(ratesOf("Without any fix", bins, comparison.unfixed.presenceRequests,
                                       LineStyle::Guide));
    }
    chart.left.maximum = std::max(highest(chart.series), picture.inputs.presenceRate) * 1.05;
    picture.markRestarts(chart);
    return chart;
}

Chart queueChart(const StormPicture& picture)
{
    const StormSetup setup = picture.inputs.setup();
    Chart chart{
        .id = std::string(Reconnect::queueOverTime),
        .title = "Backend queue",
        .subtitle = "lookups that wait for the presence backend",
        .summary = "Lookups that wait for the presence backend, over time.",
        .x = picture.timeAxis(),
        .left = {.title = "Waiting lookups"},
        .series = {levelOf("Waiting", setup.bins(), picture.result.run.series.backendQueue)},
    };
    chart.left.maximum = std::max(highest(chart.series), 1.0) * 1.05;
    // What finds that much before it is answered when its time-out comes.
    const double tooLate = setup.presenceRate * setup.presenceTimeout;
    if (tooLate < 3.0 * chart.left.maximum) {
        chart.thresholds.push_back({tooLate, "answered too late above", Side::Left, Tone::Caution});
        chart.left.maximum = std::max(chart.left.maximum, tooLate * 1.05);
    } else {
        chart.subtitle += "; far below what would be too late";
    }
    picture.markRestarts(chart);
    return chart;
}

Chart clientsChart(const StormPicture& picture)
{
    const StormSeries& run = picture.result.run.series;
    const auto clients = static_cast<double>(picture.inputs.clients);
    const std::vector<double> all(run.time.size(), clients);
    Chart chart{
        .id = std::string(Reconnect::clientsOverTime),
        .title = "Clients",
        .subtitle = "share of all clients, by what they have",
        .summary = "Share of the clients by what they have, over time.",
        .x = picture.timeAxis(),
        .left = {.title = "Clients", .unit = units::percent},
    };
    const auto stack = [&](std::string_view name, const std::vector<double>& levels) {
        chart.series.push_back(
            stackedShareOf(name, picture.inputs.setup().bins(), levels, clients));
    };
    stack("Messages and presence", run.withPresence);
    stack("Messages only", difference(run.receiving, run.withPresence));
    stack("Connected only", difference(run.connected, run.receiving));
    stack("Away", difference(all, run.connected));
    picture.markRestarts(chart);
    return chart;
}

} // namespace stormglass::reconnect
