// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/log_preview.h"

#include "model/core/number_text.h"
#include "model/sampling/csv_rows.h"
#include "model/sampling/log_buffer.h"
#include "model/sampling/ndjson_rows.h"

#include <algorithm>

namespace stormglass::sampling {

namespace {

std::size_t columnOf(Table& table, std::string_view name)
{
    const auto found = std::ranges::find(table.columns, name, &Column::key);
    if (found != table.columns.end()) {
        return static_cast<std::size_t>(found - table.columns.begin());
    }
    table.columns.push_back({std::string(name), std::string(name), units::none});
    return table.columns.size() - 1;
}

void readObjects(std::string_view text, std::size_t mostRows, Table& table)
{
    NdjsonRows reader{LogColumns()};
    std::string line;
    while (!text.empty() && table.rows.size() < mostRows) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        line.assign(text.substr(0, end));
        line.reserve(line.size() + LogBuffer::padding);
        const auto fields = reader.fields(line);
        std::vector<Cell> row;
        for (const auto& [name, value] : fields) {
            const std::size_t at = columnOf(table, name);
            row.resize(std::max(row.size(), at + 1));
            row[at] = value;
        }
        if (!row.empty()) {
            table.rows.push_back(std::move(row));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void readRecords(std::string_view text, std::size_t mostRows, Table& table)
{
    CsvSplitter csv(csvSeparator(text.substr(0, text.find('\n'))));
    while (!text.empty() && table.rows.size() < mostRows) {
        const CsvRecord record = csv.split(text, false);
        if (record == CsvRecord::Unfinished) {
            return;
        }
        text.remove_prefix(csv.consumed());
        if (record != CsvRecord::Row) {
            continue;
        }
        if (table.columns.empty()) {
            for (const std::string_view name : csv.fields()) {
                const std::string shown(trimmed(name));
                table.columns.push_back({shown, shown, units::none});
            }
        } else if (csv.fields().size() == table.columns.size()) {
            auto& row = table.rows.emplace_back();
            for (const std::string_view field : csv.fields()) {
                row.emplace_back(std::string(field));
            }
        }
    }
}

} // namespace

Outcome<LogPreview> previewLog(std::string_view beginning, const LogColumns& columns,
                               std::size_t mostRows)
{
    const Outcome<LogFormat> format = logFormat(beginning);
    if (!format) {
        return format.problem();
    }
    LogPreview preview{.format = format.value()};
    preview.rows.id = "preview";
    preview.rows.title = "First rows";
    const std::string_view text = beginning.substr(byteOrderMark(beginning));
    if (preview.format == LogFormat::Ndjson) {
        readObjects(text, mostRows, preview.rows);
    } else {
        readRecords(text, mostRows, preview.rows);
    }
    for (auto& row : preview.rows.rows) {
        row.resize(preview.rows.columns.size());
    }
    std::array<std::uint8_t, logColumns.size()> ranks{};
    for (const Column& column : preview.rows.columns) {
        if (const auto match = columns.match(column.key)) {
            const auto at = static_cast<std::size_t>(match->column);
            if (preview.names[at].empty() || match->rank < ranks[at]) {
                preview.names[at] = column.key;
                ranks[at] = match->rank;
            }
        }
    }
    return preview;
}

} // namespace stormglass::sampling
