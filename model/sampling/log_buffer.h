// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace stormglass::sampling {

/// The part of a log that is being read: chunks come in at the end, lines are taken off the front,
/// and what is left of a line moves to the front. Never grows.
class LogBuffer {
public:
    /// What a line may have at most.
    static constexpr std::size_t mostLine = std::size_t{1} << 20U;

    /// What is read at once.
    static constexpr std::size_t chunk = std::size_t{1} << 18U;

    /// Readable bytes behind the text, which simdjson may look at.
    static constexpr std::size_t padding = 64;

    LogBuffer();

    /// Where the next chunk goes; at least `chunk` bytes as long as at most `mostLine` are left.
    [[nodiscard]] std::span<char> room();

    /// The first `count` bytes of room() are there now.
    void filled(std::size_t count) { m_end += count; }

    /// What is there and not consumed.
    [[nodiscard]] std::string_view text() const
    {
        return {m_bytes.data() + m_begin, m_end - m_begin};
    }

    /// The first `count` bytes of text() are done with.
    void consume(std::size_t count) { m_begin += count; }

private:
    std::vector<char> m_bytes;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
};

} // namespace stormglass::sampling
