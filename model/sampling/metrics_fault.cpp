// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_fault.h"

#include "model/core/number_text.h"

namespace stormglass::sampling {

namespace {

/// The columns that are a part of the calls, or a share of them.
constexpr std::array partsOfCalls{MetricsColumn::Successes, MetricsColumn::Success,
                                  MetricsColumn::Errors};

std::size_t placeOf(MetricsColumn column) { return static_cast<std::size_t>(column); }

/// What such a column has where every call is meant.
double wholeOf(MetricsColumn column, const MetricsRow& row)
{
    return column == MetricsColumn::Success ? 1.0 : *row[placeOf(MetricsColumn::Calls)];
}

/// Successes, as far as they are there, and errors.
double sumOfParts(const MetricsRow& row)
{
    const double calls = *row[placeOf(MetricsColumn::Calls)];
    const auto& ratio = row[placeOf(MetricsColumn::Success)];
    const double successes =
        row[placeOf(MetricsColumn::Successes)].value_or(ratio.value_or(0.0) * calls);
    return successes + *row[placeOf(MetricsColumn::Errors)];
}

} // namespace

std::string words(MetricsFault::What what)
{
    switch (what) {
    case MetricsFault::What::Negative:
        return "rows have a negative value and are left out";
    case MetricsFault::What::TooLarge:
        return "rows have a value over " + shortestText(mostInARow) + " and are left out";
    case MetricsFault::What::RatioOver1:
        return "rows have a success ratio over 1 and are left out";
    case MetricsFault::What::PercentOver100:
        return "rows have a success over 100 % and are left out";
    case MetricsFault::What::MoreThanCalls:
        return "rows have more successes or errors than calls and are left out";
    case MetricsFault::What::SumOverCalls:
        return "rows have successes and errors that are more than the calls together and are left "
               "out";
    case MetricsFault::What::SameTime:
        return "rows have the time of the row before and are left out";
    case MetricsFault::What::BackwardTime:
        return "rows have a time before that of the row before and are left out";
    case MetricsFault::What::TimeAhead:
        return "rows have a time ahead of the rows around them and are left out";
    case MetricsFault::What::ForwardTime:
        return "rows have a time after that of the row before, where times run backward, and are "
               "left out";
    case MetricsFault::What::TimeBehind:
        return "rows have a time behind the rows around them and are left out";
    }
    return {};
}

std::optional<MetricsFault> valueFault(const MetricsRow& row)
{
    using What = MetricsFault::What;
    for (const MetricsColumn column : metricsColumns) {
        const double value = row[placeOf(column)].value_or(0.0);
        if (column != MetricsColumn::Time && (value < 0.0 || value > mostInARow)) {
            return MetricsFault{value < 0.0 ? What::Negative : What::TooLarge, column};
        }
    }
    for (const MetricsColumn column : partsOfCalls) {
        if (row[placeOf(column)].value_or(0.0) > wholeOf(column, row) * (1.0 + rateJitter)) {
            const bool isRatio = column == MetricsColumn::Success;
            return MetricsFault{isRatio ? What::RatioOver1 : What::MoreThanCalls, column};
        }
    }
    if (row[placeOf(MetricsColumn::Errors)] &&
        sumOfParts(row) > *row[placeOf(MetricsColumn::Calls)] * (1.0 + rateJitter)) {
        return MetricsFault{What::SumOverCalls, MetricsColumn::Errors};
    }
    return std::nullopt;
}

std::optional<MetricsColumn> clampToCalls(MetricsRow& row)
{
    std::optional<MetricsColumn> first;
    for (const MetricsColumn column : partsOfCalls) {
        const double whole = wholeOf(column, row);
        if (row[placeOf(column)].value_or(0.0) > whole) {
            row[placeOf(column)] = whole;
            first = first ? first : column;
        }
    }
    return first;
}

std::string clampedWords()
{
    return "rows have successes or errors up to " + shortestText(rateJitter * 100.0) +
           " % over calls, which count as all of them";
}

} // namespace stormglass::sampling
