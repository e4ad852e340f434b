// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/nice_ticks.h"

#include "model/core/number_text.h"
#include "ui/widgets/qt_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace stormglass::ui {

namespace {

double niceStep(double span, int most, bool wholeNumbers)
{
    const double least = span / (most - 1);
    if (wholeNumbers && least < 1.0) {
        return 1.0;
    }
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double multiple : std::array{1.0, 2.0, 5.0}) {
        if (multiple * power >= least * (1.0 - 1e-9)) {
            return multiple * power;
        }
    }
    return 10.0 * power;
}

} // namespace

std::vector<double> niceTicks(const Axis& axis, int most)
{
    std::vector<double> ticks;
    const double minimum = axis.minimum;
    const double maximum = axis.maximum;
    const double span = maximum - minimum;
    if (!(span > 0.0) || !std::isfinite(span)) {
        return ticks;
    }
    const double step = niceStep(span, most, axis.wholeNumbers);
    const double tolerance = 1e-9;
    const double first = std::ceil(minimum / step - tolerance);
    const int count = static_cast<int>(std::floor(maximum / step + tolerance) - first) + 1;
    for (int tick = 0; tick < count; ++tick) {
        ticks.push_back((first + tick) * step + 0.0); // + 0.0: no tick reads "-0"
    }
    return ticks;
}

std::vector<double> fittingTicks(const Axis& axis, double length, double room,
                                 const std::function<double(double)>& extentOf)
{
    std::vector<double> ticks;
    for (int most = 6; most >= 2; --most) {
        ticks = niceTicks(axis, most);
        double needed = 0.0;
        for (const double tick : ticks) {
            needed = std::max(needed, extentOf(tick) + room);
        }
        const double step = ticks.size() < 2 ? axis.maximum - axis.minimum : ticks[1] - ticks[0];
        if (step / (axis.maximum - axis.minimum) * length >= needed) {
            return ticks;
        }
    }
    return ticks;
}

Axis roundedUp(const Axis& axis)
{
    const std::vector<double> ticks = niceTicks(axis);
    Axis rounded = axis;
    if (ticks.size() >= 2 && ticks.back() < axis.maximum) {
        rounded.maximum = ticks.back() + (ticks[1] - ticks[0]);
    }
    return rounded;
}

std::string compactText(double value, int digits)
{
    constexpr double million = 1e6;
    const double size = std::abs(value);
    if (size >= 1e15) {
        return significantText(value, 3);
    }
    if (size >= million * 1e3) {
        return significantText(value / (million * 1e3), 4) + "G";
    }
    if (size >= million) {
        return significantText(value / million, 4) + "M";
    }
    return size >= 1e5 ? significantText(value / 1e3, 4) + "k" : significantText(value, digits);
}

QString tickText(double value, const Unit& unit)
{
    const std::string text = compactText(value * unit.displayFactor, 6);
    return unit == units::percent ? qtText(text) + QStringLiteral(" %") : qtText(text);
}

QString axisTitle(const Axis& axis)
{
    const bool inLabels = axis.unit.symbol.empty() || axis.unit == units::percent;
    return inLabels ? qtText(axis.title)
                    : qtText(axis.title) + QStringLiteral(" (") + qtText(axis.unit.symbol) + u')';
}

} // namespace stormglass::ui
