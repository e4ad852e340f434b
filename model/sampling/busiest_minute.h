// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace stormglass::sampling {

/// The most instants within any 60 s, wherever the minute begins; two instants exactly 60 s apart
/// are in different minutes. Takes microseconds in ascending order; 0 for none.
[[nodiscard]] std::int64_t busiestMinute(std::span<const std::int64_t> sortedMicroseconds);

/// The same of instants that come one by one in about their order, in memory that does not grow.
/// Exact where no instant comes after more than 32,768 that are later, nor more than so many within
/// a minute; beyond that a floor.
class PassingMinutes {
public:
    /// One more instant, in microseconds.
    void add(std::int64_t microseconds);

    /// The most instants within any 60 s so far.
    [[nodiscard]] std::int64_t busiest() const;

private:
    static constexpr std::size_t mostRecent = std::size_t{1} << 16U;

    std::vector<std::int64_t> m_recent;
    std::int64_t m_busiest = 0; ///< of what is no longer remembered
};

} // namespace stormglass::sampling
