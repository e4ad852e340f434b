// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/text_writer.h"

#include "model/core/control_characters.h"

#include <algorithm>
#include <ostream>

namespace stormglass::cli {

namespace {

/// Characters, not bytes: counts what is no UTF-8 continuation.
std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

struct Field {
    std::string text;
    bool toTheRight = false;
};

void writeRow(std::ostream& out, const std::vector<Field>& fields,
              const std::vector<std::size_t>& widths)
{
    std::string line;
    for (std::size_t column = 0; column < fields.size(); ++column) {
        const std::string space(widths[column] - widthOf(fields[column].text), ' ');
        line += column == 0 ? "" : "  ";
        line +=
            fields[column].toTheRight ? space + fields[column].text : fields[column].text + space;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out << line << '\n';
}

} // namespace

std::string spanText(double seconds)
{
    return seconds > 0.0 ? ", over " + durationText(seconds, 3) : ", all at one time";
}

void writeText(std::ostream& out, const Table& table)
{
    std::vector<std::vector<Field>> lines(1);
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const bool numbers = std::ranges::any_of(table.rows, [&](const auto& row) {
            return std::holds_alternative<double>(row[column]);
        });
        lines.front().push_back({headingText(table.columns[column]), numbers});
    }
    for (const auto& row : table.rows) {
        std::vector<Field>& line = lines.emplace_back();
        for (std::size_t column = 0; column < row.size(); ++column) {
            line.push_back({printable(cellText(row[column], table.columns[column])),
                            lines.front()[column].toTheRight});
        }
    }
    std::vector<std::size_t> widths(table.columns.size(), 0);
    for (const auto& line : lines) {
        for (std::size_t column = 0; column < line.size(); ++column) {
            widths[column] = std::max(widths[column], widthOf(line[column].text));
        }
    }
    for (const auto& line : lines) {
        writeRow(out, line, widths);
    }
}

} // namespace stormglass::cli
