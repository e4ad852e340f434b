// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/verdict_ladder.h"

#include <limits>

namespace stormglass::amplification {

namespace {

/// Every storm settles above a rung that lies below the base.
long double rung(const RetryCurve& curve, double missRate)
{
    return curve.base() < missRate ? curve.gain(missRate)
                                   : std::numeric_limits<long double>::infinity();
}

} // namespace

std::string_view word(Regime regime)
{
    switch (regime) {
    case Regime::Calm:
        return "calm";
    case Regime::Bistable:
        return "bistable";
    case Regime::Storm:
        return "storm";
    }
    return {};
}

Tone toneOfRung(double missRate, double base)
{
    return toneOf(Loop{.verdict = settleVerdict(missRate, base), .missRate = missRate, .path = {}});
}

Tone toneOf(ExactVerdict verdict, double settlesAt)
{
    return verdict == ExactVerdict::Bistable && settlesAt < collapseThreshold
               ? Tone::Precarious
               : toneOfRung(settlesAt, verdict == ExactVerdict::Stable ? settlesAt : 0.0);
}

std::string_view word(ExactVerdict verdict)
{
    switch (verdict) {
    case ExactVerdict::Stable:
        return "stable";
    case ExactVerdict::Bistable:
        return "bistable";
    case ExactVerdict::Elevated:
        return "elevated";
    case ExactVerdict::Collapsed:
        return "collapsed";
    case ExactVerdict::Disabling:
        return "disabling";
    }
    return {};
}

VerdictLadder::VerdictLadder(double missRate, int maxRetries, const Feedback& feedback)
    : VerdictLadder(RetryCurve(missRate, maxRetries, feedback), feedback)
{
}

VerdictLadder::VerdictLadder(const RetryCurve& curve, const Feedback& feedback)
    : m_peakAt(curve.base())
{
    if (feedback.acknowledge == Acknowledge::First) {
        return;
    }
    m_base = curve.retries(curve.base());
    m_peakAt = curve.peak();
    if (m_peakAt > curve.base()) {
        m_peak = curve.gain(m_peakAt);
    }
    // Written as the ladder writes it, whose sum is rounded.
    const double aboveBase = curve.base() + 0.01;
    m_aboveBase = aboveBase < missRateCap ? curve.gain(aboveBase) : -1.0L;
    m_collapsed = rung(curve, collapseThreshold);
    m_disabling = rung(curve, disableThreshold);
}

ExactVerdict exactVerdict(const Load& load, const Feedback& feedback)
{
    return VerdictLadder(load.missRate, load.maxRetries, feedback).verdict(CallPressure(load));
}

} // namespace stormglass::amplification
