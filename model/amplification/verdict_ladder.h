// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/retry_curve.h"

#include <cstdint>
#include <string_view>

namespace stormglass::amplification {

/// How many ends a loop has. Calm: it stays at its base, and comes back there from anywhere.
/// Bistable: it stays at its base, and a loop that is already collapsed does not come back. Storm:
/// the base is no end at all.
enum class Regime : std::uint8_t { Calm, Bistable, Storm };

/// "calm", "bistable", "storm".
[[nodiscard]] std::string_view word(Regime regime);

/// The reference's ladder read off the exact end instead of the walk's, with a rung for the hidden
/// cliff.
enum class ExactVerdict : std::uint8_t { Stable, Bistable, Elevated, Collapsed, Disabling };

/// "stable", "bistable", "elevated", "collapsed", "disabling".
[[nodiscard]] std::string_view word(ExactVerdict verdict);

/// The tone of the rung of the reference's ladder that a miss rate stands on, over its base.
[[nodiscard]] Tone toneOfRung(double missRate, double base);

/// How bad a verdict is, given where the loop settles: what is stable at a miss rate that is
/// failure by itself is no calm.
[[nodiscard]] Tone toneOf(ExactVerdict verdict, double settlesAt);

/// The loads at which the exact verdict changes, for one base and feedback: on a map they are
/// worked out once per base, and a cell is then a few comparisons. Settling at or above p is the
/// same as E·C·(1 + gain(p)) ≥ B, so no root is needed.
class VerdictLadder {
public:
    VerdictLadder(double missRate, int maxRetries, const Feedback& feedback);

    /// The same of a curve that is there already.
    VerdictLadder(const RetryCurve& curve, const Feedback& feedback);

    /// Where the curve's gain is greatest; see RetryCurve::peak().
    [[nodiscard]] long double peak() const { return m_peakAt; }

    /// How many ends the loop has at that load.
    [[nodiscard]] Regime regime(const CallPressure& pressure) const
    {
        if (pressure.exceeds(m_base)) {
            return Regime::Storm;
        }
        return pressure.reaches(m_peak) ? Regime::Bistable : Regime::Calm;
    }

    /// Bistable, or the rung on which the loop settles.
    [[nodiscard]] ExactVerdict verdict(const CallPressure& pressure) const
    {
        if (!pressure.exceeds(m_base)) {
            return pressure.reaches(m_peak) ? ExactVerdict::Bistable : ExactVerdict::Stable;
        }
        if (!pressure.exceeds(m_aboveBase)) {
            return ExactVerdict::Stable;
        }
        if (pressure.reaches(m_disabling)) {
            return ExactVerdict::Disabling;
        }
        return pressure.reaches(m_collapsed) ? ExactVerdict::Collapsed : ExactVerdict::Elevated;
    }

private:
    // The gain at each rung; -1 where no load gets there, infinity where every storm does.
    long double m_base = -1.0L;
    long double m_peakAt = 0.0L;
    long double m_peak = -1.0L;
    long double m_aboveBase = -1.0L;
    long double m_collapsed = -1.0L;
    long double m_disabling = -1.0L;
};

/// The exact verdict on a load.
[[nodiscard]] ExactVerdict exactVerdict(const Load& load, const Feedback& feedback = {});

} // namespace stormglass::amplification
