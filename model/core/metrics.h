// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace stormglass {

/// What was measured at a dependency, row by row; a window's means weigh all of its rows alike,
/// whatever their distance in time. Columns are as long as `seconds`, or empty where a signal was
/// not measured.
struct Metrics {
    std::vector<double> seconds;   ///< since the epoch, ascending
    std::vector<double> calls;     ///< of the dependency, in each row; always there
    std::vector<double> edge;      ///< requests from outside
    std::vector<double> distinct;  ///< requests that called, each counted once in a row
    std::vector<double> successes; ///< calls that succeeded
    std::string doubt;             ///< why the rows may not be what they seem; empty for none

    [[nodiscard]] std::size_t size() const { return seconds.size(); }

    bool operator==(const Metrics&) const = default;
};

/// Rows from the first up to, not including, the end.
struct RowRange {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t size() const { return end - begin; }
    [[nodiscard]] bool isEmpty() const { return end <= begin; }

    bool operator==(const RowRange&) const = default;
};

/// The windows of measured rows that are compared.
struct MeasuredWindows {
    RowRange before;
    RowRange during; ///< the trouble
    RowRange after;
    RowRange otherRegime; ///< such a trouble when calls were retried otherwise; empty for none

    bool operator==(const MeasuredWindows&) const = default;
};

/// The rows around a trouble: all before it, and all after it.
[[nodiscard]] inline MeasuredWindows windowsAround(const RowRange& during, std::size_t rows)
{
    return {{0, during.begin}, during, {during.end, std::max(rows, during.end)}, {}};
}

} // namespace stormglass
