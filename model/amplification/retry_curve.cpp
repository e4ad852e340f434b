// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/retry_curve.h"

#include <algorithm>
#include <cmath>

namespace stormglass::amplification {

namespace {

/// Value, slope and half the curvature of a polynomial at a point.
template <class Real>
struct Taylor {
    Real value;
    Real slope;
    Real halfCurvature;

    /// What Halley's iteration takes off the point.
    [[nodiscard]] Real halleyStep() const
    {
        return value * slope / (slope * slope - value * halfCurvature);
    }
};

/// Horner's scheme over leading, middle × count, last.
template <class Real>
Taylor<Real> horner(Real p, Real leading, Real middle, int count, Real last)
{
    Real value = leading;
    Real slope = 0;
    Real halfCurvature = 0;
    for (int power = 0; power < count; ++power) {
        halfCurvature = halfCurvature * p + slope;
        slope = slope * p + value;
        value = value * p + middle;
    }
    return {value * p + last, slope * p + value, halfCurvature * p + slope};
}

/// p^(n+1) − b·(D(p) − 1) − c = −(gain(p) + 1 − B/(E·C)) with c = 1 − B/(E·C) + b. In this form
/// every term is as small as the root makes it, so that roots near 0 keep their digits.
template <class Real>
struct Balance {
    Real base;
    Real constant;
    int retries;

    Taylor<Real> operator()(Real p) const { return horner(p, Real(1), -base, retries, -constant); }
};

/// An interval in which a function changes its sign, upwards where `direction` is 1, downwards
/// where it is −1.
template <class Real>
struct Bracket {
    Real low;
    Real high;
    Real direction;
};

/// Halley's iteration, halving the bracket whenever a step would leave it. A step of `precision`
/// times the root is the last: the error it leaves is its cube away from a double root, its square
/// close to one.
template <class Real, class Function>
Real crossing(const Function& function, Bracket<Real> bracket, Real start, Real precision)
{
    constexpr int bisections = 128;
    Real low = bracket.low;
    Real high = bracket.high;
    Real p = start;
    for (int round = 0; round < bisections; ++round) {
        const Taylor<Real> at = function(p);
        const Real step = at.halleyStep();
        if (std::abs(step) <= precision * p) {
            return std::clamp(p - step, bracket.low, bracket.high);
        }
        const bool isBelow = bracket.direction * at.value < 0;
        low = isBelow ? p : low;
        high = isBelow ? high : p;
        p -= step;
        if (!(p > low && p < high)) {
            p = (low + high) / 2;
        }
    }
    return p;
}

/// Steps in double are cheap: from here one step in extended precision does the rest, if the root
/// is simple.
constexpr double coarse = 2e-3;

/// Where it is not, extended precision iterates until a step's square does not show.
constexpr long double fine = 0x1p-40L;

template <class Function>
long double polished(const Function& function, Bracket<long double> bracket, double start)
{
    return crossing<long double>(function, bracket,
                                 std::clamp<long double>(start, bracket.low, bracket.high), fine);
}

/// p + p² + … + pⁿ.
long double retriesWithoutBudget(long double p, int maxRetries)
{
    long double sum = 0.0L;
    for (int retry = 0; retry < maxRetries; ++retry) {
        sum = (sum + 1.0L) * p;
    }
    return sum;
}

} // namespace

double expectedDeliveries(double missRate, int maxRetries, const Feedback& feedback)
{
    const double deliveries = expectedDeliveries(missRate, maxRetries);
    return feedback.retryBudget ? std::min(deliveries, 1.0 + std::max(*feedback.retryBudget, 0.0))
                                : deliveries;
}

CallPressure::CallPressure(const Load& load)
    : budget(clamped(load).tierPerMinute)
{
    const double events = clamped(load).eventsPerMinute;
    const double callsPerEvent = clamped(load).callsPerEvent;
    const double product = events * callsPerEvent;
    const double rounding = std::fma(events, callsPerEvent, -product);
    calls = static_cast<long double>(events) * callsPerEvent;
    over = std::isfinite(product) ? (product - budget) + rounding : calls - budget;
}

RetryCurve::RetryCurve(double missRate, int maxRetries, const Feedback& feedback)
    : m_base(std::clamp(missRate, 0.0, missRateCap))
    , m_maxRetries(std::max(maxRetries, 0))
    , m_mostRetries(m_maxRetries)
{
    if (feedback.retryBudget) {
        m_mostRetries = std::clamp<long double>(*feedback.retryBudget, 0.0L, m_mostRetries);
    }
}

long double RetryCurve::retries(long double missRate) const
{
    return std::min(retriesWithoutBudget(missRate, m_maxRetries), m_mostRetries);
}

long double RetryCurve::gain(long double missRate) const
{
    const long double room = m_base - missRate;
    const long double made = retries(missRate);
    return made + room + made * room;
}

long double RetryCurve::peak() const
{
    // Up to one retry the slope is negative from the base on; without a base, from 0 on.
    if (m_maxRetries < 2 || m_base == 0.0 || retries(m_base) >= m_mostRetries) {
        return m_base;
    }
    const double top = fold();
    return retriesWithoutBudget(top, m_maxRetries) > m_mostRetries
               ? std::clamp<long double>(missRateOfRetries(m_mostRetries, m_maxRetries), m_base,
                                         top)
               : top;
}

double RetryCurve::fold() const
{
    if (Balance<double>{m_base, 0.0, m_maxRetries}(missRateCap).slope <= 0.0) {
        return missRateCap;
    }
    // Close enough in double: what the peak is off, its height is off squared.
    double low = m_base;
    double high = missRateCap;
    double p = high;
    for (int round = 0; round < 64; ++round) {
        const Taylor<double> at = Balance<double>{m_base, 0.0, m_maxRetries}(p);
        (at.slope < 0.0 ? low : high) = p;
        const double step = at.slope / (2.0 * at.halfCurvature);
        if (std::abs(step) <= 1e-12 * p) {
            break;
        }
        const double next = p - step;
        p = next > low && next < high ? next : (low + high) / 2.0;
    }
    return p;
}

double RetryCurve::besidePeak(const CallPressure& pressure, long double peak, double side) const
{
    const Balance<long double> balance{m_base, pressure.excess() + m_base, m_maxRetries};
    const Taylor<long double> at = balance(peak);
    const long double squared = -at.value / at.halfCurvature;
    return static_cast<double>(peak) +
           (squared > 0.0L ? side * static_cast<double>(std::sqrt(squared)) : 0.0);
}

double RetryCurve::risingCrossing(const CallPressure& pressure, long double peak) const
{
    const Balance<long double> balance{m_base, pressure.excess() + m_base, m_maxRetries};
    return static_cast<double>(
        polished(balance, {m_base, peak, -1.0L}, besidePeak(pressure, peak, -1.0)));
}

double RetryCurve::fallingCrossing(const CallPressure& pressure, long double peak) const
{
    return fallingFrom(pressure, pressure.excess(), peak, besidePeak(pressure, peak, 1.0));
}

double RetryCurve::fallingCrossing(const CallPressure& pressure) const
{
    // The root's power n + 1 is at most c + b·n; a power of two beyond it needs square roots only,
    // which come out the same on every processor.
    const long double excess = pressure.excess();
    const double most = static_cast<double>(excess) + m_base * (1.0 + m_maxRetries);
    double start = most;
    for (int power = 1; power <= m_maxRetries; power *= 2) {
        start = std::sqrt(std::max(start, 0.0));
    }
    // Close to that bound in a storm; just over the cliff, where the excess is gone, about half of
    // it, and more of it the higher the base. Only how many rounds it takes depends on this.
    const double stormy =
        std::clamp(2.0 * static_cast<double>(excess) / std::max(most, 1e-9), 0.0, 1.0);
    const double part = std::min(0.5 + 1.2 * m_base, 1.0);
    start *= part + (1.0 - part) * stormy;
    return fallingFrom(pressure, excess, m_base, start);
}

double RetryCurve::fallingFrom(const CallPressure& pressure, long double excess, long double low,
                               double start) const
{
    const long double constant = excess + m_base;
    const Balance<double> rough{m_base, static_cast<double>(constant), m_maxRetries};
    // A retry budget only lowers the gain, so that this is quick to rule the cap out.
    constexpr double doubt = 1e-9;
    if (rough(missRateCap).value <= doubt && pressure.reaches(gain(missRateCap))) {
        return missRateCap;
    }
    if (m_mostRetries < m_maxRetries) {
        // Where the retry budget binds, the map is a straight line.
        const long double bound = m_base + (m_mostRetries + excess) / (1.0L + m_mostRetries);
        if (retriesWithoutBudget(bound, m_maxRetries) >= m_mostRetries) {
            return static_cast<double>(std::clamp<long double>(bound, low, missRateCap));
        }
    }
    const auto near =
        crossing<double>(rough, {static_cast<double>(low), missRateCap, 1.0},
                         std::clamp(start, static_cast<double>(low), missRateCap), coarse);
    const Balance<long double> exact{m_base, constant, m_maxRetries};
    // One step is enough where Halley's own error, from its step, curvature and slope, is small.
    const Taylor<long double> at = exact(near);
    const long double slopeSquared = at.slope * at.slope;
    const long double step = at.halleyStep();
    const long double bend = step * at.halfCurvature;
    return static_cast<double>(std::abs(step * bend * bend) <= 0x1p-64L * near * slopeSquared
                                   ? std::clamp<long double>(near - step, low, missRateCap)
                                   : polished(exact, {low, missRateCap, 1.0L}, near));
}

long double missRateOfRetries(long double retries, int maxRetries)
{
    if (retries <= 0.0L) {
        return 0.0L; // iteration would stop short of it
    }
    // p + p² + … + pⁿ − retries
    const auto function = [&](long double p) {
        return horner<long double>(p, 1.0L, 1.0L, maxRetries - 1, -retries);
    };
    return polished(function, {0.0L, missRateCap, 1.0L}, missRateCap);
}

} // namespace stormglass::amplification
