// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/load_input.h"
#include "model/amplification/retry_curve.h"

#include <optional>

/// How far a loop is from its two edges: the upper, over which it tips into a storm, and the lower,
/// under which a loop that has already collapsed comes back.
namespace stormglass::amplification {

/// Two figures, one for each edge.
struct Edges {
    std::optional<double> tips;
    std::optional<double> returns;
};

/// The value of one input, all else unchanged, that puts the loop on each edge. None where no value
/// that the input can have (a miss rate of 0…0.99, a tier from 1) is on the edge, and where the
/// input does not matter: without events, without calls, or with the feedback cut.
[[nodiscard]] Edges edgeValues(const Load& load, LoadInput input, const Feedback& feedback = {});

/// What to add to the input, as the reference clamps it, to come there; negative means lower.
[[nodiscard]] Edges distanceToEdges(const Load& load, LoadInput input,
                                    const Feedback& feedback = {});

/// The distance in every input.
struct Headroom {
    Edges eventsPerMinute;
    Edges callsPerEvent;
    Edges missRate;
    Edges tierPerMinute;
};

/// All four distances.
[[nodiscard]] Headroom headroom(const Load& load, const Feedback& feedback = {});

/// Events a minute that a handler can take with its calls, miss rate and tier. None without calls;
/// `tips` and `returns` none where the feedback is cut.
struct SafeEvents {
    std::optional<double> tips;           ///< as long as nothing pushes the loop
    std::optional<double> returns;        ///< and comes back when something does
    std::optional<double> fourDeliveries; ///< with four deliveries of every event, B/(4C)
    std::optional<double> allRetried;     ///< with every retry there can be of every event
};

/// The three safe rates.
[[nodiscard]] SafeEvents safeEventsPerMinute(const Load& load, const Feedback& feedback = {});

} // namespace stormglass::amplification
