// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/quantity.h"
#include "model/core/value.h"

#include <string>
#include <variant>
#include <vector>

namespace stormglass {

/// One column of a Table.
struct Column {
    std::string key;   ///< "per_minute": the name in CSV and JSON
    std::string title; ///< "Rate": the name people read
    Unit unit;         ///< of the column's numbers; none for words
    int digits = 6;    ///< significant digits that people are shown
};

/// A cell: nothing, a number in its column's unit, or words.
using Cell = std::variant<std::monostate, double, std::string>;

/// Rows of one result, the same for the terminal, the exported files and the screen.
struct Table {
    std::string id;
    std::string title;
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows; ///< each as long as `columns`
};

/// A parameter's value as a cell: a number as such, all else in the words that its flag takes.
[[nodiscard]] Cell cellOf(const Value& value);

/// The table without the columns in which every cell is empty.
[[nodiscard]] Table withoutEmptyColumns(const Table& table);

/// A duration as s, h or days, whichever reads best.
[[nodiscard]] std::string durationText(double seconds, int digits);

/// The title with its unit, "Mean rate (messages/min)"; units that stand in the cells are left out.
[[nodiscard]] std::string headingText(const Column& column);

/// The cell as people read it: "–" for an empty one, a percentage with its sign, seconds as s, h or
/// days, whichever reads best.
[[nodiscard]] std::string cellText(const Cell& cell, const Column& column);

} // namespace stormglass
