// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/parameter.h"

#include "model/core/number_text.h"

#include <algorithm>
#include <cmath>

namespace stormglass {

namespace {

std::string_view kindOf(const ParameterInfo& parameter)
{
    return parameter.wholeNumber ? "a whole number from " : "a number from ";
}

Problem flagRefusal(const ParameterInfo& parameter, std::string what)
{
    std::string remedy = "give " + std::string(kindOf(parameter)) +
                         shortestText(parameter.hard.minimum) + " to " +
                         shortestText(parameter.hard.maximum);
    if (parameter.unit.displayFactor != 1.0) {
        remedy += ", as a fraction";
    } else if (!parameter.unit.symbol.empty()) {
        remedy += ' ' + std::string(parameter.unit.symbol);
    }
    return {parameter.flag(), std::move(what), std::move(remedy)};
}

Problem fieldRefusal(const ParameterInfo& parameter, std::string what)
{
    return {std::string(parameter.label), std::move(what),
            "give " + std::string(kindOf(parameter)) + parameter.rangeText()};
}

bool isWhole(double value) { return value == std::floor(value); }

bool clampsAt(const ParameterInfo& parameter, double value)
{
    switch (parameter.outside) {
    case OutsideRange::Refused:
        return false;
    case OutsideRange::ClampedBelow:
        return value < parameter.hard.minimum;
    case OutsideRange::ClampedBothSides:
        return true;
    }
    return false;
}

} // namespace

double Range::clamped(double value) const { return std::clamp(value, minimum, maximum); }

std::string ParameterInfo::flag() const { return "--" + std::string(key); }

std::string ParameterInfo::fileKey() const
{
    std::string text(key);
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
}

std::string ParameterInfo::rangeText() const
{
    return displayText(hard.minimum, unit) + " to " + quantityText(hard.maximum, unit);
}

Outcome<Accepted> acceptFlag(const ParameterInfo& parameter, std::string_view text)
{
    const Outcome<double> number = parseNumber(text);
    if (!number) {
        return flagRefusal(parameter, number.problem().what);
    }
    const double value = number.value();
    if (parameter.wholeNumber && !isWhole(value)) {
        return flagRefusal(parameter, shortestText(value) + " is not a whole number");
    }
    if (parameter.hard.contains(value)) {
        return Accepted{value, ""};
    }
    if (!clampsAt(parameter, value)) {
        return flagRefusal(parameter, shortestText(value) + " is out of range");
    }
    return Accepted{value, parameter.flag() + ": " + shortestText(value) +
                               " is out of range; computing with " +
                               shortestText(parameter.hard.clamped(value))};
}

Outcome<double> acceptTyped(const ParameterInfo& parameter, std::string_view text)
{
    const Outcome<double> number = parseQuantity(text, parameter.unit);
    if (!number) {
        return fieldRefusal(parameter, number.problem().what);
    }
    if (parameter.wholeNumber && !isWhole(number.value())) {
        return fieldRefusal(parameter,
                            displayText(number.value(), parameter.unit) + " is not a whole number");
    }
    if (!parameter.hard.contains(number.value())) {
        return fieldRefusal(parameter,
                            quantityText(number.value(), parameter.unit) + " is out of range");
    }
    return number.value();
}

} // namespace stormglass
