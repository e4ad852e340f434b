// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/number_text.h"

#include <string>
#include <string_view>

namespace stormglass::amplification {

/// A line as the note's program prints it: label, word, sentence, the first two padded.
[[nodiscard]] inline std::string reportLine(std::string_view label, std::string_view word,
                                            std::string_view sentence)
{
    return padRight(label, 10) + ' ' + padRight(word, 14) + ' ' + std::string(sentence);
}

} // namespace stormglass::amplification
