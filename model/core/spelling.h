// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace stormglass {

/// The candidate that takes the fewest single-letter changes to become `word`; empty where all are
/// too far off to be meant.
[[nodiscard]] std::string nearest(std::string_view word,
                                  const std::vector<std::string>& candidates);

} // namespace stormglass
