// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/measured_windows.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace stormglass::chain {

namespace {

double sumOver(const std::vector<double>& column, const RowRange& window)
{
    return std::accumulate(column.begin() + static_cast<std::ptrdiff_t>(window.begin),
                           column.begin() + static_cast<std::ptrdiff_t>(window.end), 0.0);
}

std::optional<double> meanOver(const std::vector<double>& column, const RowRange& window)
{
    return column.empty() || window.isEmpty()
               ? std::nullopt
               : std::optional(sumOver(column, window) / static_cast<double>(window.size()));
}

/// The stretch with the largest sum (Kadane); empty where none is more than rounding.
template <class ValueAt>
RowRange largestSum(std::size_t rows, ValueAt valueAt)
{
    RowRange best;
    double bestSum = 0.0;
    double sum = 0.0;
    double all = 0.0;
    std::size_t begin = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        if (sum <= 0.0) {
            sum = 0.0;
            begin = row;
        }
        const double value = valueAt(row);
        all += std::abs(value);
        sum += value;
        if (sum > bestSum) {
            bestSum = sum;
            best = {begin, row + 1};
        }
    }
    constexpr double rounding = 1e-9; // of the mean that the values are taken from
    return bestSum > rounding * std::max(all, static_cast<double>(rows)) ? best : RowRange();
}

RowRange highestCalls(const Metrics& metrics)
{
    const double mean = *meanOver(metrics.calls, {0, metrics.size()});
    return largestSum(metrics.size(), [&](std::size_t row) { return metrics.calls[row] - mean; });
}

/// The failures above their share of the calls.
RowRange lowestSuccess(const Metrics& metrics)
{
    const RowRange all{0, metrics.size()};
    const double calls = sumOver(metrics.calls, all);
    const double failed = calls > 0.0 ? 1.0 - sumOver(metrics.successes, all) / calls : 0.0;
    return largestSum(metrics.size(), [&](std::size_t row) {
        const double called = metrics.calls[row];
        return called > 0.0 ? 1.0 - metrics.successes[row] / called - failed : 0.0;
    });
}

/// What comes in and is not satisfied, above its mean: through a storm's recovery calls stay high,
/// and more is satisfied than comes in.
RowRange mostUnmet(const Metrics& metrics)
{
    const RowRange all{0, metrics.size()};
    const double mean = (sumOver(metrics.edge, all) - sumOver(metrics.successes, all)) /
                        static_cast<double>(metrics.size());
    return largestSum(metrics.size(), [&](std::size_t row) {
        return metrics.edge[row] - metrics.successes[row] - mean;
    });
}

bool isUnmet(const Metrics& metrics, const RowRange& during, double reach)
{
    return !during.isEmpty() &&
           sumOver(metrics.successes, during) < reach * sumOver(metrics.edge, during);
}

bool rises(const Metrics& metrics, const RowRange& during, double rise)
{
    const double inside = *meanOver(metrics.calls, during);
    const std::size_t others = metrics.size() - during.size();
    if (others == 0) {
        return false;
    }
    const double all = sumOver(metrics.calls, {0, metrics.size()});
    const double outside =
        (all - inside * static_cast<double>(during.size())) / static_cast<double>(others);
    return inside >= outside * rise;
}

Cell cellOf(const std::optional<double>& value) { return value ? Cell(*value) : Cell(); }

} // namespace

RowRange largestChange(const Metrics& metrics, const Thresholds& thresholds)
{
    if (metrics.size() == 0) {
        return {};
    }
    if (!metrics.edge.empty() && !metrics.successes.empty()) {
        const RowRange unmet = mostUnmet(metrics);
        if (isUnmet(metrics, unmet, thresholds.reach)) {
            return unmet;
        }
    }
    const RowRange calls = highestCalls(metrics);
    if (metrics.successes.empty() || (!calls.isEmpty() && rises(metrics, calls, thresholds.rise))) {
        return calls;
    }
    const RowRange success = lowestSuccess(metrics);
    return success.isEmpty() ? calls : success;
}

Signals signalsOver(const Metrics& metrics, const RowRange& window)
{
    Signals signals{
        .edge = meanOver(metrics.edge, window),
        .calls = meanOver(metrics.calls, window),
        .distinct = meanOver(metrics.distinct, window),
    };
    if (const auto succeeded = meanOver(metrics.successes, window);
        succeeded && *signals.calls > 0.0) {
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
    if (windows.during.isEmpty()) {
        Diagnosis calm = nothingToCompare("no stretch of rows stands out from the others");
        calm.verdict = metrics.size() == 0 ? Verdict::Unknown : Verdict::Calm;
        return calm;
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
        diagnosis.doubt = "no rows before the trouble";
        diagnosis.evidence.emplace_back("there are no rows before the trouble; it is compared with "
                                        "those after");
    }
    return diagnosis;
}

} // namespace stormglass::chain
