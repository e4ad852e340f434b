// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_rows.h"

#include <algorithm>

namespace stormglass::sampling {

namespace {

const std::optional<double>& in(const MetricsRow& row, MetricsColumn column)
{
    return row[static_cast<std::size_t>(column)];
}

std::array<std::vector<double>*, 4> columnsOf(Metrics& metrics)
{
    return {&metrics.calls, &metrics.edge, &metrics.distinct, &metrics.successes};
}

} // namespace

std::optional<double> MetricsRows::successesOf(const MetricsRow& row)
{
    const double calls = *in(row, MetricsColumn::Calls);
    if (const auto& successes = in(row, MetricsColumn::Successes)) {
        return successes;
    }
    if (const auto& ratio = in(row, MetricsColumn::Success)) {
        return *ratio * calls;
    }
    const auto& errors = in(row, MetricsColumn::Errors);
    return errors ? std::optional(calls - *errors) : std::nullopt;
}

void MetricsRows::add(const MetricsRow& row)
{
    const auto& edge = in(row, MetricsColumn::Edge);
    const auto& distinct = in(row, MetricsColumn::Distinct);
    const auto successes = successesOf(row);
    if (m_count == 0) {
        m_has = {true, edge.has_value(), distinct.has_value(), successes.has_value()};
    }
    ++m_count;
    append(*in(row, MetricsColumn::Time), {*in(row, MetricsColumn::Calls), edge.value_or(0.0),
                                           distinct.value_or(0.0), successes.value_or(0.0)});
}

void MetricsRows::append(double seconds, const Values& values)
{
    if (m_open == 0) {
        m_openSums = {};
    }
    if (m_open == 0 || m_timesRun == TimesRun::Backward) { // the earliest
        m_openSeconds = seconds;
    }
    ++m_open;
    for (std::size_t place = 0; place < values.size(); ++place) {
        m_openSums[place] += values[place];
    }
    if (m_open < m_merged) {
        return;
    }
    Values means = m_openSums;
    std::ranges::for_each(means, [this](double& sum) { sum /= static_cast<double>(m_open); });
    push(m_metrics, m_has, m_openSeconds, means);
    m_open = 0;
    if (m_metrics.size() == m_most) {
        halve();
    }
}

void MetricsRows::push(Metrics& metrics, const std::array<bool, 4>& has, double seconds,
                       const Values& values)
{
    metrics.seconds.push_back(seconds);
    const auto columns = columnsOf(metrics);
    for (std::size_t place = 0; place < values.size(); ++place) {
        if (has[place]) {
            columns[place]->push_back(values[place]);
        }
    }
}

void MetricsRows::halve()
{
    const std::size_t half = m_metrics.size() / 2;
    const std::size_t earliest = m_timesRun == TimesRun::Backward ? 1 : 0;
    for (std::size_t row = 0; row < half; ++row) {
        m_metrics.seconds[row] = m_metrics.seconds[2 * row + earliest];
    }
    m_metrics.seconds.resize(half);
    for (std::vector<double>* column : columnsOf(m_metrics)) {
        for (std::size_t row = 0; row < half && !column->empty(); ++row) {
            (*column)[row] = ((*column)[2 * row] + (*column)[2 * row + 1]) / 2.0;
        }
        column->resize(column->empty() ? 0 : half);
    }
    m_merged *= 2;
}

Metrics MetricsRows::metrics() const
{
    Metrics all = m_metrics;
    if (m_open > 0) {
        Values means = m_openSums;
        std::ranges::for_each(means, [this](double& sum) { sum /= static_cast<double>(m_open); });
        push(all, m_has, m_openSeconds, means);
    }
    if (m_timesRun == TimesRun::Backward) {
        std::ranges::reverse(all.seconds);
        std::ranges::for_each(columnsOf(all), [](auto* column) { std::ranges::reverse(*column); });
    }
    return all;
}

} // namespace stormglass::sampling
