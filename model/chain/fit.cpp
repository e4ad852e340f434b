// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/fit.h"

#include "model/core/number_text.h"

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

double demand(double requests)
{
    constexpr double hundredth = 100.0;
    return std::round(demandRange.clamped(requests) * hundredth) / hundredth;
}

/// Whether about as much as ever was satisfied while calls failed: more would not have been.
bool isSeenAtLimit(const Metrics& metrics, double most, double successDrop)
{
    constexpr double aboutAsMuch = 0.9;
    for (std::size_t row = 0; row < metrics.size(); ++row) {
        const double satisfied = metrics.successes[row];
        if (satisfied >= aboutAsMuch * most &&
            satisfied < (1.0 - successDrop) * metrics.calls[row]) {
            return true;
        }
    }
    return false;
}

void fitCapacity(Fit& fit, const Metrics& metrics)
{
    if (metrics.successes.empty()) {
        fit.notes.emplace_back("success was not measured: capacity and fault stay as they were");
        return;
    }
    Chain::Inputs& inputs = fit.inputs;
    const double most = *std::ranges::max_element(metrics.successes);
    const int seen = wholeCalls(std::ceil(most));
    if (isSeenAtLimit(metrics, most, inputs.thresholds().successDrop)) {
        inputs.capacity = seen;
        return;
    }
    inputs.capacity = std::max(inputs.capacity, seen);
    fit.notes.push_back("no row shows the usual capacity at its limit: it is at least " +
                        std::to_string(seen) + ", and " + std::to_string(inputs.capacity) +
                        " is a guess");
}

/// What was satisfied in the trouble, where calls failed in it; else nothing was at fault.
void fitFault(Fit& fit, const Signals& before, const Signals& during)
{
    Chain::Inputs& inputs = fit.inputs;
    const bool fell = before.success && during.success &&
                      *during.success <= *before.success - inputs.thresholds().successDrop;
    if (fell) {
        inputs.faultCapacity = wholeCalls(*during.satisfied());
    } else if (during.success) {
        inputs.faultCapacity = inputs.capacity;
    }
}

/// Where the trouble is. Retries of a fault that is shorter than their interval come after it.
void fitRounds(Fit& fit, const Metrics& metrics, const RowRange& during)
{
    Chain::Inputs& inputs = fit.inputs;
    inputs.faultStart = round(during.begin + 1);
    inputs.faultEnd = round(during.end);
    inputs.rounds = round(metrics.size());
    constexpr std::size_t intervalsInFault = 10;
    const int most = std::max(round(during.size() / intervalsInFault), 1);
    if (inputs.interval > most) {
        inputs.interval = most;
        fit.notes.push_back("the trouble has " +
                            countText(static_cast<std::int64_t>(during.size()), "row") +
                            ": the interval of retries is set to " + std::to_string(most));
    }
}

void fitGrowth(Fit& fit, const Diagnosis& diagnosis, const Signals& during)
{
    Chain::Inputs& inputs = fit.inputs;
    inputs.demandSteps.clear();
    const auto came = during.edge ? during.edge : during.distinct;
    const bool grew =
        diagnosis.verdict == Verdict::DemandGrew || diagnosis.verdict == Verdict::Both;
    if (grew && came) {
        inputs.demandSteps.push_back({inputs.faultStart, inputs.faultEnd, demand(*came)});
    }
}

} // namespace

Fit fitted(const Chain::Inputs& inputs, const Metrics& metrics, const MeasuredWindows& windows)
{
    Fit fit{.inputs = inputs, .notes = {}};
    const RowRange& usual = windows.before.isEmpty() ? windows.after : windows.before;
    const Signals before = signalsOver(metrics, usual);
    const Signals during = signalsOver(metrics, windows.during);
    if (const auto came = before.edge ? before.edge : before.distinct) {
        fit.inputs.externalDemand = demand(*came);
    } else {
        fit.notes.emplace_back("neither edge nor distinct requests were measured: demand stays as "
                               "it was");
    }
    fitCapacity(fit, metrics);
    if (!windows.during.isEmpty()) {
        fitRounds(fit, metrics, windows.during);
        fitFault(fit, before, during);
        fitGrowth(fit, diagnoseMeasured(metrics, windows, inputs.thresholds()), during);
    }
    return fit;
}

} // namespace stormglass::chain
