// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/fit.h"

#include <algorithm>
#include <cmath>

namespace stormglass::chain {

namespace {

constexpr double mostCalls = 1e6; // of the parameters' ranges

int wholeCalls(double calls)
{
    return static_cast<int>(std::round(std::clamp(calls, 0.0, mostCalls)));
}

int round(std::size_t row)
{
    return static_cast<int>(std::min(static_cast<double>(row), roundsRange.maximum));
}

} // namespace

Chain::Inputs fitted(const Chain::Inputs& inputs, const Metrics& metrics,
                     const MeasuredWindows& windows)
{
    Chain::Inputs fit = inputs;
    const Signals before = signalsOver(metrics, windows.before);
    const Signals during = signalsOver(metrics, windows.during);
    if (const auto demand = before.edge ? before.edge : before.distinct) {
        constexpr double hundredth = 100.0;
        fit.externalDemand = std::round(demandRange.clamped(*demand) * hundredth) / hundredth;
    }
    if (!metrics.successes.empty()) {
        fit.capacity = wholeCalls(std::ceil(*std::ranges::max_element(metrics.successes)));
    }
    if (const auto satisfied = during.satisfied()) {
        fit.faultCapacity = wholeCalls(*satisfied);
    }
    if (!windows.during.isEmpty()) {
        fit.faultStart = round(windows.during.begin + 1);
        fit.faultEnd = round(windows.during.end);
        fit.rounds = round(std::max<std::size_t>(metrics.size(), 1));
    }
    return fit;
}

} // namespace stormglass::chain
