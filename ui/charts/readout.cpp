// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/readout.h"

#include "model/core/number_text.h"
#include "ui/charts/lane_readout.h"
#include "ui/charts/nice_ticks.h"
#include "ui/charts/plot_mapping.h"
#include "ui/widgets/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

namespace stormglass::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int digits = 4;

double fourDigits(double value)
{
    const double size = std::abs(value);
    return size >= 1e4 && size < 1e5 ? std::round(value / 10.0) * 10.0 : value;
}

bool isShown(const Series& series, const HiddenCurves& hidden)
{
    return !hidden.contains(series.name);
}

bool canShow(double value, const Axis& axis) { return std::isfinite(onScale(value, axis)); }

std::optional<double> readAt(const Series& series, const Chart& chart, double x)
{
    const Axis& axis = chart.axis(series.side);
    // The first point after x: of a step's two values the later one counts.
    const auto after = std::ranges::upper_bound(series.points, x, {}, &Point::x);
    if (after == series.points.begin()) {
        return std::nullopt;
    }
    const Point& before = *(after - 1);
    if (before.x == x) {
        return canShow(before.y, axis) && canShow(x, chart.x) ? std::optional(before.y)
                                                              : std::nullopt;
    }
    if (after == series.points.end()) {
        return std::nullopt;
    }
    const double from = onScale(before.x, chart.x);
    const double way = (onScale(x, chart.x) - from) / (onScale(after->x, chart.x) - from);
    const double low = onScale(before.y, axis);
    const double value = offScale(low + way * (onScale(after->y, axis) - low), axis);
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// Whether an x lies in a gap for certain: between a point and a gap a thinned curve does not say.
bool isInGap(const Series& series, double x)
{
    const auto after = std::ranges::upper_bound(series.points, x, {}, &Point::x);
    if (after == series.points.begin() || std::isfinite((after - 1)->y)) {
        return false;
    }
    return (after - 1)->x == x || (after != series.points.end() && !std::isfinite(after->y));
}

/// What a chart says that has nothing to say there.
QString nothingAt(const Chart& chart, const QString& x)
{
    return chart.lanes.empty()
               ? QCoreApplication::translate("Readout", "%1: no curve has a value here").arg(x)
               : QCoreApplication::translate("Readout", "%1: there is nothing in any lane").arg(x);
}

QString sentenceOf(const Readout& readout, const Chart& chart)
{
    QStringList texts;
    for (const CurveReading& reading : readout.readings) {
        texts << reading.text;
    }
    if (!readout.lanes.empty()) { // which have commas of their own
        texts.append(QStringList(readout.lanes.begin(), readout.lanes.end()).join(u"; "_s));
    }
    return texts.isEmpty() ? nothingAt(chart, readout.xText)
                           : readout.xText + u": "_s + texts.join(u", "_s);
}

QString named(const std::string& name, double value, const Unit& unit)
{
    return qtText(name) + u' ' + readoutText(value, unit);
}

} // namespace

QString readoutText(double value, const Unit& unit)
{
    if (unit == units::seconds) {
        return qtText(durationText(value, digits));
    }
    const QString number = qtText(compactText(fourDigits(value * unit.displayFactor), digits));
    return unit.symbol.empty() ? number : number + u' ' + qtText(unit.symbol);
}

std::vector<double> stopsOf(const Chart& chart, const HiddenCurves& hidden)
{
    const bool anyShown = std::ranges::any_of(
        chart.series, [&](const Series& series) { return isShown(series, hidden); });
    std::vector<double> stops = laneStops(chart);
    for (const Series& series : chart.series) {
        if (anyShown && !isShown(series, hidden)) {
            continue;
        }
        for (const Point& point : series.points) {
            if (std::isfinite(point.x)) {
                stops.push_back(point.x);
            }
        }
    }
    if (chart.x.wholeNumbers) {
        std::ranges::transform(stops, stops.begin(), [](double stop) { return std::round(stop); });
    }
    std::ranges::sort(stops);
    stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
    return stops;
}

double snappedX(const Chart& chart, const HiddenCurves& hidden, double x)
{
    std::optional<double> nearest = nearestInLanes(chart, x);
    const double place = onScale(x, chart.x);
    double least = std::numeric_limits<double>::infinity();
    for (const Series& series : chart.series) {
        if (series.style != LineStyle::LineWithPoints || !isShown(series, hidden)) {
            continue;
        }
        for (const Point& point : series.points) {
            const double distance = std::abs(onScale(point.x, chart.x) - place);
            if (distance < least) {
                least = distance;
                nearest = point.x;
            }
        }
    }
    return nearest.value_or(chart.x.wholeNumbers ? std::round(x) : x);
}

std::optional<double> steppedX(const std::vector<double>& stops, std::optional<double> from,
                               int steps)
{
    if (stops.empty()) {
        return std::nullopt;
    }
    const auto last = std::ssize(stops) - 1;
    if (!from) {
        return steps > 0 ? stops.front() : stops.back();
    }
    // From between two stops the first step reaches the neighbour.
    const auto next = steps > 0 ? std::ranges::upper_bound(stops, *from) - stops.begin() - 1
                                : std::ranges::lower_bound(stops, *from) - stops.begin();
    return stops[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(next + steps, 0, last))];
}

Readout readoutAt(const Chart& chart, const HiddenCurves& hidden, double x)
{
    Readout readout{.x = x, .xText = named(chart.x.title, x, chart.x.unit)};
    for (std::size_t curve = 0; curve < chart.series.size(); ++curve) {
        const Series& series = chart.series[curve];
        if (!isShown(series, hidden)) {
            continue;
        }
        if (const auto value = readAt(series, chart, x)) {
            readout.readings.push_back(
                {curve, *value, named(series.name, *value, chart.axis(series.side).unit)});
        } else if (!series.gap.empty() && isInGap(series, x)) {
            readout.readings.push_back(
                {curve, absent, qtText(series.name) + u": "_s + qtText(series.gap)});
        }
    }
    readout.lanes = laneTexts(chart, x);
    readout.sentence = sentenceOf(readout, chart);
    return readout;
}

Readout readoutAt(const Chart& chart, const HiddenCurves& hidden, const Point& at)
{
    if (!chart.map) {
        return readoutAt(chart, hidden, at.x);
    }
    const std::optional<std::size_t> place = classAt(chart, at);
    Readout readout{.x = at.x,
                    .y = at.y,
                    .xText = named(chart.x.title, at.x, chart.x.unit),
                    .yText = named(chart.left.title, at.y, chart.left.unit),
                    .word = place ? qtText(chart.map->classes[*place].word)
                                  : QCoreApplication::translate("Readout", "beside the map"),
                    .place = place};
    readout.sentence = readout.xText + u", "_s + readout.yText + u": "_s + readout.word;
    return readout;
}

} // namespace stormglass::ui
