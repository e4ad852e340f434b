// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"

#include <optional>
#include <utility>
#include <vector>

namespace stormglass::ui {

/// Where a parameter's values lie on its slider, and which values a slider can stop at.
class SliderScale {
public:
    /// Positions run from 0 to this.
    static constexpr int positions = 1000;

    explicit SliderScale(const ParameterInfo& parameter)
        : m_parameter(parameter)
    {
    }

    /// Values besides the detents that a handle close by is pulled onto.
    void setEdges(std::vector<double> edges) { m_edges = std::move(edges); }

    /// The position nearest to a value; values outside the slider's range lie at its ends.
    [[nodiscard]] int positionOf(double value) const;

    /// The value a handle at that position stands for: rounded to the step that is fine enough
    /// there, and pulled onto an edge or a detent that is close.
    [[nodiscard]] double valueAt(int position) const;

    /// The value `steps` arrow presses away, inside the hard range, which reaches further than the
    /// slider; at least one step further wherever there is room.
    [[nodiscard]] double stepped(double value, int steps) const;

    /// The value `steps` arrow presses away that the slider offers; from beyond one of its ends,
    /// the step towards it.
    [[nodiscard]] double steppedOnSlider(double value, int steps) const;

    /// A page up or down: the next detent where there are any, else ten steps; on the slider.
    [[nodiscard]] double paged(double value, int direction) const;

private:
    [[nodiscard]] double stepNear(double value) const;
    [[nodiscard]] double onStep(double value) const;

    [[nodiscard]] std::optional<double> edgeAt(int position) const;

    ParameterInfo m_parameter;
    std::vector<double> m_edges;
};

} // namespace stormglass::ui
