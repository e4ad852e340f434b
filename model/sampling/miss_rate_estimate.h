// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace stormglass::sampling {

/// How many events got as far as each attempt: [k] those whose attempt k was made, 0 the first.
using EventsByAttempt = std::array<std::int64_t, 4>;

/// The share of deliveries that miss the acknowledgement, with the bounds of its 95 % interval.
struct MissRateEstimate {
    double missRate = 0.0;
    double low = 0.0;
    double high = 1.0;
};

/// The maximum-likelihood miss rate p of attempts that fail independently.
///
/// An event whose last attempt is k < 3 has the probability pᵏ(1−p); one whose last attempt is 3
/// has p³, since no fourth retry tells how attempt 3 ended. With nₖ events that got as far as
/// attempt k, n₁+n₂+n₃ attempts are known to have missed, and n₀−n₃ events ended with one that did
/// not:
///
///     log L = (n₁+n₂+n₃) log p + (n₀−n₃) log(1−p),
///     dL/dp = 0  ⇔  p = (n₁+n₂+n₃) / (n₀+n₁+n₂),
///
/// which is retries over the attempts that a retry could have followed.
///
/// The interval is Wilson's score interval on that ratio (E. B. Wilson, JASA 22, 1927). The score
/// of log L above is the binomial's, so it fits; it stays within 0…1, has a width where nothing or
/// all was retried, and needs no search, as a profile likelihood would. Misses come in bursts,
/// since they share a cause: then the true interval is wider.
///
/// Nothing where no attempt could be followed by a retry.
[[nodiscard]] std::optional<MissRateEstimate> estimateMissRate(const EventsByAttempt& events);

} // namespace stormglass::sampling
