// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/series_samples.h"

#include "model/core/number_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace stormglass::sampling {

namespace {

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// The first instant at which any series has a sample left.
std::optional<double> firstInstant(const std::vector<SeriesSamples>& all)
{
    std::optional<double> first;
    for (const SeriesSamples& series : all) {
        const auto time = series.firstTime();
        first = time && (!first || *time < *first) ? time : first;
    }
    return first;
}

} // namespace

SeriesSamples::SeriesSamples(MetricsColumn column, std::string label, MetricsGathering& gathering)
    : m_column(column)
    , m_label(std::move(label))
    , m_gathering(&gathering)
{
}

std::string SeriesSamples::where(double seconds) const
{
    return m_label + " at " + shortestText(seconds);
}

void SeriesSamples::add(double seconds, std::optional<double> value)
{
    const TimeOrder::Step step = m_order.next(seconds);
    if (step.place == TimeOrder::Place::Same) {
        m_gathering->skip(
            "samples have the time of the one before in their series and are left out",
            where(seconds));
        return;
    }
    if (step.place == TimeOrder::Place::Backward) {
        m_gathering->skip("samples have a time before that of the one before in their series and "
                          "are left out",
                          where(seconds));
        return;
    }
    if (!value) { // its instant is counted, since it lacks a value then
        m_gathering->note("samples have a value that is no number", where(seconds));
    }
    settleHeld(step.leavesHeldOut);
    m_lastIsHeld = step.place == TimeOrder::Place::Held;
    m_samples.push_back({seconds, value.value_or(noValue)});
}

void SeriesSamples::addBroken()
{
    m_gathering->skip("samples are no pair of time and value and are left out", m_label);
}

void SeriesSamples::end() { settleHeld(m_order.endLeavesHeldOut()); }

void SeriesSamples::settleHeld(bool leftOut)
{
    if (std::exchange(m_lastIsHeld, false) && leftOut) {
        m_gathering->skip("samples have a time ahead of those around them and are left out",
                          where(m_samples.back().seconds));
        m_samples.pop_back();
    }
}

std::optional<double> SeriesSamples::firstTime() const
{
    return m_samples.empty() ? std::nullopt : std::optional(m_samples.front().seconds);
}

std::optional<double> SeriesSamples::take(double seconds)
{
    if (firstTime() != seconds) {
        return std::nullopt;
    }
    const double value = m_samples.front().value;
    m_samples.pop_front();
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

void addInstants(std::vector<SeriesSamples>& all, MetricsGathering& gathering,
                 const std::stop_token& stop)
{
    for (auto time = firstInstant(all); time && !stop.stop_requested(); time = firstInstant(all)) {
        MetricsRow row;
        row[static_cast<std::size_t>(MetricsColumn::Time)] = time;
        bool isWhole = true;
        for (SeriesSamples& series : all) {
            const auto value = series.take(*time);
            row[static_cast<std::size_t>(series.column())] = value;
            isWhole = isWhole && value;
        }
        if (!isWhole) {
            gathering.skip("instants are not in every series and are left out",
                           "time " + shortestText(*time));
            continue;
        }
        gathering.add(row, [&all, &time](MetricsColumn column) {
            const auto series = std::ranges::find(all, column, &SeriesSamples::column);
            return series == all.end() ? "time " + shortestText(*time) : series->where(*time);
        });
    }
    gathering.end();
}

} // namespace stormglass::sampling
