// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/csv_writer.h"

#include "model/core/number_text.h"

#include <ostream>

namespace stormglass::cli {

namespace {

std::string quoted(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string result = "\"";
    for (const char letter : text) {
        result += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return result + '"';
}

std::string csvText(const Cell& cell)
{
    if (const auto* number = std::get_if<double>(&cell)) {
        return shortestText(*number);
    }
    const auto* words = std::get_if<std::string>(&cell);
    return words == nullptr ? std::string() : quoted(*words);
}

} // namespace

void writeCsv(std::ostream& out, const Table& table)
{
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        out << (column == 0 ? "" : ",") << quoted(table.columns[column].key);
    }
    out << '\n';
    for (const auto& row : table.rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            out << (column == 0 ? "" : ",") << csvText(row[column]);
        }
        out << '\n';
    }
}

} // namespace stormglass::cli
