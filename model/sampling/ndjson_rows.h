// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/column_names.h"
#include "model/sampling/log_row.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace stormglass::sampling {

/// Reads lines of NDJSON, each one object, through simdjson. The keys of the outermost object
/// count; values of other keys are skipped and not checked beyond their brackets.
class NdjsonRows {
public:
    explicit NdjsonRows(LogColumns columns);
    ~NdjsonRows();

    /// The line's columns into `row`; false where it is no whole object. Behind the line
    /// LogBuffer::padding bytes must be readable; it has at most LogBuffer::mostLine.
    [[nodiscard]] bool read(std::string_view line, LogRow& row);

    /// The first `most` keys and values of a line, in its order; for looking at a few lines.
    /// Of nested values only the kind is given, "{…}" and "[…]".
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> fields(std::string_view line,
                                                                          std::size_t most);

    /// The names that were met, and what they stand for.
    [[nodiscard]] const ColumnNames& names() const { return m_names; }

private:
    struct Parser;

    ColumnNames m_names;
    std::unique_ptr<Parser> m_parser;
};

} // namespace stormglass::sampling
