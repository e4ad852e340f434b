// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/log_preview.h"

#include "model/core/number_text.h"
#include "model/sampling/csv_splitter.h"
#include "model/sampling/log_buffer.h"
#include "model/sampling/ndjson_rows.h"

#include <algorithm>
#include <optional>
#include <span>

namespace stormglass::sampling {

namespace {

/// The place of a name among the columns; nothing for one more than there may be.
std::optional<std::size_t> columnOf(Table& table, std::string_view name)
{
    const auto found = std::ranges::find(table.columns, name, &Column::key);
    const auto at = static_cast<std::size_t>(found - table.columns.begin());
    if (at == LogPreview::mostColumns) {
        return std::nullopt;
    }
    if (found == table.columns.end()) {
        table.columns.push_back({std::string(name), std::string(name), units::none});
    }
    return at;
}

void readObjects(std::string_view text, std::size_t mostRows, const std::stop_token& stop,
                 Table& table)
{
    NdjsonRows reader{LogColumns()};
    std::string line;
    while (!text.empty() && table.rows.size() < mostRows && !stop.stop_requested()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        line.assign(text.substr(0, end));
        line.reserve(line.size() + LogBuffer::padding);
        std::vector<Cell> row;
        for (const auto& [name, value] : reader.fields(line, LogPreview::mostColumns)) {
            if (const auto at = columnOf(table, name)) {
                row.resize(std::max(row.size(), *at + 1));
                row[*at] = value;
            }
        }
        if (!row.empty()) {
            table.rows.push_back(std::move(row));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// The fields of a record as far as there are columns for them.
std::span<const std::string_view> shownOf(const CsvSplitter& csv)
{
    return std::span(csv.fields()).first(std::min(csv.fields().size(), LogPreview::mostColumns));
}

void readRecords(std::string_view text, std::size_t mostRows, const std::stop_token& stop,
                 Table& table)
{
    constexpr std::size_t reachBehindDamage = 1024; // few records have more
    CsvSplitter csv(csvSeparator(text));
    std::size_t reach = text.size();
    std::size_t width = 0;
    while (!text.empty() && table.rows.size() < mostRows && !stop.stop_requested()) {
        const CsvRecord record = csv.split(text.substr(0, reach), Ending::Open);
        const std::size_t line = text.find('\n');
        const bool isRow = record == CsvRecord::Row && (width == 0 || csv.fields().size() == width);
        if (record == CsvRecord::Unfinished && line == std::string_view::npos) {
            return;
        }
        if (isRow && width == 0) {
            width = csv.fields().size();
            for (const std::string_view name : shownOf(csv)) {
                const std::string shown(trimmed(name));
                table.columns.push_back({shown, shown, units::none});
            }
        } else if (isRow) {
            auto& row = table.rows.emplace_back();
            for (const std::string_view field : shownOf(csv)) {
                row.emplace_back(std::string(trimmed(field)));
            }
        }
        if (isRow || record == CsvRecord::Blank) {
            text.remove_prefix(csv.consumed());
        } else { // as the log's reader does: a stray quote costs its line
            text.remove_prefix(line == std::string_view::npos ? csv.consumed() : line + 1);
            reach = reachBehindDamage;
        }
    }
}

} // namespace

Outcome<LogPreview> previewLog(std::string_view beginning, const LogColumns& columns,
                               std::size_t mostRows, const std::stop_token& stop)
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
        readObjects(text, mostRows, stop, preview.rows);
    } else {
        readRecords(text, mostRows, stop, preview.rows);
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
