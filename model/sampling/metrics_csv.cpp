// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_csv.h"

#include "model/core/number_text.h"
#include "model/sampling/log_format.h"
#include "model/sampling/log_values.h"

#include <algorithm>
#include <utility>

namespace stormglass::sampling {

namespace {

constexpr double microseconds = 1e6;
constexpr auto lackingWords = "rows lack a value and are left out";

/// A value of a row; nothing where it is no finite number.
std::optional<double> valueOf(MetricsColumn column, std::string_view field)
{
    if (column == MetricsColumn::Time) {
        const auto time = logTime(field);
        return time ? std::optional(static_cast<double>(*time) / microseconds) : std::nullopt;
    }
    const Outcome<double> number = parseNumber(field);
    return number ? std::optional(number.value()) : std::nullopt;
}

} // namespace

MetricsCsv::MetricsCsv(MetricsNames names)
    : m_names(std::move(names))
{
}

std::string MetricsCsv::where() const { return "line " + std::to_string(m_line); }

std::string MetricsCsv::cellName(std::size_t place) const
{
    return "column " + m_head[place] + " of " + where();
}

void MetricsCsv::filled(std::size_t count)
{
    m_buffer.filled(count);
    readLines();
}

void MetricsCsv::readLines()
{
    std::string_view text = m_buffer.text();
    for (std::size_t end = text.find('\n'); end != std::string_view::npos && !m_problem;
         end = text.find('\n')) {
        if (!std::exchange(m_skipping, false)) {
            readLine(text.substr(0, end));
        }
        ++m_line;
        text.remove_prefix(end + 1);
    }
    m_buffer.consume(m_buffer.text().size() - text.size());
    if (text.size() > LogBuffer::mostLine && !m_problem) {
        if (!m_rows) {
            m_problem = Problem{"", "its first line is longer than 1 MiB", "give CSV with a head"};
        } else if (!std::exchange(m_skipping, true)) {
            m_rows->skip("lines are longer than 1 MiB and are left out", where());
        }
    }
    if (m_skipping || m_problem) {
        m_buffer.consume(m_buffer.text().size());
    }
}

void MetricsCsv::readLine(std::string_view line)
{
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    if (m_line == 1) {
        line.remove_prefix(byteOrderMark(line));
    }
    if (trimmed(line).empty()) {
        return;
    }
    if (m_rows) {
        readRow(line);
    } else {
        readHead(line);
    }
}

void MetricsCsv::readHead(std::string_view line)
{
    m_splitter = CsvSplitter(csvSeparator(line));
    if (m_splitter.split(line, Ending::Final) != CsvRecord::Row) {
        m_problem = Problem{"", "its head is no line of CSV", "mend its first line"};
        return;
    }
    for (const std::string_view field : m_splitter.fields()) {
        m_head.emplace_back(trimmed(field));
    }
    const auto columns = m_names.match(m_head, MetricsNames::Times::InAColumn);
    if (!columns) {
        m_problem = columns.problem();
        return;
    }
    m_columns = columns.value();
    m_hasValues.assign(m_head.size(), false);
    m_rows.emplace(m_head, m_columns);
}

void MetricsCsv::readRow(std::string_view line)
{
    if (m_splitter.split(line, Ending::Final) != CsvRecord::Row) {
        m_rows->skip("rows have a quote too many or too few and are left out", where());
        return;
    }
    const auto& fields = m_splitter.fields();
    if (fields.size() != m_head.size()) {
        m_rows->skip("rows have more or fewer fields than the head and are left out", where());
        return;
    }
    MetricsRow row;
    for (std::size_t place = 0; place < fields.size(); ++place) {
        if (m_columns[place] && !readField(place, trimmed(fields[place]), row)) {
            return;
        }
    }
    m_rows->add(row, [this](MetricsColumn column) {
        return cellName(
            static_cast<std::size_t>(std::ranges::find(m_columns, column) - m_columns.begin()));
    });
}

/// A column that may be missing may be blank as well, as long as it is so in every row.
bool MetricsCsv::readBlank(std::size_t place)
{
    if (isOptional(*m_columns[place]) && !m_hasValues[place]) {
        return true;
    }
    m_rows->skip(lackingWords, cellName(place));
    return false;
}

bool MetricsCsv::readField(std::size_t place, std::string_view field, MetricsRow& row)
{
    const MetricsColumn column = *m_columns[place];
    if (isBlank(field)) {
        return readBlank(place);
    }
    if (!m_hasValues[place]) {
        m_hasValues[place] = true;
        if (isOptional(column)) {
            m_rows->startOver(lackingWords, "column " + m_head[place] + " before " + where());
        }
    }
    const auto value = valueOf(column, field);
    if (!value) {
        m_rows->skip(column == MetricsColumn::Time
                         ? "rows have a time that is neither ISO 8601 nor a number since 1970 and "
                           "are left out"
                         : "rows have a value that is no number and are left out",
                     cellName(place));
        return false;
    }
    row[static_cast<std::size_t>(column)] = value;
    return true;
}

void MetricsCsv::finish()
{
    if (const std::string_view rest = m_buffer.text(); !rest.empty() && !m_problem) {
        readLine(rest);
    }
    if (m_rows) {
        m_rows->end();
    } else if (!m_problem) {
        m_problem = Problem{"", "it is empty", "give CSV with a head, or a Prometheus answer"};
    }
}

void MetricsCsv::interrupt(std::string sentence)
{
    if (m_rows) {
        m_rows->end();
        m_rows->interrupt(std::move(sentence));
    } else if (!m_problem) {
        m_problem = Problem{"", std::move(sentence), "read it again"};
    }
}

Outcome<MetricsFile> MetricsCsv::file() const
{
    return m_problem ? Outcome<MetricsFile>(*m_problem) : m_rows->file();
}

} // namespace stormglass::sampling
