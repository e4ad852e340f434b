// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/metrics_columns.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace stormglass::sampling {

/// A row of a metrics file: a value for each column that the file has.
using MetricsRow = std::array<std::optional<double>, metricsColumns.size()>;

/// What is wrong with a row, and in which column.
struct MetricsFault {
    enum class What : std::uint8_t {
        Negative,       ///< a rate below 0
        TooLarge,       ///< over mostInARow
        RatioOver1,     ///< a success ratio that is none
        PercentOver100, ///< the same in percent
        MoreThanCalls,  ///< more successes or errors than calls
        SumOverCalls,   ///< successes and errors that are more than the calls together
        SameTime,       ///< as the row before
        BackwardTime,   ///< before the row before
        TimeAhead,      ///< of the rows before and behind
        ForwardTime,    ///< behind the row before, where times descend
        TimeBehind,     ///< the rows before and behind, where times descend
    };

    What what = What::Negative;
    MetricsColumn column = MetricsColumn::Time;

    bool operator==(const MetricsFault&) const = default;
};

/// A fault in words, as ReadingNotes has them: "rows have a negative value and are left out".
[[nodiscard]] std::string words(MetricsFault::What what);

/// The share by which successes and errors may exceed calls and still count as all of them. Two
/// rates of one query are taken over samples scraped at instants of their own; a scrape's jitter of
/// half a second in a rate over a minute is 1 %.
inline constexpr double rateJitter = 0.01;

/// The most that a value of a row may be. Whole numbers up to it are exact, and sums and squares of
/// any rows stay finite; no dependency is called as often.
inline constexpr double mostInARow = 1e15;

/// What is wrong with the values of a row, which has calls; its time is not looked at.
[[nodiscard]] std::optional<MetricsFault> valueFault(const MetricsRow& row);

/// Brings successes, a success ratio or errors that are within rateJitter over the calls down to
/// them, and gives the first column that was.
std::optional<MetricsColumn> clampToCalls(MetricsRow& row);

/// That a row was clamped, in words as ReadingNotes has them.
[[nodiscard]] std::string clampedWords();

} // namespace stormglass::sampling
