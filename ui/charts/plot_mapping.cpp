// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plot_mapping.h"

namespace stormglass::ui {

namespace {

double shareOf(double value, const Axis& axis)
{
    return (value - axis.minimum) / (axis.maximum - axis.minimum);
}

const Axis& axisOf(const PlotMapping& mapping, Side side)
{
    return side == Side::Left ? mapping.left : mapping.right;
}

} // namespace

double PlotMapping::xOf(double value) const
{
    return area.left() + shareOf(value, x) * area.width();
}

double PlotMapping::xAt(double position) const
{
    return x.minimum + (position - area.left()) / area.width() * (x.maximum - x.minimum);
}

double PlotMapping::yOf(double value, Side side) const
{
    return area.bottom() - shareOf(value, axisOf(*this, side)) * area.height();
}

QPointF PlotMapping::pointOf(const Point& point, Side side) const
{
    return {xOf(point.x), yOf(point.y, side)};
}

bool PlotMapping::shows(double value, Side side) const
{
    const Axis& axis = axisOf(*this, side);
    return value >= axis.minimum && value <= axis.maximum;
}

bool PlotMapping::shows(const Point& point, Side side) const
{
    return point.x >= x.minimum && point.x <= x.maximum && shows(point.y, side);
}

} // namespace stormglass::ui
