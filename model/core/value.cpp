// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/value.h"

#include "model/core/number_text.h"

namespace stormglass {

Value switchValue(bool on) { return std::string(on ? trueKey : falseKey); }

bool isOn(const Value& value) { return keyOf(value) == trueKey; }

std::vector<std::string> flagTexts(const Value& value)
{
    if (isNumber(value)) {
        return {shortestText(numberOf(value))};
    }
    if (isOff(value)) {
        return {std::string(offWord)};
    }
    if (const auto* key = std::get_if<std::string>(&value)) {
        return {*key};
    }
    const std::vector<std::string>& rows = rowsOf(value);
    return rows.empty() ? std::vector{std::string(noRowsWord)} : rows;
}

} // namespace stormglass
