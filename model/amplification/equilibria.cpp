// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/equilibria.h"

#include <algorithm>

namespace stormglass::amplification {

namespace {

bool isCut(const Feedback& feedback) { return feedback.acknowledge == Acknowledge::First; }

} // namespace

std::string_view word(Stability stability)
{
    return stability == Stability::Stable ? "stable" : "unstable";
}

void Equilibria::add(double missRate, Stability stability)
{
    m_points[m_count++] = {missRate, stability};
}

Equilibria equilibria(const Load& load, const Feedback& feedback)
{
    const CallPressure pressure(load);
    const RetryCurve curve(load.missRate, load.maxRetries, feedback);
    const VerdictLadder ladder(curve, feedback);
    const double base = curve.base();
    Equilibria all;
    all.regime = ladder.regime(pressure);
    all.verdict = ladder.verdict(pressure);
    all.load = static_cast<double>(pressure.calls / pressure.budget);
    if (isCut(feedback)) {
        all.settlesAt = base;
        all.collapsesTo = base;
        all.add(base, Stability::Stable);
        return all;
    }
    const long double peak = ladder.peak();
    all.tipsAtLoad = static_cast<double>(1.0L / (1.0L + curve.retries(base)));
    all.returnsAtLoad = static_cast<double>(1.0L / (1.0L + curve.gain(peak)));
    switch (all.regime) {
    case Regime::Calm:
        all.add(base, Stability::Stable);
        break;
    case Regime::Storm:
        all.add(curve.fallingCrossing(pressure), Stability::Stable);
        break;
    case Regime::Bistable: {
        const double tipping = curve.risingCrossing(pressure, peak);
        const double collapsed = curve.fallingCrossing(pressure, peak);
        if (!pressure.reaches(curve.retries(base))) {
            all.add(base, Stability::Stable);
        }
        all.add(tipping, Stability::Unstable);
        if (pressure.exceeds(curve.gain(peak))) {
            all.add(collapsed, Stability::Stable);
        }
        all.tippingMissRate = tipping;
        break;
    }
    }
    all.settlesAt = all.points().front().missRate;
    all.collapsesTo = all.points().back().missRate;
    return all;
}

double settlesAt(const Load& load, const Feedback& feedback)
{
    const RetryCurve curve(load.missRate, load.maxRetries, feedback);
    const CallPressure pressure(load);
    return isCut(feedback) || !pressure.exceeds(curve.retries(curve.base()))
               ? curve.base()
               : curve.fallingCrossing(pressure);
}

double nextMissRate(const Load& load, double missRate, const Feedback& feedback)
{
    const RetryCurve curve(load.missRate, load.maxRetries, feedback);
    const CallPressure pressure(load);
    const long double retries = curve.retries(std::clamp(missRate, 0.0, 1.0));
    if (isCut(feedback) || !pressure.exceeds(retries)) {
        return curve.base();
    }
    const long double refused =
        (pressure.over + pressure.calls * retries) / (pressure.calls * (1.0L + retries));
    return static_cast<double>(std::min<long double>(curve.base() + refused, missRateCap));
}

} // namespace stormglass::amplification
