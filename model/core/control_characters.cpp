// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/control_characters.h"

namespace stormglass {

namespace {

/// Bytes of the control character that a text begins with; 0 where it begins with none.
std::size_t controlLength(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x20U || first == 0x7FU) {
        return 1;
    }
    const bool isC1 =
        first == 0xC2U && text.size() > 1 && static_cast<unsigned char>(text[1]) < 0xA0U;
    return isC1 ? 2 : 0;
}

} // namespace

bool hasControlCharacter(std::string_view text)
{
    for (; !text.empty(); text.remove_prefix(1)) {
        if (controlLength(text) > 0) {
            return true;
        }
    }
    return false;
}

std::string printable(std::string_view text)
{
    std::string shown;
    while (!text.empty()) {
        const std::size_t length = controlLength(text);
        shown += length > 0 ? '?' : text.front();
        text.remove_prefix(length > 0 ? length : 1);
    }
    return shown;
}

} // namespace stormglass
