// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <span>

namespace stormglass::sampling {

/// The most instants within any 60 s, wherever the minute begins; two instants exactly 60 s apart
/// are in different minutes. Takes microseconds in ascending order; 0 for none.
[[nodiscard]] std::int64_t busiestMinute(std::span<const std::int64_t> sortedMicroseconds);

} // namespace stormglass::sampling
