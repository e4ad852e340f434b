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

/// Whether about as much as ever was satisfied while more calls than usual came and failed: more
/// would not have been.
bool isSeenAtLimit(const Metrics& metrics, double most, double usualCalls,
                   const Thresholds& thresholds)
{
    constexpr double aboutAsMuch = 0.9;
    for (std::size_t row = 0; row < metrics.size(); ++row) {
        const double satisfied = metrics.successes[row];
        const double calls = metrics.calls[row];
        if (satisfied >= aboutAsMuch * most && calls >= thresholds.rise * usualCalls &&
            satisfied < (1.0 - thresholds.successDrop) * calls) {
            return true;
        }
    }
    return false;
}

/// The whole calls that satisfy as many; a ratio with few digits makes a hair more of them.
int capacityFor(double most)
{
    constexpr double hair = 0.01;
    const double whole = std::round(most);
    return wholeCalls(std::abs(most - whole) <= hair * most ? whole : std::ceil(most));
}

void fitCapacity(Fit& fit, const Metrics& metrics, const Signals& before)
{
    if (metrics.successes.empty()) {
        fit.notes.emplace_back("success was not measured: capacity and fault stay as they were");
        return;
    }
    Chain::Inputs& inputs = fit.inputs;
    const double most = *std::ranges::max_element(metrics.successes);
    const int seen = capacityFor(most);
    if (isSeenAtLimit(metrics, most, before.calls.value_or(0.0), inputs.thresholds())) {
        inputs.capacity = seen;
        return;
    }
    inputs.capacity = std::max(inputs.capacity, seen);
    fit.notes.push_back("no row shows the usual capacity at its limit: it is at least " +
                        std::to_string(seen) + ", and " + std::to_string(inputs.capacity) +
                        " is a guess");
}

void fitDemand(Fit& fit, const RowRange& usual, const Signals& before)
{
    const auto came = before.edge ? before.edge : before.distinct;
    if (!came) {
        fit.notes.emplace_back(usual.isEmpty()
                                   ? "there are no rows beside the trouble: demand stays as it was"
                                   : "neither edge nor distinct requests were measured: demand "
                                     "stays as it was");
        return;
    }
    fit.inputs.externalDemand = demand(*came);
    if (*came > 0.0 && *came < 1.0) {
        fit.notes.emplace_back("less than one request comes in a row, and a run has whole ones: "
                               "give counts, of longer rows");
    }
}

/// What was satisfied in the trouble, where calls failed in it; else nothing was at fault.
void fitFault(Fit& fit, const Signals& before, const Signals& during)
{
    Chain::Inputs& inputs = fit.inputs;
    const bool fell = before.success && during.success &&
                      *during.success <= *before.success - inputs.thresholds().successDrop;
    if (fell) {
        inputs.faultCapacity = wholeCalls(*during.satisfied());
    } else if (before.success) {
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

/// How layers retry is not in any metrics, so the run can come to something else.
void tellWhatTheRunIs(Fit& fit, const Diagnosis& measured)
{
    constexpr double mostRequests = 2e5; // which run in an instant
    if (fit.inputs.rounds * fit.inputs.externalDemand > mostRequests) {
        return;
    }
    const Verdict run = Chain::evaluate(fit.inputs).diagnosis.verdict;
    const bool isSame = run == measured.verdict ||
                        (measured.verdict == Verdict::Calm && toneOf(run) != Tone::Failing);
    if (!isSame) {
        fit.notes.push_back("the run with these inputs is " + title(run) + ", what was measured " +
                            title(measured.verdict) +
                            ": layers, allowance and interval are not in the metrics, set them");
    }
}

} // namespace

Fit fitted(const Chain::Inputs& inputs, const Metrics& metrics, const MeasuredWindows& windows)
{
    Fit fit{.inputs = inputs, .notes = {}};
    const RowRange& usual = windows.before.isEmpty() ? windows.after : windows.before;
    const Signals before = signalsOver(metrics, usual);
    const Signals during = signalsOver(metrics, windows.during);
    fitDemand(fit, usual, before);
    fitCapacity(fit, metrics, before);
    const Diagnosis diagnosis = diagnoseMeasured(metrics, windows, inputs.thresholds());
    if (windows.during.isEmpty()) {
        fit.inputs.rounds = round(metrics.size());
    } else {
        fitRounds(fit, metrics, windows.during);
    }
    fitFault(fit, before, during);
    fitGrowth(fit, diagnosis, during);
    tellWhatTheRunIs(fit, diagnosis);
    return fit;
}

} // namespace stormglass::chain
