// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/column_names.h"
#include "model/sampling/log_row.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass::sampling {

/// Whether more text may follow.
enum class Ending : bool { Open, Final };

/// One record of CSV, split.
enum class CsvRecord : std::uint8_t {
    Row,        ///< the fields are there
    Blank,      ///< an empty line
    Unfinished, ///< the text ends before the record does
    Malformed,  ///< text behind a closing quote
};

/// Splits CSV as RFC 4180 has it: quoted fields with separators, line breaks and doubled quotes,
/// lines that end in LF or CRLF. A quote within a field that does not begin with one is a letter;
/// spaces around the quotes of one are not part of it.
class CsvSplitter {
public:
    explicit CsvSplitter(char separator)
        : m_separator(separator)
    {
    }

    /// Splits the first record of the text; its end, where it is final, also ends the record.
    [[nodiscard]] CsvRecord split(std::string_view text, Ending ending);

    /// The fields of the record split last, unquoted; they live as long as the text does and until
    /// the next split().
    [[nodiscard]] const std::vector<std::string_view>& fields() const { return m_fields; }

    /// Bytes of the record split last, with its line end.
    [[nodiscard]] std::size_t consumed() const { return m_consumed; }

    /// Lines that the record split last takes.
    [[nodiscard]] std::int64_t lines() const { return m_lines; }

private:
    /// A field, and where its separator, its line end or the text's end stands.
    struct Field {
        CsvRecord state = CsvRecord::Row; ///< Unfinished or Malformed where it is none
        std::string_view text;
        std::size_t end = 0;
    };

    CsvRecord splitQuoted(std::string_view text, Ending ending);
    [[nodiscard]] bool endsRecord(std::string_view text, std::size_t at);
    [[nodiscard]] Field plainField(std::string_view text, std::size_t begin) const;
    [[nodiscard]] Field quotedField(std::string_view text, std::size_t begin, Ending ending);

    char m_separator;
    std::vector<std::string_view> m_fields;
    std::string m_unquoted; ///< fields with doubled quotes, one after the other
    std::size_t m_consumed = 0;
    std::int64_t m_lines = 0;
};

/// The separator of a CSV text: of comma, semicolon and tab the one its head has most of, which is
/// its first line that is not blank.
[[nodiscard]] char csvSeparator(std::string_view text);

} // namespace stormglass::sampling
