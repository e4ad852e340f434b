// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery_log.h"

#include "model/core/number_text.h"
#include "model/core/spelling.h"
#include "model/sampling/delivery_notes.h"
#include "model/sampling/log_preview.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace stormglass::sampling {

namespace {

std::string_view words(RowFault fault)
{
    switch (fault) {
    case RowFault::None:
        break;
    case RowFault::NoTime:
        return "lines have no time and are left out";
    case RowFault::BadTime:
        return "lines have a time that is neither ISO 8601 nor a number since 1970 and are left "
               "out";
    case RowFault::BadRetryNumber:
        return "lines have a retry number that is none and are left out";
    case RowFault::BadFigure:
        return "lines have a status, duration or call count that is no number, which is left out";
    }
    return {};
}

constexpr std::string_view cutOff = "the log ends within a line, which is left out";

/// The same as trimmed(), quickly where there is nothing to trim.
std::string_view withoutBlanks(std::string_view field)
{
    const auto isBlank = [](char letter) {
        return letter == ' ' || letter == '\t';
    };
    return !field.empty() && (isBlank(field.front()) || isBlank(field.back())) ? trimmed(field)
                                                                               : field;
}

Problem brokenHead(const std::string& fault)
{
    return {"", "the head of this log " + fault, "mend its first line, or give a log with a head"};
}

std::string listed(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 20;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i) {
        text += (i == 0 ? "" : ", ") + names[i];
    }
    return names.size() > most ? text + ", …" : text;
}

} // namespace

DeliveryLogReader::DeliveryLogReader(LogColumns columns)
    : m_ndjson(columns)
    , m_csvNames(std::move(columns))
{
}

const ColumnNames& DeliveryLogReader::names() const
{
    return m_format == LogFormat::Csv ? m_csvNames : m_ndjson.names();
}

std::string DeliveryLogReader::where() const { return "line " + std::to_string(m_line); }

void DeliveryLogReader::filled(std::size_t count)
{
    m_buffer.filled(count);
    read(Ending::Open);
}

void DeliveryLogReader::finish()
{
    read(Ending::Final);
    for (const LogColumn column : logColumns) {
        if (!names().columns().given(column).empty() && names().metAs(column).empty()) {
            m_notes.mention("names given with --map are in no line",
                            std::string(names().columns().given(column)));
        }
    }
}

void DeliveryLogReader::interrupt(std::string sentence)
{
    m_notes.add(std::move(sentence));
    m_interrupted = true;
}

void DeliveryLogReader::read(Ending ending)
{
    if (!m_format && !m_problem) {
        detect(ending);
    }
    if (m_problem || !m_format) {
        m_buffer.consume(m_problem ? m_buffer.text().size() : 0);
        return;
    }
    if (!endOverlong()) {
        return;
    }
    if (m_format == LogFormat::Ndjson) {
        readNdjson(ending);
    } else {
        readCsv(ending);
    }
}

void DeliveryLogReader::detect(Ending ending)
{
    const std::string_view text = m_buffer.text();
    // The separator of CSV takes its whole head.
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool whole =
        first != std::string_view::npos && text.find('\n', first) != std::string_view::npos;
    if (!whole && ending == Ending::Open && text.size() < LogBuffer::chunk) {
        return;
    }
    const Outcome<LogFormat> format = logFormat(text);
    if (!format) {
        m_problem = format.problem();
        return;
    }
    m_format = format.value();
    m_buffer.consume(byteOrderMark(text));
    if (m_format == LogFormat::Csv) {
        m_csv = CsvSplitter(csvSeparator(m_buffer.text()));
    }
}

void DeliveryLogReader::skipOverlong(std::string_view what, std::size_t bytes)
{
    m_notes.lose(std::string(what) + " longer than 1 MiB and are left out", where());
    m_skipping = true;
    m_buffer.consume(bytes);
}

/// Goes on to the end of a line that is too long; false while that is still to come.
bool DeliveryLogReader::endOverlong()
{
    if (m_skipping) {
        const std::size_t end = m_buffer.text().find('\n');
        m_skipping = end == std::string_view::npos;
        m_line += m_skipping ? 0 : 1;
        m_buffer.consume(m_skipping ? m_buffer.text().size() : end + 1);
    }
    return !m_skipping;
}

void DeliveryLogReader::readNdjson(Ending ending)
{
    std::string_view text = m_buffer.text();
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        readNdjsonLine(text.substr(0, end), Ending::Open);
        ++m_line;
        text.remove_prefix(end + 1);
    }
    m_buffer.consume(m_buffer.text().size() - text.size());
    if (text.size() > LogBuffer::mostLine) {
        skipOverlong("lines are", text.size());
    } else if (ending == Ending::Final) {
        readNdjsonLine(text, Ending::Final);
        m_buffer.consume(text.size());
    }
}

void DeliveryLogReader::readNdjsonLine(std::string_view line, Ending ending)
{
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
        return;
    }
    if (line.size() > LogBuffer::mostLine) {
        m_notes.lose("lines are longer than 1 MiB and are left out", where());
    } else if (m_ndjson.read(line, m_row)) {
        if (m_allNames.empty()) {
            for (const auto& field : m_ndjson.fields(line, LogPreview::mostColumns)) {
                m_allNames.push_back(field.first);
            }
        }
        readRow(m_line);
    } else {
        m_notes.lose(std::string(ending == Ending::Final
                                     ? cutOff
                                     : "lines are no JSON object and are left out"),
                     where());
    }
}

void DeliveryLogReader::readCsv(Ending ending)
{
    while (!m_problem && endOverlong() && !m_buffer.text().empty()) {
        const std::string_view text = m_buffer.text();
        const std::string_view reach = withinReach(text);
        const bool isCut = reach.size() < text.size();
        const CsvRecord record = m_csv.split(reach, isCut ? Ending::Open : ending);
        if (record != CsvRecord::Unfinished) {
            const bool lastWithoutEnd =
                ending == Ending::Final && m_csv.consumed() == text.size() && !text.ends_with('\n');
            readCsvRecord(record, lastWithoutEnd ? Ending::Final : Ending::Open);
        } else if (isCut || ending == Ending::Final) {
            endWithoutRecord(reach);
        } else {
            return;
        }
    }
}

std::string_view DeliveryLogReader::withinReach(std::string_view text) const
{
    if (m_reach == LogBuffer::mostLine) {
        return text.substr(0, m_reach);
    }
    const std::size_t line = text.substr(0, LogBuffer::mostLine).find('\n');
    return text.substr(0, std::max(m_reach, std::min(line, LogBuffer::mostLine - 1) + 1));
}

void DeliveryLogReader::consumeCsv(std::size_t bytes, std::int64_t lines)
{
    m_line += lines;
    m_buffer.consume(bytes);
    m_sinceGivenUp += bytes;
    if (m_sinceGivenUp >= LogBuffer::mostLine) {
        m_reach = LogBuffer::mostLine;
    }
}

/// Leaves out one line of several: a stray quote takes all up to the next quote for its field.
void DeliveryLogReader::giveUpLine(std::string_view text)
{
    constexpr std::size_t leastReach = 1024; // few records have more
    consumeCsv(text.find('\n') + 1, 1);
    // Else a log of nothing but quotes would be looked at a mebibyte for each line.
    m_reach = std::max(m_reach / 2, leastReach);
    m_sinceGivenUp = 0;
}

void DeliveryLogReader::endWithoutRecord(std::string_view text)
{
    if (text.find('\n') == std::string_view::npos) {
        if (text.size() >= LogBuffer::mostLine) {
            skipOverlong("records are", text.size());
        } else {
            m_notes.lose(std::string(cutOff), where());
            m_buffer.consume(text.size());
        }
    } else if (m_csvColumns.empty()) {
        m_problem = brokenHead("opens a quote and does not close it");
    } else {
        m_notes.lose("lines open a quote that is not closed and are left out", where());
        giveUpLine(text);
    }
}

void DeliveryLogReader::readCsvRecord(CsvRecord record, Ending ending)
{
    const std::vector<std::string_view>& fields = m_csv.fields();
    const bool isBlank =
        record == CsvRecord::Blank || (record == CsvRecord::Row && fields.size() == 1 &&
                                       m_csvColumns.size() != 1 && trimmed(fields.front()).empty());
    std::string_view fault;
    if (m_csvColumns.empty() && !isBlank) {
        readHead(record);
    } else if (!isBlank) {
        fault = faultOf(record, ending);
        if (fault.empty()) {
            readCsvFields(ending);
        } else {
            m_notes.lose(std::string(fault), where());
        }
    }
    if (!fault.empty() && m_csv.lines() > 1) {
        giveUpLine(m_buffer.text());
    } else {
        consumeCsv(m_csv.consumed(), m_csv.lines());
    }
}

std::string_view DeliveryLogReader::faultOf(CsvRecord record, Ending ending) const
{
    if (record == CsvRecord::Malformed) {
        return "records have text behind a closing quote and are left out";
    }
    if (m_csv.fields().size() != m_csvColumns.size()) {
        return ending == Ending::Final && m_csv.lines() == 1
                   ? cutOff
                   : "rows have more or fewer fields than the head and are left out";
    }
    return {};
}

void DeliveryLogReader::readCsvFields(Ending ending)
{
    m_row.clear();
    for (std::size_t place = 0; place < m_csvColumns.size(); ++place) {
        if (const auto& column = m_csvColumns[place]) {
            m_row.add(*column, withoutBlanks(m_csv.fields()[place]));
        }
    }
    if (ending == Ending::Final) {
        m_notes.mention("the last row has no line end, so it may be cut off", where());
    }
    readRow(m_line);
}

void DeliveryLogReader::readHead(CsvRecord record)
{
    if (record == CsvRecord::Malformed) {
        m_problem = brokenHead("has text behind a closing quote");
        return;
    }
    for (const std::string_view field : m_csv.fields()) {
        m_csvColumns.push_back(m_csvNames.resolve(m_csvColumns.size(), trimmed(field)));
        m_allNames.emplace_back(trimmed(field));
    }
    for (const LogColumn column : logColumns) {
        const std::string given(m_csvNames.columns().given(column));
        if (!given.empty() && m_csvNames.metAs(column).empty()) {
            const std::string close = nearest(given, m_allNames);
            m_problem = Problem{"--map", "the log has no column '" + given + "'",
                                close.empty() ? "its columns are " + listed(m_allNames)
                                              : "did you mean " + close + "?"};
            return;
        }
    }
    if (m_csvNames.metAs(LogColumn::Time).empty()) {
        m_problem = Problem{"", "no column is known to hold the time (" + listed(m_allNames) + ")",
                            "name it with --map time=NAME, or give a log with a head"};
    }
}

void DeliveryLogReader::readRow(std::int64_t line)
{
    Delivery delivery;
    delivery.line = line;
    delivery.event = eventKey(m_row);
    m_statistics.announce(delivery.event);
    const RowFault fault = readDelivery(m_row, delivery);
    m_hasTimeFaults = m_hasTimeFaults || fault == RowFault::NoTime || fault == RowFault::BadTime;
    if (fault != RowFault::None) {
        m_notes.lose(std::string(words(fault)), where());
    }
    if (fault == RowFault::None || fault == RowFault::BadFigure) {
        m_statistics.add(delivery);
    }
}

Problem DeliveryLogReader::noDelivery(const std::vector<std::string>& reasons) const
{
    std::string what = "there is not one usable delivery in this log";
    for (std::size_t place = 0; place < reasons.size(); ++place) {
        what += (place == 0 ? ": " : "; ") + reasons[place];
    }
    const std::string& time = names().metAs(LogColumn::Time);
    if (time.empty() && !m_allNames.empty()) {
        return {"", what, "name the time with --map time=NAME; its keys are " + listed(m_allNames)};
    }
    return {"", what,
            m_hasTimeFaults ? "take the time from another column than '" + time + "'"
                            : "give one with a line for each delivery"};
}

Outcome<DeliveryLog> DeliveryLogReader::log() const
{
    if (m_problem) {
        return *m_problem;
    }
    DeliveryLog log;
    log.format = m_format.value_or(LogFormat::Ndjson);
    log.figures =
        m_statistics.figures(names().metAs(LogColumn::RetryNumber).empty() ? RetryNumbers::Absent
                                                                           : RetryNumbers::Present);
    log.notes = m_notes.sentences();
    if (log.figures.attempts == 0) {
        return noDelivery(log.notes);
    }
    for (const LogColumn column : logColumns) {
        log.names[static_cast<std::size_t>(column)] = names().metAs(column);
    }
    log.partial = m_interrupted || m_notes.anythingLost();
    std::ranges::copy(deliveryNotes(log.figures, log.names), std::back_inserter(log.notes));
    return log;
}

} // namespace stormglass::sampling
