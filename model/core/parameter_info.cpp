// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/parameter_info.h"

#include "model/core/number_text.h"

#include <algorithm>
#include <array>

namespace stormglass {

namespace {

std::string underscored(std::string_view key)
{
    std::string text(key);
    std::ranges::replace(text, '-', '_');
    return text;
}

std::string rowCountText(std::size_t rows)
{
    if (rows == 0) {
        return "no rows";
    }
    return rows == 1 ? "1 row" : std::to_string(rows) + " rows";
}

} // namespace

std::string ParameterInfo::flag() const { return "--" + std::string(list.empty() ? key : list); }

std::string ParameterInfo::fileKey() const { return underscored(key); }

std::string ParameterInfo::listFileKey() const { return underscored(list); }

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

bool ParameterInfo::isNumeric() const
{
    return kind == Kind::Number || kind == Kind::OptionalNumber;
}

const Choice* ParameterInfo::choice(std::string_view choiceKey) const
{
    const auto found = std::ranges::find(choices, choiceKey, &Choice::key);
    return found == choices.end() ? nullptr : &*found;
}

std::span<const Choice> switchChoices()
{
    static constexpr std::array choices{Choice{falseKey, "off", ""}, Choice{trueKey, "on", ""}};
    return choices;
}

std::string valueText(const ParameterInfo& parameter, const Value& value)
{
    if (isNumber(value)) {
        return quantityText(numberOf(value), parameter.unit);
    }
    if (isOff(value)) {
        return std::string(offWord);
    }
    if (const auto* key = std::get_if<std::string>(&value)) {
        const Choice* choice = parameter.choice(*key);
        return choice == nullptr ? *key : std::string(choice->label);
    }
    return rowCountText(rowsOf(value).size());
}

std::string changeText(const ParameterInfo& parameter, const Value& before, const Value& after)
{
    const std::string label(parameter.label);
    if (parameter.kind == Kind::Rows) {
        return label + ": " + valueText(parameter, after);
    }
    const std::string from = isNumber(before) ? displayText(numberOf(before), parameter.unit)
                                              : valueText(parameter, before);
    return label + ' ' + from + " → " + valueText(parameter, after);
}

} // namespace stormglass
