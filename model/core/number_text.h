// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace stormglass {

/// The shortest text that reads back as the same double, with a point whatever the locale; plain
/// digits between 1e-4 and 1e15, an exponent outside. For files, flags and JSON.
[[nodiscard]] std::string shortestText(double value);

/// Exactly `decimals` decimals (0…17), correctly rounded, with a point whatever the locale: what
/// printf("%.*f") gives in the C locale.
[[nodiscard]] std::string fixedText(double value, int decimals);

/// At most `digits` significant digits (1…17), no trailing zeros: 0.0022974 → "0.0023" at two.
/// Digits before the point are never dropped.
[[nodiscard]] std::string significantText(double value, int digits);

/// A number that leaves room for other things: "15M", "126.3k"; at most `digits` significant digits
/// below 100,000, where digits before the point are never dropped.
[[nodiscard]] std::string compactText(double value, int digits);

/// How many there are of something whose plural ends in s: "1 message", "2 messages".
[[nodiscard]] std::string countText(std::int64_t count, std::string_view noun);

/// The same where the plural is another word: "2 deliveries".
[[nodiscard]] std::string countText(std::int64_t count, std::string_view one,
                                    std::string_view many);

/// Reads a finite decimal number, the whole text, spaces around it allowed. Refuses empty text,
/// words, NaN, infinities and numbers outside double's range; the problem's `where` stays empty.
[[nodiscard]] Outcome<double> parseNumber(std::string_view text);

/// `text` followed by spaces up to `width` bytes.
[[nodiscard]] std::string padRight(std::string_view text, std::size_t width);

/// `text` without spaces and tabs at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

} // namespace stormglass
