// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/sampling/csv_splitter.h"
#include "model/sampling/delivery_statistics.h"
#include "model/sampling/log_buffer.h"
#include "model/sampling/log_format.h"
#include "model/sampling/ndjson_rows.h"
#include "model/sampling/reading_notes.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace stormglass::sampling {

/// A delivery log that was read.
struct DeliveryLog {
    LogFormat format = LogFormat::Ndjson;
    DeliveryFigures figures;
    std::array<std::string, logColumns.size()> names; ///< of the log, by column; empty for none
    std::vector<std::string> notes; ///< what was left out, and what to know of the figures
    bool partial = false;           ///< something was left out
};

/// Reads a delivery log chunk by chunk: write into room(), tell filled(), and at last finish(). A
/// line that cannot be used is counted, the first few are named, and the next one is read. Takes
/// the same memory for any log.
class DeliveryLogReader {
public:
    explicit DeliveryLogReader(LogColumns columns);

    /// Where the next chunk goes, at least LogBuffer::chunk bytes.
    [[nodiscard]] std::span<char> room() { return m_buffer.room(); }

    /// So many bytes of room() are there; every whole line of them is read.
    void filled(std::size_t count);

    /// The log ends here; also reads a last line without a line end.
    void finish();

    /// Reading ended early, for a reason that the notes are to have; instead of finish().
    void interrupt(std::string sentence);

    /// Why nothing can be read on, if so; the problem's `where` is left to who knows the file.
    [[nodiscard]] const std::optional<Problem>& problem() const { return m_problem; }

    /// What was read; refuses a log without one usable delivery.
    [[nodiscard]] Outcome<DeliveryLog> log() const;

    /// Bytes taken by the tables of recent events and messages.
    [[nodiscard]] std::size_t tableBytes() const { return m_statistics.tableBytes(); }

private:
    void read(Ending ending);
    void detect(Ending ending);
    void readNdjson(Ending ending);
    void readNdjsonLine(std::string_view line, Ending ending);
    void readCsv(Ending ending);
    void readCsvRecord(CsvRecord record, Ending ending);
    void readCsvFields(Ending ending);
    [[nodiscard]] std::string_view faultOf(CsvRecord record, Ending ending) const;
    [[nodiscard]] std::string_view withinReach(std::string_view text) const;
    void endWithoutRecord(std::string_view text);
    void giveUpLine(std::string_view text);
    void consumeCsv(std::size_t bytes, std::int64_t lines);
    void readHead(CsvRecord record);
    void readRow(std::int64_t line);
    [[nodiscard]] Problem noDelivery(const std::vector<std::string>& reasons) const;
    void skipOverlong(std::string_view what, std::size_t bytes);
    bool endOverlong();
    [[nodiscard]] const ColumnNames& names() const;
    [[nodiscard]] std::string where() const;

    LogBuffer m_buffer;
    std::optional<LogFormat> m_format;
    NdjsonRows m_ndjson;
    CsvSplitter m_csv{','};
    ColumnNames m_csvNames;
    std::vector<std::optional<ColumnMatch>> m_csvColumns; ///< of the head; none before it was read
    std::size_t m_reach = LogBuffer::mostLine;            ///< of a record that is not one line
    std::size_t m_sinceGivenUp = 0;      ///< bytes behind the line that was given up last
    std::vector<std::string> m_allNames; ///< of the head, or of the first object
    LogRow m_row;
    DeliveryStatistics m_statistics;
    std::int64_t m_line = 1;      ///< the one that comes next
    bool m_skipping = false;      ///< within a line that is too long
    bool m_hasTimeFaults = false; ///< lines whose time is missing or none
    bool m_interrupted = false;
    ReadingNotes m_notes;
    std::optional<Problem> m_problem;
};

} // namespace stormglass::sampling
