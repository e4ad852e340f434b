// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/control_characters.h"

#include <algorithm>
#include <array>

namespace stormglass {

namespace {

/// What turns the direction of writing round (U+061C, U+200E…, U+202A…, U+2066…), has no width
/// (U+200B, U+2060, U+FEFF) or ends a line (U+2028, U+2029). Not the joiners, which words need.
// NOLINTBEGIN(misc-misleading-bidirectional): they are what is looked for
constexpr std::array<std::string_view, 17> unseen{
    "\u061C", "\u200B", "\u200E", "\u200F", "\u2028", "\u2029", "\u202A", "\u202B", "\u202C",
    "\u202D", "\u202E", "\u2060", "\u2066", "\u2067", "\u2068", "\u2069", "\uFEFF"};
// NOLINTEND(misc-misleading-bidirectional)

/// Bytes of the control character that a text begins with; 0 where it begins with none.
std::size_t controlLength(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x20U || first == 0x7FU) {
        return 1;
    }
    const bool isC1 =
        first == 0xC2U && text.size() > 1 && static_cast<unsigned char>(text[1]) < 0xA0U;
    if (isC1) {
        return 2;
    }
    const auto* const found = std::ranges::find_if(
        unseen, [text](std::string_view each) { return text.starts_with(each); });
    return found == unseen.end() ? 0 : found->size();
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
