// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/rounding.h"

#include <array>
#include <charconv>
#include <cmath>

namespace stormglass {

double roundDecimalsByText(double value, int digits)
{
    if (!std::isfinite(value)) {
        return value;
    }
    std::array<char, 512> text{}; // the longest double has 309 digits before the point
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value,
                                       std::chars_format::fixed, digits);
    double rounded = 0.0;
    std::from_chars(text.data(), written.ptr, rounded);
    return rounded;
}

double roundDecimals(double value, int digits)
{
    constexpr std::array<double, 7> powersOfTen{1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6};
    constexpr double fastLimit = 1125899906842624.0; // 2^50: a half is still representable
    constexpr double toInteger = 6755399441055744.0; // 1.5 · 2^52: adding it rounds to integer
    const double power = powersOfTen[static_cast<std::size_t>(digits)];
    const double scaled = value * power;
    if (!(std::abs(scaled) < fastLimit)) {
        return roundDecimalsByText(value, digits);
    }
    double nearest = (scaled + toInteger) - toInteger;
    const double offset = scaled - nearest;
    if (std::abs(offset) == 0.5) {
        // `scaled` was itself rounded and so may only look like a tie: the residual of the product
        // says on which side of the half the exact value lies.
        const double residual = std::fma(value, power, -scaled);
        if (residual != 0.0 && (residual > 0.0) == (offset > 0.0)) {
            nearest += offset > 0.0 ? 1.0 : -1.0;
        }
    }
    return std::copysign(nearest / power, value);
}

namespace {

/// Of a positive value, away from zero by at most one unit of the last digit.
double floorDigits(double value, int digits)
{
    const int places = digits - 1 - static_cast<int>(std::floor(std::log10(value)));
    const double power = std::pow(10.0, std::abs(places));
    const auto decimal = [&](double count) {
        return places < 0 ? count * power : count / power;
    };
    double count = std::floor(places < 0 ? value / power : value * power);
    count += decimal(count + 1.0) <= value ? 1.0 : 0.0;
    count -= decimal(count) > value ? 1.0 : 0.0;
    return decimal(count);
}

double ceilDigits(double value, int digits)
{
    const double below = floorDigits(value, digits);
    if (below == value) {
        return value;
    }
    const int places = digits - 1 - static_cast<int>(std::floor(std::log10(value)));
    const double power = std::pow(10.0, std::abs(places));
    return places < 0 ? (std::round(below / power) + 1.0) * power
                      : (std::round(below * power) + 1.0) / power;
}

bool hasDigits(double value) { return value != 0.0 && std::isfinite(value); }

} // namespace

double significantDown(double value, int digits)
{
    if (!hasDigits(value)) {
        return value;
    }
    return value > 0.0 ? floorDigits(value, digits) : -ceilDigits(-value, digits);
}

double significantUp(double value, int digits)
{
    if (!hasDigits(value)) {
        return value;
    }
    return value > 0.0 ? ceilDigits(value, digits) : -floorDigits(-value, digits);
}

} // namespace stormglass
