// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

namespace stormglass::sampling {

/// Sixty-four bits of a text, the same in every run: eight bytes at a time through the finaliser of
/// SplitMix64 (Guy L. Steele, Doug Lea, Christine H. Flood, OOPSLA 2014). Two texts collide with
/// about 2^-64; it is no defence against texts made to collide.
[[nodiscard]] inline std::uint64_t textHash(std::string_view text)
{
    const auto mixed = [](std::uint64_t bits) {
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
        return bits ^ (bits >> 31U);
    };
    std::uint64_t hash = 0x9e3779b97f4a7c15U + text.size();
    while (text.size() >= sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data(), sizeof word);
        hash = mixed(hash ^ word);
        text.remove_prefix(sizeof word);
    }
    std::uint64_t rest = 0;
    if (!text.empty()) {
        std::memcpy(&rest, text.data(), text.size());
    }
    return mixed(hash ^ rest);
}

} // namespace stormglass::sampling
