// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QPointF>
#include <QRectF>

namespace stormglass::ui {

/// Where data lies in the picture.
struct PlotMapping {
    QRectF area;
    Axis x;
    Axis left;
    Axis right; ///< same as left where the chart has no second axis

    [[nodiscard]] double xOf(double value) const;

    /// The x whose place is `position`, the inverse of xOf().
    [[nodiscard]] double xAt(double position) const;

    [[nodiscard]] double yOf(double value, Side side) const;
    [[nodiscard]] QPointF pointOf(const Point& point, Side side) const;

    /// Whether a value lies on its vertical axis.
    [[nodiscard]] bool shows(double value, Side side) const;

    /// Whether a point lies in the picture.
    [[nodiscard]] bool shows(const Point& point, Side side) const;
};

} // namespace stormglass::ui
