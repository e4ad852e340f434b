// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/quantity.h"

#include "model/core/number_text.h"

#include <cmath>

namespace stormglass {

namespace {

bool dropSuffix(std::string_view& text, std::string_view suffix)
{
    if (suffix.empty() || !text.ends_with(suffix)) {
        return false;
    }
    text = trimmed(text.substr(0, text.size() - suffix.size()));
    return true;
}

} // namespace

std::string displayText(double value, const Unit& unit)
{
    return significantText(value * unit.displayFactor, 6);
}

std::string quantityText(double value, const Unit& unit)
{
    std::string text = displayText(value, unit);
    if (!unit.symbol.empty()) {
        text += ' ';
        text += unit.symbol;
    }
    return text;
}

std::string percentText(double fraction, int digits)
{
    return significantText(fraction * units::percent.displayFactor, digits) + " %";
}

Outcome<double> parseQuantity(std::string_view text, const Unit& unit)
{
    std::string_view digits = trimmed(text);
    const bool hasSymbol = dropSuffix(digits, unit.symbol);
    if (!hasSymbol && unit.symbol.ends_with("/min")) {
        dropSuffix(digits, "/min");
    }
    double multiple = 1.0;
    if (dropSuffix(digits, "k") || dropSuffix(digits, "K")) {
        multiple = 1e3;
    } else if (dropSuffix(digits, "M")) {
        multiple = 1e6;
    }
    const Outcome<double> number = parseNumber(digits);
    if (!number) {
        return digits == trimmed(text)
                   ? number.problem()
                   : Problem{"", "'" + std::string(text) + "' is not a number", ""};
    }
    const bool isFraction = unit == units::percent && !hasSymbol && multiple == 1.0 &&
                            std::abs(number.value()) < 1.0 && number.value() != 0.0;
    if (isFraction) {
        return number.value();
    }
    double value = number.value() * multiple / unit.displayFactor;
    if (!std::isfinite(value)) {
        return Problem{"", "'" + std::string(text) + "' is too large to compute with", ""};
    }
    if (unit.displayFactor != 1.0) {
        // 0.7 / 100 is not the double that 0.007 is; what was typed has far fewer digits than 15.
        value = parseNumber(significantText(value, 15)).value();
    }
    return value;
}

} // namespace stormglass
