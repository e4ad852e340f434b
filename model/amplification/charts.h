// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"
#include "model/amplification/input_axis.h"
#include "model/core/chart.h"

/// The charts of the amplification instrument, each a function of what it shows.
namespace stormglass::amplification {

/// What all of them draw from.
struct LoopPicture {
    Load load;
    Feedback feedback;
    Loop walk;
    Equilibria exact;
    int rounds = noteRounds; ///< that the walk was allowed
};

/// Deliveries and calls against the miss rate: why it feels like a cliff.
[[nodiscard]] Chart deliveryCliffChart(const LoopPicture& picture);

/// The reference's walk, round by round, and the level where the loop really settles.
[[nodiscard]] Chart convergencePathChart(const LoopPicture& picture);

/// The next miss rate against this one, the rounds as stairs between curve and diagonal, and every
/// fixed point.
[[nodiscard]] Chart cobwebChart(const LoopPicture& picture);

/// Where the loop settles over one input's slider: the calm branch, the collapsed one, and between
/// them the points that tip.
[[nodiscard]] Chart settlingCurveChart(const LoopPicture& picture, const InputAxis& over);

/// The exact verdict over two inputs' sliders, which must differ; the present point can be dragged.
[[nodiscard]] Chart verdictMapChart(const LoopPicture& picture, const InputAxis& x,
                                    const InputAxis& y);

} // namespace stormglass::amplification
