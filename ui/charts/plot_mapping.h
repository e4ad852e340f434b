// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QPointF>
#include <QRectF>

namespace stormglass::ui {

/// A value on the axis' own scale: itself; its decimal logarithm, which is not a number for what
/// the axis cannot show; or, on a scale from zero, the natural one of a value above 0 and 1.
[[nodiscard]] double onScale(double value, const Axis& axis);

/// The inverse of onScale().
[[nodiscard]] double offScale(double place, const Axis& axis);

/// Where data lies in the picture.
struct PlotMapping {
    QRectF area;
    Axis x;
    Axis left;
    Axis right; ///< same as left where the chart has no second axis

    /// Where there are any they take the left axis' place, the first at the top.
    std::size_t lanes = 0;

    /// The axis that values on that side are drawn on.
    [[nodiscard]] const Axis& axis(Side side) const { return side == Side::Left ? left : right; }

    [[nodiscard]] double xOf(double value) const;

    /// The x whose place is `position`, the inverse of xOf().
    [[nodiscard]] double xAt(double position) const;

    /// The y of a value; on the left of a chart with lanes, the middle of the lane of that place.
    [[nodiscard]] double yOf(double value, Side side) const;
    [[nodiscard]] QPointF pointOf(const Point& point, Side side) const;

    /// The point of the x and the left axis at a place in the picture; the nearest on the axes for
    /// a place beside the area, and whole where an axis counts.
    [[nodiscard]] Point pointAt(const QPointF& position) const;

    /// How high each lane is.
    [[nodiscard]] double laneHeight() const;

    /// Whether a value lies on its vertical axis, or in a lane.
    [[nodiscard]] bool shows(double value, Side side) const;

    /// Whether a point lies in the picture.
    [[nodiscard]] bool shows(const Point& point, Side side) const;

private:
    [[nodiscard]] bool isLane(Side side) const { return lanes > 0 && side == Side::Left; }
};

} // namespace stormglass::ui
