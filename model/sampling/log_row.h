// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/log_columns.h"

#include <array>
#include <limits>
#include <string_view>

namespace stormglass::sampling {

/// One field of a row, as it stands in the log: without its quotes, escapes left as they are.
struct LogField {
    std::string_view text;
    std::uint8_t rank = std::numeric_limits<std::uint8_t>::max();
    double millisecondsPerUnit = 1.0;
};

/// The fields of one line that are columns. The texts live as long as the line's buffer.
class LogRow {
public:
    /// Forgets the row before.
    void clear() { m_fields.fill({}); }

    /// One more field; of several for a column the one with the lowest rank is kept.
    void add(const ColumnMatch& match, std::string_view text)
    {
        LogField& field = m_fields[static_cast<std::size_t>(match.column)];
        if (match.rank < field.rank) {
            field = {text, match.rank, match.millisecondsPerUnit};
        }
    }

    [[nodiscard]] const LogField& operator[](LogColumn column) const
    {
        return m_fields[static_cast<std::size_t>(column)];
    }

private:
    std::array<LogField, logColumns.size()> m_fields;
};

} // namespace stormglass::sampling
