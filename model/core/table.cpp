// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/table.h"

#include "model/core/number_text.h"

#include <algorithm>

namespace stormglass {

namespace {

bool unitStandsInCells(const Unit& unit)
{
    return unit == units::percent || unit == units::seconds;
}

} // namespace

Cell cellOf(const Value& value)
{
    if (isNumber(value)) {
        return numberOf(value);
    }
    std::string words;
    for (const std::string& text : flagTexts(value)) {
        words += (words.empty() ? "" : "; ") + text;
    }
    return words;
}

Table withoutEmptyColumns(const Table& table)
{
    Table kept{.id = table.id, .title = table.title};
    kept.rows.resize(table.rows.size());
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const bool isEmpty = std::ranges::all_of(table.rows, [column](const auto& row) {
            return std::holds_alternative<std::monostate>(row[column]);
        });
        if (isEmpty) {
            continue;
        }
        kept.columns.push_back(table.columns[column]);
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            kept.rows[row].push_back(table.rows[row][column]);
        }
    }
    return kept;
}

std::string durationText(double seconds, int digits)
{
    constexpr double hour = 3600.0;
    constexpr double day = 86400.0;
    if (seconds >= 2.0 * day) {
        return significantText(seconds / day, digits) + " days";
    }
    return seconds >= 2.0 * hour ? significantText(seconds / hour, digits) + " h"
                                 : significantText(seconds, digits) + " s";
}

std::string headingText(const Column& column)
{
    if (column.unit.symbol.empty() || unitStandsInCells(column.unit)) {
        return column.title;
    }
    return column.title + " (" + std::string(column.unit.symbol) + ")";
}

std::string cellText(const Cell& cell, const Column& column)
{
    if (const auto* number = std::get_if<double>(&cell)) {
        if (column.unit == units::seconds) {
            return durationText(*number, column.digits);
        }
        std::string text = significantText(*number * column.unit.displayFactor, column.digits);
        return column.unit == units::percent ? text + " %" : text;
    }
    const auto* words = std::get_if<std::string>(&cell);
    return words != nullptr ? *words : "–";
}

} // namespace stormglass
