// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/failover/event.h"

namespace stormglass::failover {

/// How the lengths of outages are spread about their means.
enum class Spread : std::uint8_t {
    Exponential,
    Lognormal, ///< σ of the logarithm is 1
    Fixed
};

/// Probability of each outcome, by its value; they sum to 1.
struct OutcomeRates {
    std::array<double, eventOutcomes.size()> byOutcome{};

    [[nodiscard]] double of(EventOutcome outcome) const
    {
        return byOutcome.at(static_cast<std::size_t>(outcome));
    }
};

/// The probability that an outage of that mean length (≥ 0, s) lasts longer than `seconds` (≥ 0).
[[nodiscard]] double survival(Spread spread, double mean, double seconds);

/// The probability of each outcome when the lengths of the three outages are independent draws with
/// the lengths of `setup` as means; their starts and the rows stay. Exact: an outcome depends on a
/// length only by which of the finitely many times at which anything is delivered lie within the
/// outage, so cells of those three counts are summed, each with its probability.
[[nodiscard]] OutcomeRates expectedRates(const EventSetup& setup, Policy policy, Spread spread);

} // namespace stormglass::failover
