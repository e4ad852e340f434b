// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace stormglass {

/// No number: what an optional number is while it is turned off.
struct Off {
    bool operator==(const Off&) const = default;
};

/// A parameter's value: a number, off, the key of a choice ("true" and "false" for a switch), or
/// rows in their canonical text.
using Value = std::variant<double, Off, std::string, std::vector<std::string>>;

/// The values of one instrument's parameters, in the order of its table.
using Values = std::vector<Value>;

/// How a flag or a field says that an optional number is off.
inline constexpr std::string_view offWord = "off";

/// How a flag says that there are no rows.
inline constexpr std::string_view noRowsWord = "none";

/// Keys of a switch.
inline constexpr std::string_view falseKey = "false";
inline constexpr std::string_view trueKey = "true";

/// Whether the value is a number.
[[nodiscard]] inline bool isNumber(const Value& value)
{
    return std::holds_alternative<double>(value);
}

/// Whether the value is off.
[[nodiscard]] inline bool isOff(const Value& value) { return std::holds_alternative<Off>(value); }

/// The number; only of a value that is one.
[[nodiscard]] inline double numberOf(const Value& value) { return std::get<double>(value); }

/// The key of the choice; only of a value that is one.
[[nodiscard]] inline const std::string& keyOf(const Value& value)
{
    return std::get<std::string>(value);
}

/// The rows; only of a value that is rows.
[[nodiscard]] inline const std::vector<std::string>& rowsOf(const Value& value)
{
    return std::get<std::vector<std::string>>(value);
}

/// The value of a switch.
[[nodiscard]] Value switchValue(bool on);

/// Whether a switch is on; only of a switch's value.
[[nodiscard]] bool isOn(const Value& value);

/// What a flag has to be given to have that value: one text each time it is given. Numbers are
/// shortest round-trip; no rows are "none".
[[nodiscard]] std::vector<std::string> flagTexts(const Value& value);

} // namespace stormglass
