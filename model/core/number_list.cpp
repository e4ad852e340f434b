// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_list.h"

#include "model/core/number_text.h"

#include <algorithm>
#include <array>

namespace stormglass {

namespace {

constexpr std::array ordinals{"first", "second", "third", "fourth", "fifth"};

std::string ordinal(std::size_t place)
{
    return place < ordinals.size() ? ordinals.at(place) : std::to_string(place + 1) + "th";
}

/// "1 to 3 numbers from 0 to 86400 s, none less than the one before it".
std::string whatCanBeGiven(std::span<const ParameterInfo> rows)
{
    const auto least = std::ranges::count(rows, Kind::Number, &ParameterInfo::kind);
    const std::string most = std::to_string(rows.size());
    return "give " + (least == std::ssize(rows) ? most : std::to_string(least) + " to " + most) +
           " numbers from " + rows.front().flagRangeText() + ", none less than the one before it";
}

Problem refusal(std::span<const ParameterInfo> rows, std::string what)
{
    return {rows.front().flag(), std::move(what), whatCanBeGiven(rows)};
}

Outcome<double> numberAt(std::span<const ParameterInfo> rows, std::size_t place,
                         std::string_view text)
{
    const std::string name = "its " + ordinal(place) + " number";
    const Outcome<double> number = parseNumber(text);
    if (!number) {
        return refusal(rows, name + ": " + number.problem().what);
    }
    const double value = number.value() + 0.0; // "-0" is 0
    if (!rows[place].hard.contains(value)) {
        return refusal(rows, name + ", " + shortestText(value) + ", is out of range");
    }
    return value;
}

} // namespace

std::size_t listLength(std::span<const ParameterInfo> table, std::size_t row)
{
    std::size_t end = row + 1;
    while (!table[row].list.empty() && end < table.size() && table[end].list == table[row].list) {
        ++end;
    }
    return end - row;
}

std::string listText(std::span<const Value> values)
{
    std::string text;
    double before = 0.0;
    for (const Value& value : values) {
        if (isNumber(value)) {
            before = text.empty() ? numberOf(value) : std::max(before, numberOf(value));
            text += (text.empty() ? "" : ",") + shortestText(before);
        }
    }
    return text;
}

Outcome<Values> acceptList(std::span<const ParameterInfo> rows, std::string_view text)
{
    Values values(rows.size(), Off{});
    std::size_t count = 0;
    for (bool isMore = true; isMore; ++count) {
        if (count == rows.size()) {
            return refusal(rows, "there are more than " + std::to_string(count) + " numbers");
        }
        const std::size_t comma = std::min(text.find(','), text.size());
        const Outcome<double> number = numberAt(rows, count, text.substr(0, comma));
        if (!number) {
            return number.problem();
        }
        if (count > 0 && number.value() < numberOf(values[count - 1])) {
            return refusal(rows, "its " + ordinal(count) + " number, " +
                                     shortestText(number.value()) +
                                     ", is less than the one before it");
        }
        values[count] = number.value();
        isMore = comma < text.size();
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    if (count < rows.size() && rows[count].kind == Kind::Number) {
        return refusal(rows, "its " + ordinal(count) + " number is missing");
    }
    return values;
}

} // namespace stormglass
