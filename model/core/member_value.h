// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"

#include <concepts>
#include <optional>
#include <type_traits>
#include <vector>

namespace stormglass {

/// A vector whose elements are rows.
template <class T>
concept RowVector =
    RowType<typename T::value_type> && std::same_as<T, std::vector<typename T::value_type>>;

/// The types that a parameter can be kept in.
template <class T>
concept ParameterType = std::same_as<T, double> || std::same_as<T, int> || std::same_as<T, bool> ||
    std::same_as<T, std::optional<double>> || std::is_enum_v<T> || RowVector<T>;

/// The canonical text of a row.
template <RowType R>
[[nodiscard]] Outcome<std::string> canonicalRow(std::string_view text)
{
    const Outcome<R> row = R::parse(text);
    if (!row) {
        return row.problem();
    }
    return row.value().text();
}

/// What is known of a parameter, with what its member's type says of it.
template <ParameterType T>
[[nodiscard]] ParameterInfo describedBy(ParameterInfo info)
{
    if constexpr (std::same_as<T, std::optional<double>>) {
        info.kind = Kind::OptionalNumber;
    } else if constexpr (std::same_as<T, bool>) {
        info.kind = Kind::Switch;
        info.choices = switchChoices();
    } else if constexpr (std::is_enum_v<T>) {
        info.kind = Kind::Choice;
    } else if constexpr (RowVector<T>) {
        info.kind = Kind::Rows;
        info.acceptRow = &canonicalRow<typename T::value_type>;
    } else {
        info.kind = Kind::Number;
        info.wholeNumber = std::same_as<T, int>;
    }
    return info;
}

/// The value of a member.
template <ParameterType T>
[[nodiscard]] Value valueFrom(const ParameterInfo& info, const T& member)
{
    if constexpr (std::same_as<T, std::optional<double>>) {
        return member ? Value(*member) : Value(Off{});
    } else if constexpr (std::same_as<T, bool>) {
        return switchValue(member);
    } else if constexpr (std::is_enum_v<T>) {
        return std::string(info.choices[static_cast<std::size_t>(member)].key);
    } else if constexpr (RowVector<T>) {
        std::vector<std::string> rows;
        rows.reserve(member.size());
        for (const auto& row : member) {
            rows.push_back(row.text());
        }
        return rows;
    } else {
        return static_cast<double>(member);
    }
}

/// Puts a value of the member's kind into the member.
template <ParameterType T>
void writeTo(const ParameterInfo& info, const Value& value, T& member)
{
    if constexpr (std::same_as<T, std::optional<double>>) {
        member = isOff(value) ? std::nullopt : std::optional(numberOf(value));
    } else if constexpr (std::same_as<T, bool>) {
        member = isOn(value);
    } else if constexpr (std::is_enum_v<T>) {
        member = static_cast<T>(info.choice(keyOf(value)) - info.choices.data());
    } else if constexpr (RowVector<T>) {
        member.clear();
        for (const std::string& row : rowsOf(value)) {
            member.push_back(T::value_type::parse(row).value());
        }
    } else {
        member = static_cast<T>(numberOf(value));
    }
}

} // namespace stormglass
