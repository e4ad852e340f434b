// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace stormglass::ui {

/// Between tick labels or axis titles and what they stand beside.
inline constexpr double tickGap = 6.0;

/// A value marked on an axis.
struct Tick {
    double value = 0.0;
    QString words;
};

/// An axis' title and its place.
struct AxisTitle {
    QString words;
    QRectF place;
};

/// A lane's name, broken into lines and cut where it has no room, and its place beside the lane.
struct LaneName {
    QString words;
    QRectF place;
};

/// What a plot's frame is laid out from.
struct FrameInput {
    Axis x;
    Axis left;
    std::optional<Axis> right;
    QFont font;
    QSizeF size;                         ///< of the whole picture
    std::vector<std::string> lanes = {}; ///< where there are any, in the left axis' place

    bool operator==(const FrameInput&) const = default;
};

/// What surrounds the plot: measuring text is dear, so it is laid out once for each input.
///
/// Titles of the vertical axes stand above their axes and level, which reads better than turned
/// text; one below the other where they do not fit side by side.
struct PlotFrame {
    QRectF area; ///< what ticks and titles leave for the plot
    std::vector<Tick> x;
    std::vector<Tick> left;      ///< none beside lanes
    std::vector<LaneName> lanes; ///< at most a third as wide as the picture
    std::vector<Tick> right;
    AxisTitle xTitle;
    AxisTitle leftTitle;
    AxisTitle rightTitle; ///< empty where there is no right axis
};

/// Lays out what surrounds the plot: as many ticks as fit, and titles that wrap.
[[nodiscard]] PlotFrame layOutFrame(const FrameInput& input);

} // namespace stormglass::ui
