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
    return {parameter.flag(), std::move(what),
            "give " + std::string(kindOf(parameter)) + parameter.flagRangeText()};
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

std::string ParameterInfo::flagRangeText() const
{
    const std::string range = shortestText(hard.minimum) + " to " + shortestText(hard.maximum);
    if (unit.displayFactor != 1.0) {
        return range + ", as a fraction";
    }
    return unit.symbol.empty() ? range : range + ' ' + std::string(unit.symbol);
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
    return Accepted{value, parameter.flag() + ": " + shortestText(value) + " is outside " +
                               parameter.flagRangeText() + "; computing with " +
                               shortestText(parameter.hard.clamped(value))};
}

std::optional<Problem> rangeProblem(const ParameterInfo& parameter, double value)
{
    if (parameter.wholeNumber && !isWhole(value)) {
        return fieldRefusal(parameter,
                            displayText(value, parameter.unit) + " is not a whole number");
    }
    if (!parameter.hard.contains(value)) {
        return fieldRefusal(parameter, quantityText(value, parameter.unit) + " is out of range");
    }
    return std::nullopt;
}

Outcome<double> acceptTyped(const ParameterInfo& parameter, std::string_view text)
{
    const Outcome<double> number = parseQuantity(text, parameter.unit);
    if (!number) {
        return fieldRefusal(parameter, number.problem().what);
    }
    if (auto problem = rangeProblem(parameter, number.value())) {
        return *std::move(problem);
    }
    return number.value() + 0.0; // "-0" is 0
}

} // namespace stormglass
