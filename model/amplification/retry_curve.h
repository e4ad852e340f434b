// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/retry_loop.h"

#include <optional>

/// The note's loop without its rounding: p ← min(base + max(0, 1 − B/(E·C·D(p))), 0.99). It is
/// computed in extended precision, so that which side of an edge a load lies on, and where curves
/// that almost touch cross, is right to the last bit of the doubles that go in and come out.
namespace stormglass::amplification {

/// When a handler acknowledges a delivery: after its work, so that refused calls delay the
/// acknowledgement, or first, so that they do not.
enum class Acknowledge { AfterWork, First };

/// What bounds the feedback beyond the retry ceiling, or cuts it.
struct Feedback {
    /// Retries an event may have on average, from 0 (below counts as 0); none: no such bound.
    std::optional<double> retryBudget;
    Acknowledge acknowledge = Acknowledge::AfterWork;
};

/// Expected deliveries of one event, D(p), at most 1 + β.
[[nodiscard]] double expectedDeliveries(double missRate, int maxRetries, const Feedback& feedback);

/// Calls of a minute before retries, E·C, against the budget B, clamped as the reference does.
struct CallPressure {
    long double calls;
    long double budget;
    long double over; ///< E·C − B, without rounding unless they are far apart

    explicit CallPressure(const Load& load);

    /// Whether E·C·(1 + retries) > B.
    [[nodiscard]] bool exceeds(long double retries) const { return over + calls * retries > 0.0L; }

    /// Whether E·C·(1 + retries) ≥ B.
    [[nodiscard]] bool reaches(long double retries) const { return over + calls * retries >= 0.0L; }

    /// 1 − B/(E·C); minus infinity without calls.
    [[nodiscard]] long double excess() const { return over / calls; }
};

/// Deliveries per event as a function of the miss rate, for one base, retry ceiling and budget:
/// D(p) = 1 + p + … + pⁿ, at most 1 + β. A round takes the loop up from p exactly where
/// E·C·(1 + gain(p)) > B, with gain(p) = D(p)·(1 + base − p) − 1. That curve rises from D(base) − 1
/// to one peak and falls from there: its slope −(n+1)pⁿ + base·D′(p) changes sign once (Descartes),
/// and the budget's branch only falls. So a map has at most two throttled fixed points, one a side.
class RetryCurve {
public:
    /// The base is clamped to 0…0.99.
    RetryCurve(double missRate, int maxRetries, const Feedback& feedback);

    /// Miss rate with nothing refused.
    [[nodiscard]] double base() const { return m_base; }

    /// Retries per event at a miss rate of 0…1, D(p) − 1.
    [[nodiscard]] long double retries(long double missRate) const;

    /// D(p)·(1 + base − p) − 1.
    [[nodiscard]] long double gain(long double missRate) const;

    /// Where the gain is greatest on [base, 0.99]; the base itself where it only falls.
    [[nodiscard]] long double peak() const;

    /// The fixed point between the base and the peak, for a pressure that reaches the peak's gain
    /// and does not exceed the base's.
    [[nodiscard]] double risingCrossing(const CallPressure& pressure, long double peak) const;

    /// The fixed point beyond the peak or the cap, for a pressure that reaches the peak's gain.
    [[nodiscard]] double fallingCrossing(const CallPressure& pressure, long double peak) const;

    /// The same for a pressure that exceeds the base's gain, which needs no peak.
    [[nodiscard]] double fallingCrossing(const CallPressure& pressure) const;

private:
    [[nodiscard]] double fallingFrom(const CallPressure& pressure, long double excess,
                                     long double low, double start) const;
    [[nodiscard]] double besidePeak(const CallPressure& pressure, long double peak,
                                    double side) const;
    [[nodiscard]] double fold() const;

    double m_base;
    int m_maxRetries;
    long double m_mostRetries; ///< of an event on average
};

/// The miss rate of 0…0.99 at which an event is retried `retries` times on average without a retry
/// budget; there must be one, and `maxRetries` must be at least 1.
[[nodiscard]] long double missRateOfRetries(long double retries, int maxRetries);

} // namespace stormglass::amplification
