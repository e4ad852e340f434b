// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/chosen_windows.h"

#include "model/sampling/metrics_window.h"

#include <algorithm>

namespace stormglass::sampling {

namespace {

Outcome<RowRange> rowsOf(std::string_view name, const std::string& stretch, const Metrics& metrics)
{
    Outcome<RowRange> rows = rowsWithin(stretch, metrics);
    if (rows) {
        return rows;
    }
    Problem problem = rows.problem();
    problem.where = name;
    return problem;
}

bool overlap(const RowRange& one, const RowRange& other)
{
    return std::max(one.begin, other.begin) < std::min(one.end, other.end);
}

} // namespace

Outcome<MeasuredWindows> windowsOf(const ChosenWindows& chosen, const Metrics& metrics,
                                   const RowRange& found)
{
    const Outcome<RowRange> during =
        chosen.during.empty() ? Outcome<RowRange>(found) : rowsOf("during", chosen.during, metrics);
    if (!during) {
        return during.problem();
    }
    if (during.value().isEmpty() && !chosen.before.empty()) {
        return Problem{"before", "no trouble stands out that it could be before",
                       "give the rows of the trouble as well, with --during"};
    }
    MeasuredWindows windows = windowsAround(during.value(), metrics.size());
    if (!chosen.before.empty()) {
        const Outcome<RowRange> before = rowsOf("before", chosen.before, metrics);
        if (!before) {
            return before.problem();
        }
        if (before.value().end > windows.during.begin) {
            return Problem{"before", "it reaches into the trouble, or behind it",
                           "give rows that end before the trouble begins"};
        }
        windows.before = before.value();
    }
    if (!chosen.otherRegime.empty()) {
        const Outcome<RowRange> other = rowsOf("other-regime", chosen.otherRegime, metrics);
        if (!other) {
            return other.problem();
        }
        if (overlap(other.value(), windows.during)) {
            return Problem{"other-regime", "it shares rows with the trouble",
                           "give rows of another trouble, when calls were retried otherwise"};
        }
        windows.otherRegime = other.value();
    }
    return windows;
}

} // namespace stormglass::sampling
