// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/verdict_ladder.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace stormglass::amplification {

/// Whether a loop pushed a little off a fixed point comes back to it, from either side.
enum class Stability : std::uint8_t { Stable, Unstable };

/// "stable", "unstable".
[[nodiscard]] std::string_view word(Stability stability);

/// A miss rate that the loop reproduces.
struct FixedPoint {
    double missRate = 0.0;
    Stability stability = Stability::Stable;

    bool operator==(const FixedPoint&) const = default;
};

/// Every end of the unrounded loop p ← min(base + max(0, 1 − B/(E·C·D(p))), 0.99) in [base, 0.99].
struct Equilibria {
    Regime regime = Regime::Calm;
    ExactVerdict verdict = ExactVerdict::Stable;

    /// The smallest fixed point, which is where the loop goes from its base.
    double settlesAt = 0.0;

    /// Where a collapsed loop goes, from 0.99: the largest fixed point.
    double collapsesTo = 0.0;

    /// Bistable only: a loop beyond this miss rate does not come back. Where the load lies exactly
    /// on an edge, the point that holds from one side only.
    std::optional<double> tippingMissRate;

    double load = 0.0; ///< E·C/B, before retries

    /// Load above which the base is no end, 1/D(base); none where the feedback is cut.
    std::optional<double> tipsAtLoad;

    /// Load below which a collapsed loop comes back, 1/(1 + max gain); none where the feedback is
    /// cut.
    std::optional<double> returnsAtLoad;

    /// The fixed points, one to three, by rising miss rate. They live as long as this does, so a
    /// temporary has none to give.
    [[nodiscard]] std::span<const FixedPoint> points() const& { return {m_points.data(), m_count}; }
    [[nodiscard]] std::span<const FixedPoint> points() const&& = delete;

private:
    friend Equilibria equilibria(const Load& load, const Feedback& feedback);
    void add(double missRate, Stability stability);

    std::array<FixedPoint, 3> m_points{};
    std::size_t m_count = 0;
};

/// All ends of a loop, exact to the last bits. Total; inputs are clamped as the reference does. A
/// load on an edge counts as not yet beyond it.
[[nodiscard]] Equilibria equilibria(const Load& load, const Feedback& feedback = {});

/// Where the loop goes from its base: the same number without the rest, in some 100 ns for three
/// retries and 200 ns for ten.
[[nodiscard]] double settlesAt(const Load& load, const Feedback& feedback = {});

/// One round of the unrounded loop from a miss rate of 0…1.
[[nodiscard]] double nextMissRate(const Load& load, double missRate, const Feedback& feedback = {});

} // namespace stormglass::amplification
