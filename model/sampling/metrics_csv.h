// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/csv_splitter.h"
#include "model/sampling/log_buffer.h"
#include "model/sampling/metrics_gathering.h"

#include <optional>
#include <span>
#include <string_view>

namespace stormglass::sampling {

/// Reads metrics as CSV chunk by chunk, in the same memory for any size: write into room(), tell
/// filled(), and at last finish(). A record is a line: a quote that is not closed costs no more.
class MetricsCsv {
public:
    explicit MetricsCsv(MetricsNames names);

    /// Where the next chunk goes, at least LogBuffer::chunk bytes.
    [[nodiscard]] std::span<char> room() { return m_buffer.room(); }

    /// So many bytes of room() are there; every whole line of them is read.
    void filled(std::size_t count);

    /// The file ends here.
    void finish();

    /// Reading ended early, for a reason that the notes are to have; instead of finish().
    void interrupt(std::string sentence);

    /// Why nothing can be read on, if so.
    [[nodiscard]] const std::optional<Problem>& problem() const { return m_problem; }

    /// What was read; refuses files without a usable row.
    [[nodiscard]] Outcome<MetricsFile> file() const;

private:
    void readLines();
    void readLine(std::string_view line);
    void readHead(std::string_view line);
    void readRow(std::string_view line);
    [[nodiscard]] bool readBlank(std::size_t place);
    [[nodiscard]] bool readField(std::size_t place, std::string_view field, MetricsRow& row);
    [[nodiscard]] std::string where() const;
    [[nodiscard]] std::string cellName(std::size_t place) const;

    MetricsNames m_names;
    LogBuffer m_buffer;
    CsvSplitter m_splitter{','};
    std::vector<std::string> m_head;
    std::vector<std::optional<MetricsColumn>> m_columns;
    std::vector<bool> m_hasValues;          ///< of each column, whether any row had one
    std::optional<MetricsGathering> m_rows; ///< once the head was read
    std::optional<Problem> m_problem;
    std::int64_t m_line = 1;
    bool m_skipping = false; ///< within a line that is too long
};

} // namespace stormglass::sampling
