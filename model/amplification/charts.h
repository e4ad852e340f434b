// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/equilibria.h"
#include "model/amplification/load_input.h"
#include "model/core/chart.h"
#include "model/core/parameter.h"

/// The charts of the amplification instrument, each a function of what it shows.
namespace stormglass::amplification {

/// What all of them draw from.
struct LoopPicture {
    Load load;
    Feedback feedback;
    Demand demand;
    Loop walk;
    Equilibria exact;
    int rounds = 12; ///< that the walk was allowed
};

/// An input of the loop that a chart can have on an axis, with the parameter that sets it.
struct InputAxis {
    LoadInput input = LoadInput::Events;
    ParameterInfo parameter;
    std::size_t row = 0; ///< of the parameter's table
};

/// Deliveries and calls against the miss rate: why it feels like a cliff.
[[nodiscard]] Chart deliveryCliffChart(const LoopPicture& picture);

/// The reference's walk, round by round, and the level where the loop really settles.
[[nodiscard]] Chart convergencePathChart(const LoopPicture& picture);

/// The next miss rate against this one, the walk as stairs between curve and diagonal, and every
/// fixed point.
[[nodiscard]] Chart cobwebChart(const LoopPicture& picture);

/// Where the loop settles over one input's slider: the calm branch, the collapsed one, and between
/// them the points that tip.
[[nodiscard]] Chart settlingCurveChart(const LoopPicture& picture, const InputAxis& over);

/// The exact verdict over two inputs' sliders, which must differ; the present point can be dragged.
[[nodiscard]] Chart verdictMapChart(const LoopPicture& picture, const InputAxis& x,
                                    const InputAxis& y);

} // namespace stormglass::amplification
