// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/nice_ticks.h"

#include "model/core/number_text.h"
#include "ui/widgets/qt_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

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

std::vector<double> evenTicks(const Axis& axis, int most)
{
    const double step = niceStep(axis.maximum - axis.minimum, most, axis.wholeNumbers);
    const double tolerance = 1e-9;
    const double first = std::ceil(axis.minimum / step - tolerance);
    const int count = static_cast<int>(std::floor(axis.maximum / step + tolerance) - first) + 1;
    std::vector<double> ticks;
    ticks.reserve(static_cast<std::size_t>(std::max(count, 0)));
    for (int tick = 0; tick < count; ++tick) {
        ticks.push_back((first + tick) * step + 0.0); // + 0.0: no tick reads "-0"
    }
    return ticks;
}

/// These multiples of every `stride`-th power of ten. On a scale from zero: zero, then those from 1
/// on, the greatest power among them.
std::vector<double> powerTicks(const Axis& axis, std::span<const double> multiples, int stride)
{
    const bool isFromZero = axis.scale == Scale::LogarithmicFromZero;
    const int first = isFromZero ? 0 : static_cast<int>(std::floor(std::log10(axis.minimum)));
    const int last = static_cast<int>(std::ceil(std::log10(axis.maximum)));
    const int taken =
        isFromZero ? static_cast<int>(std::floor(std::log10(axis.maximum) + 1e-9)) : 0;
    std::vector<double> ticks;
    if (isFromZero) {
        ticks.push_back(0.0);
    }
    for (int power = first; power <= last; ++power) {
        for (const double multiple : multiples) {
            const double tick = multiple * std::pow(10.0, power);
            const bool isInside =
                tick >= axis.minimum * (1.0 - 1e-9) && tick <= axis.maximum * (1.0 + 1e-9);
            const bool counts = !axis.wholeNumbers || tick >= 1.0;
            if ((power - taken) % stride == 0 && isInside && counts) {
                ticks.push_back(std::clamp(tick, axis.minimum, axis.maximum));
            }
        }
    }
    return ticks;
}

/// Whether a scale is too short to show what sets it apart: less than a power of ten long, or less
/// than 2 from zero.
bool isNearlyEven(const Axis& axis)
{
    static constexpr std::array all{1.0, 2.0, 5.0};
    const std::size_t least = axis.scale == Scale::LogarithmicFromZero ? 3 : 2;
    return powerTicks(axis, all, 1).size() < least;
}

std::vector<double> logarithmicTicks(const Axis& axis, int most)
{
    static constexpr std::array all{1.0, 2.0, 5.0};
    static constexpr std::array some{1.0, 5.0};
    static constexpr std::array one{1.0};
    const std::vector<double> finest = powerTicks(axis, all, 1);
    if (isNearlyEven(axis)) {
        return evenTicks(axis, most);
    }
    const auto fits = [most](const std::vector<double>& ticks) {
        return ticks.size() <= static_cast<std::size_t>(most);
    };
    std::vector<double> ticks = finest;
    if (!fits(ticks)) {
        ticks = powerTicks(axis, some, 1);
    }
    for (int stride = 1; !fits(ticks); ++stride) {
        ticks = powerTicks(axis, one, stride);
    }
    return ticks.size() < 2 ? std::vector{finest.front(), finest.back()} : ticks;
}

} // namespace

std::vector<double> niceTicks(const Axis& axis, int most)
{
    const double span = axis.maximum - axis.minimum;
    if (!(span > 0.0) || !std::isfinite(span)) {
        return {};
    }
    return axis.scale == Scale::Linear ? evenTicks(axis, most) : logarithmicTicks(axis, most);
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
        double nearest = length;
        for (std::size_t next = 1; next < ticks.size(); ++next) {
            const double share = shareOf(ticks[next], axis) - shareOf(ticks[next - 1], axis);
            nearest = std::min(nearest, share * length * (1.0 + 1e-9));
        }
        if (nearest >= needed) {
            return ticks;
        }
    }
    return ticks;
}

Axis roundedUp(const Axis& axis)
{
    const std::vector<double> ticks = niceTicks(axis);
    Axis rounded = axis;
    if (axis.scale == Scale::Logarithmic ||
        (axis.scale == Scale::LogarithmicFromZero && !isNearlyEven(axis))) {
        const double power = std::pow(10.0, std::floor(std::log10(axis.maximum)));
        for (const double multiple : {10.0, 5.0, 2.0, 1.0}) {
            if (multiple * power >= axis.maximum * (1.0 - 1e-9)) {
                rounded.maximum = multiple * power;
            }
        }
    } else if (ticks.size() >= 2 && ticks.back() < axis.maximum) {
        rounded.maximum = ticks.back() + (ticks[1] - ticks[0]);
    }
    return rounded;
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
