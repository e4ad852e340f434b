// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <cstdint>
#include <string_view>

namespace stormglass::sampling {

/// How a delivery log is written.
enum class LogFormat : std::uint8_t {
    Ndjson, ///< one JSON object a line
    Csv,    ///< a head of names, then rows
};

/// "NDJSON", "CSV".
[[nodiscard]] std::string_view word(LogFormat format);

/// Bytes of the byte order mark of UTF-8 at the beginning, 0 or 3.
[[nodiscard]] std::size_t byteOrderMark(std::string_view beginning);

/// Tells the format by the first letter behind a byte order mark and white space: "{" begins
/// NDJSON, all else is a CSV head. Refuses what is empty, compressed, UTF-16, no text or one JSON
/// array. Four bytes are enough unless they are white space.
[[nodiscard]] Outcome<LogFormat> logFormat(std::string_view beginning);

} // namespace stormglass::sampling
