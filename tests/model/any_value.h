// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"
#include "model/core/number_text.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

namespace stormglass {

/// A number in the parameter's hard range, small ones as often as large ones.
inline double anyNumber(const ParameterInfo& parameter)
{
    const double share = std::pow(*rc::gen::inRange(0, 1'000'001) / 1e6, 6.0);
    const double number = parameter.hard.clamped(
        parameter.hard.minimum + share * (parameter.hard.maximum - parameter.hard.minimum));
    return parameter.wholeNumber ? std::floor(number) : number;
}

/// A row the parameter takes: that of a new row with other numbers, and letters that shells and
/// files treat in their own way added to words.
inline std::string anyRow(const ParameterInfo& parameter)
{
    static const std::string letters = "az09._ '\"$\\&;*-#é";
    std::vector<std::string> cells;
    for (const RowColumn& column : parameter.rowColumns) {
        if (column.presence == Presence::Optional && *rc::gen::inRange(0, 2) == 0) {
            cells.emplace_back();
        } else if (column.initial.empty() || parseNumber(column.initial)) {
            cells.push_back(shortestText(*rc::gen::inRange(1, 100'000) / 8.0));
        } else {
            cells.emplace_back(column.initial);
            for (int letter = *rc::gen::inRange(0, 6); letter > 0; --letter) {
                cells.back() += letters[static_cast<std::size_t>(*rc::gen::inRange(0, 16))];
            }
        }
    }
    const Outcome<std::string> row = parameter.acceptRow(rowText(parameter.rowColumns, cells));
    return row ? row.value() : newRow(parameter.rowColumns);
}

/// A value of the parameter's kind that it can have.
inline Value anyValue(const ParameterInfo& parameter)
{
    switch (parameter.kind) {
    case Kind::OptionalNumber:
        if (*rc::gen::inRange(0, 3) == 0) {
            return Off{};
        }
        [[fallthrough]];
    case Kind::Number:
        return anyNumber(parameter);
    case Kind::Choice:
    case Kind::Switch: {
        const int count = static_cast<int>(parameter.choices.size());
        const auto index = static_cast<std::size_t>(*rc::gen::inRange(0, count));
        return std::string(parameter.choices[index].key);
    }
    case Kind::Rows:
        break;
    }
    std::vector<std::string> rows(static_cast<std::size_t>(*rc::gen::inRange(0, 4)));
    std::ranges::generate(rows, [&parameter] { return anyRow(parameter); });
    return rows;
}

} // namespace stormglass
