// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/row_format.h"

#include "model/core/number_text.h"

namespace stormglass {

namespace {

std::string withSeparator(const RowColumn& column, std::string_view text)
{
    return column.separator == '\0' ? std::string(text) : column.separator + std::string(text);
}

} // namespace

std::string rowHint(std::span<const RowColumn> columns)
{
    std::string hint;
    for (const RowColumn& column : columns) {
        const std::string part = withSeparator(column, column.word);
        hint += column.presence == Presence::Optional ? '[' + part + ']' : part;
    }
    return hint;
}

std::vector<std::string> cellsOf(std::span<const RowColumn> columns, std::string_view row)
{
    std::vector<std::string> cells(columns.size());
    std::size_t filled = 0;
    for (std::size_t next = 1; next < columns.size(); ++next) {
        const std::size_t end = row.find(columns[next].separator);
        if (end != std::string_view::npos) {
            cells[filled] = row.substr(0, end);
            row.remove_prefix(end + 1);
            filled = next;
        }
    }
    if (!cells.empty()) {
        cells[filled] = row;
    }
    return cells;
}

std::string rowText(std::span<const RowColumn> columns, std::span<const std::string> cells)
{
    std::string row;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const std::string_view cell = trimmed(cells[column]);
        if (!cell.empty() || columns[column].presence == Presence::Required) {
            row += withSeparator(columns[column], cell);
        }
    }
    return row;
}

std::string newRow(std::span<const RowColumn> columns)
{
    std::vector<std::string> cells;
    cells.reserve(columns.size());
    for (const RowColumn& column : columns) {
        cells.emplace_back(column.initial);
    }
    return rowText(columns, cells);
}

} // namespace stormglass
