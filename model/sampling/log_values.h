// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace stormglass::sampling {

/// Whether a field says nothing: empty, "-" (nginx), "null" or "None".
[[nodiscard]] bool isBlank(std::string_view text);

/// A time in microseconds since the epoch. Takes ISO 8601 ("2026-11-30T08:02:41.25+01:00", a space
/// for the T, UTC without a zone) and seconds, milliseconds, microseconds or nanoseconds since
/// 1970, told apart by their size; from 1970 to the year 5138. Nothing for anything else.
[[nodiscard]] std::optional<std::int64_t> logTime(std::string_view text);

/// A number as logTime() takes one, in seconds since 1970, with every digit of its fraction.
[[nodiscard]] std::optional<double> epochSeconds(double number);

/// A duration of at least 0 in milliseconds. A unit behind the number ("250ms", "1.5 s") goes
/// before the column's own.
[[nodiscard]] std::optional<double> logDuration(std::string_view text, double millisecondsPerUnit);

/// A whole number of 0…1e9, however it is written; "2.0" is one, "2.5" is none.
[[nodiscard]] std::optional<std::int32_t> wholeNumber(std::string_view text);

/// The same, quickly where it is written as at most nine digits, as counts mostly are.
[[nodiscard]] inline std::optional<std::int32_t> logCount(std::string_view text)
{
    constexpr std::size_t mostDigits = 9;
    if (text.empty() || text.size() > mostDigits) {
        return wholeNumber(text);
    }
    std::int32_t count = 0;
    for (const char letter : text) {
        if (letter < '0' || letter > '9') {
            return wholeNumber(text);
        }
        count = count * 10 + (letter - '0');
    }
    return count;
}

} // namespace stormglass::sampling
