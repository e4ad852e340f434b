// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plot_mapping.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace stormglass::ui {

namespace {

double heldOn(const Axis& axis, double share)
{
    const double value = valueAt(std::clamp(share, 0.0, 1.0), axis);
    return axis.wholeNumbers ? std::clamp(std::round(value), axis.minimum, axis.maximum) : value;
}

} // namespace

double onScale(double value, const Axis& axis)
{
    switch (axis.scale) {
    case Scale::Linear:
        break;
    case Scale::Logarithmic:
        return value > 0.0 ? std::log10(value) : std::numeric_limits<double>::quiet_NaN();
    case Scale::LogarithmicFromZero:
        return value > 0.0 ? std::log1p(value) : value; // as steep on both sides of zero
    }
    return value;
}

double offScale(double place, const Axis& axis)
{
    switch (axis.scale) {
    case Scale::Linear:
        break;
    case Scale::Logarithmic:
        return std::pow(10.0, place);
    case Scale::LogarithmicFromZero:
        return place > 0.0 ? std::expm1(place) : place;
    }
    return place;
}

double PlotMapping::xOf(double value) const
{
    return area.left() + shareOf(value, x) * area.width();
}

double PlotMapping::xAt(double position) const
{
    return valueAt((position - area.left()) / area.width(), x);
}

double PlotMapping::yOf(double value, Side side) const
{
    if (isLane(side)) {
        return area.top() + (value + 0.5) * laneHeight();
    }
    return area.bottom() - shareOf(value, axis(side)) * area.height();
}

QPointF PlotMapping::pointOf(const Point& point, Side side) const
{
    return {xOf(point.x), yOf(point.y, side)};
}

Point PlotMapping::pointAt(const QPointF& position) const
{
    return {heldOn(x, (position.x() - area.left()) / area.width()),
            heldOn(left, (area.bottom() - position.y()) / area.height())};
}

double PlotMapping::laneHeight() const
{
    return area.height() / static_cast<double>(std::max<std::size_t>(lanes, 1));
}

bool PlotMapping::shows(double value, Side side) const
{
    if (isLane(side)) {
        return value >= -0.5 && value < static_cast<double>(lanes) - 0.5;
    }
    return value >= axis(side).minimum && value <= axis(side).maximum;
}

bool PlotMapping::shows(const Point& point, Side side) const
{
    return point.x >= x.minimum && point.x <= x.maximum && shows(point.y, side);
}

} // namespace stormglass::ui
