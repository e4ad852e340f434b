// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/round_figures.h"

#include <algorithm>
#include <numeric>

namespace stormglass::chain {

namespace {

template <class Count>
std::int64_t sumOver(const std::vector<Count>& counts, const RoundWindow& window)
{
    return std::accumulate(counts.begin() + window.from - 1, counts.begin() + window.to,
                           std::int64_t{0});
}

} // namespace

std::optional<RoundWindow> partOf(const RoundSeries& series, const RoundWindow& window)
{
    const RoundWindow part{std::max(window.from, 1),
                           std::min(window.to, static_cast<int>(series.size()))};
    return part.length() > 0 ? std::optional(part) : std::nullopt;
}

std::int64_t distinctRequests(const RoundSeries& series, int interval, const RoundWindow& window)
{
    std::int64_t requests = sumOver(series.edge, window);
    // Who waits when the window begins is due within an interval, once.
    const int last = std::min(window.from - 1, window.to - interval);
    for (int round = std::max(window.from - interval, 1); round <= last; ++round) {
        requests += series.retrying(round);
    }
    return requests;
}

WindowFigures figuresOf(const RoundSeries& series, int interval, const RoundWindow& window)
{
    const auto rounds = static_cast<double>(window.length());
    // In floating point: a million requests a round of ten million calls overflow a whole number.
    const double calls = std::accumulate(series.calls.begin() + window.from - 1,
                                         series.calls.begin() + window.to, 0.0);
    const auto distinct = static_cast<double>(distinctRequests(series, interval, window));
    return {
        .edge = static_cast<double>(sumOver(series.edge, window)) / rounds,
        .calls = calls / rounds,
        .distinct = distinct / rounds,
        .amplification = distinct == 0.0 ? 0.0 : calls / distinct,
        .success =
            calls == 0.0 ? 0.0 : static_cast<double>(sumOver(series.successes, window)) / calls,
        .drops = sumOver(series.drops, window),
    };
}

Signals signalsOf(const WindowFigures& figures)
{
    return {
        .edge = figures.edge,
        .calls = figures.calls,
        .distinct = figures.distinct,
        .success = figures.calls > 0.0 ? std::optional(figures.success) : std::nullopt,
    };
}

std::optional<int> recoveryRounds(const RoundSeries& series, const RoundWindow& fault,
                                  double usualCalls)
{
    constexpr double usual = 1.1; // as the note has it
    const auto end = std::min(static_cast<std::size_t>(fault.to), series.size());
    const auto after = series.calls.begin() + static_cast<std::ptrdiff_t>(end);
    const auto back = std::find_if(after, series.calls.end(), [usualCalls](std::int64_t calls) {
        return static_cast<double>(calls) <= usualCalls * usual;
    });
    return back == series.calls.end() ? std::nullopt
                                      : std::optional(static_cast<int>(back - after) + 1);
}

std::int64_t peakCalls(const RoundSeries& series)
{
    return series.calls.empty() ? 0 : *std::ranges::max_element(series.calls);
}

} // namespace stormglass::chain
