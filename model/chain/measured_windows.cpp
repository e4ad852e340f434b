// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/measured_windows.h"

#include "model/core/number_text.h"
#include "model/core/quantity.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace stormglass::chain {

namespace {

/// Calls from which on a row is a slip of the measurement: it would be most of the window's mean.
double slipFrom(const Metrics& metrics, const RowRange& window)
{
    constexpr double timesMedian = 100.0;
    std::vector<double> calls(metrics.calls.begin() + static_cast<std::ptrdiff_t>(window.begin),
                              metrics.calls.begin() + static_cast<std::ptrdiff_t>(window.end));
    const auto middle = calls.begin() + static_cast<std::ptrdiff_t>(calls.size() / 2);
    std::ranges::nth_element(calls, middle);
    return *middle > 0.0 ? timesMedian * *middle : std::numeric_limits<double>::infinity();
}

std::optional<double> meanOver(const std::vector<double>& column, const Metrics& metrics,
                               const RowRange& window, double slip)
{
    if (column.empty() || window.isEmpty()) {
        return std::nullopt;
    }
    double sum = 0.0;
    std::size_t rows = 0;
    for (std::size_t row = window.begin; row < window.end; ++row) {
        if (metrics.calls[row] < slip) {
            sum += column[row];
            ++rows;
        }
    }
    return sum / static_cast<double>(rows);
}

/// Nothing stands out. Calm, unless there is too little to tell, or it may be trouble throughout.
Diagnosis nothingStandsOut(const Metrics& metrics)
{
    constexpr std::size_t fewestRows = 10;
    constexpr double mostFail = 0.5;
    if (metrics.size() < fewestRows) {
        return nothingToCompare("too few rows to tell a trouble from the usual");
    }
    const Signals all = signalsOver(metrics, {0, metrics.size()});
    if (all.success && *all.success < mostFail) {
        return nothingToCompare("no stretch of rows stands out, and only " +
                                percentText(*all.success, 3) +
                                " of the calls succeed: the trouble may last throughout");
    }
    Diagnosis calm;
    calm.verdict = Verdict::Calm;
    calm.evidence.emplace_back("no stretch of rows stands out from the others");
    return calm;
}

Cell cellOf(const std::optional<double>& value) { return value ? Cell(*value) : Cell(); }

Diagnosis compared(const Metrics& metrics, const MeasuredWindows& windows,
                   const Thresholds& thresholds, std::optional<double> capacity)
{
    if (windows.during.isEmpty()) {
        return nothingStandsOut(metrics);
    }
    const RowRange& usual = windows.before.isEmpty() ? windows.after : windows.before;
    if (usual.isEmpty()) {
        return nothingToCompare("there are no rows beside the trouble to compare it with");
    }
    Comparison comparison{.capacity = capacity, .otherRegime = {}};
    if (!windows.otherRegime.isEmpty()) {
        comparison.otherRegime = signalsOver(metrics, windows.otherRegime);
    }
    Diagnosis diagnosis = diagnose(signalsOver(metrics, usual),
                                   signalsOver(metrics, windows.during), thresholds, comparison);
    if (windows.before.isEmpty()) {
        diagnosis.addDoubt("no rows before the trouble");
        diagnosis.evidence.emplace_back("there are no rows before the trouble; it is compared with "
                                        "those after");
    }
    return diagnosis;
}

} // namespace

Signals signalsOver(const Metrics& metrics, const RowRange& window)
{
    if (window.isEmpty()) {
        return {};
    }
    const double slip = slipFrom(metrics, window);
    const auto mean = [&](const std::vector<double>& column) {
        return meanOver(column, metrics, window, slip);
    };
    Signals signals{
        .edge = mean(metrics.edge),
        .calls = mean(metrics.calls),
        .distinct = mean(metrics.distinct),
    };
    if (const auto succeeded = mean(metrics.successes); succeeded && *signals.calls > 0.0) {
        signals.success = *succeeded / *signals.calls;
    }
    return signals;
}

Table measuredWindows(const Metrics& metrics, const MeasuredWindows& windows)
{
    Table table{.id = "measured-windows",
                .title = "Measured, means per row",
                .columns = {{"window", "Rows", units::none},
                            {"count", "Count", units::none},
                            {"edge", "Edge", units::none, 4},
                            {"calls", "Calls", units::none, 4},
                            {"distinct", "Distinct", units::none, 4},
                            {"amplification", "Amplification", units::none, 4},
                            {"success", "Success", units::percent, 4}}};
    const auto add = [&](std::string name, const RowRange& window) {
        const Signals seen = signalsOver(metrics, window);
        table.rows.push_back({std::move(name), static_cast<double>(window.size()),
                              cellOf(seen.edge), cellOf(seen.calls), cellOf(seen.distinct),
                              cellOf(seen.amplification()), cellOf(seen.success)});
    };
    add("before", windows.before);
    add("during", windows.during);
    add("after", windows.after);
    if (!windows.otherRegime.isEmpty()) {
        add("other regime", windows.otherRegime);
    }
    return table;
}

Diagnosis diagnoseMeasured(const Metrics& metrics, const MeasuredWindows& windows,
                           const Thresholds& thresholds, std::optional<double> capacity)
{
    Diagnosis diagnosis = compared(metrics, windows, thresholds, capacity);
    diagnosis.addDoubt(metrics.doubt);
    return diagnosis;
}

} // namespace stormglass::chain
