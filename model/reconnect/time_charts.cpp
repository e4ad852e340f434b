// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/envelope.h"
#include "model/core/number_text.h"
#include "model/reconnect/charts.h"

#include <algorithm>

namespace stormglass::reconnect {

namespace {

/// A curve of a bin's values over the bins' middles, as many as were run.
Series overTime(std::string_view name, const StormSeries& series, const std::vector<double>& values,
                double scale, double bin, LineStyle style = LineStyle::Line)
{
    return {.name = std::string(name),
            .points =
                envelope(values.size(), curveColumns,
                         [&](std::size_t place) {
                             return Point{series.time[place] + bin / 2.0, values[place] * scale};
                         }),
            .style = style};
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
    const StormSummary& summary = picture.result.run.summary;
    std::string text = "Lookups reach " + compactText(summary.peakRequests, 4) + " a second.";
    if (const FixOutcome* none = picture.result.outcomeOf(Fix::None);
        none != nullptr && hasFix(picture.inputs)) {
        text += " Without any fix they reach " +
                compactText(none->outcome.summary.peakRequests, 4) + '.';
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
    const StormSeries& series = result.run.series;
    bool isMarked = false;
    for (std::size_t at = 0; at < series.time.size(); ++at) {
        const bool isCascade = series.time[at] > 0.0 && series.gatewayRestarts[at] > 0.0;
        if (isCascade && !isMarked) {
            chart.verticals.push_back(
                {series.time[at] + inputs.bin / 2.0, "gateways restart", Tone::Failing});
            isMarked = true;
        }
    }
}

Chart loadChart(const StormPicture& picture)
{
    const double bin = picture.inputs.bin;
    const StormSeries& run = picture.result.run.series;
    Chart chart{
        .id = std::string(Reconnect::loadOverTime),
        .title = "Load",
        .subtitle = "presence lookups that reach the backend",
        .summary = loadSummary(picture),
        .x = picture.timeAxis(),
        .left = {.title = "Lookups", .unit = units::lookupsPerSecond},
        .series = {overTime("Lookups", run, run.presenceRequests, 1.0 / bin, bin)},
        .thresholds = {{picture.inputs.presenceRate, "what the backend answers", Side::Left,
                        Tone::Caution}},
    };
    const FixOutcome* none = picture.result.outcomeOf(Fix::None);
    if (none != nullptr && hasFix(picture.inputs)) {
        const StormSeries& without = none->outcome.series;
        chart.series.push_back(overTime("Without any fix", without, without.presenceRequests,
                                        1.0 / bin, bin, LineStyle::Guide));
    }
    chart.left.maximum = std::max(highest(chart.series), picture.inputs.presenceRate) * 1.05;
    picture.markRestarts(chart);
    return chart;
}

Chart queueChart(const StormPicture& picture)
{
    const StormSeries& run = picture.result.run.series;
    const StormSetup setup = picture.inputs.setup();
    Chart chart{
        .id = std::string(Reconnect::queueOverTime),
        .title = "Backend queue",
        .subtitle = "lookups that wait for the presence backend",
        .summary = "Lookups that wait for the presence backend, over time.",
        .x = picture.timeAxis(),
        .left = {.title = "Waiting", .unit = units::lookups},
        .series = {overTime("Waiting", run, run.backendQueue, 1.0, picture.inputs.bin)},
    };
    chart.left.maximum = std::max(highest(chart.series), 1.0) * 1.05;
    // What waits there is answered when its time-out comes.
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
    const double bin = picture.inputs.bin;
    const bool hasPresence = picture.inputs.presence != PresenceSync::Off;
    Chart chart{
        .id = std::string(Reconnect::clientsOverTime),
        .title = "Clients",
        .subtitle = "by what they have, at the end of each bin",
        .summary = "Clients by what they have, over time.",
        .x = picture.timeAxis(),
        .left = {.title = "Clients", .unit = units::clients, .maximum = clients},
    };
    const auto stack = [&](std::string_view name, const std::vector<double>& values) {
        chart.series.push_back(overTime(name, run, values, 1.0, bin, LineStyle::Stacked));
    };
    if (hasPresence) {
        stack("Messages and presence", run.withPresence);
    }
    stack("Messages only", difference(run.receiving, run.withPresence));
    stack("Connected only", difference(run.connected, run.receiving));
    stack("Away", difference(all, run.connected));
    picture.markRestarts(chart);
    return chart;
}

} // namespace stormglass::reconnect
