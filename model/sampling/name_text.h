// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace stormglass::sampling {

/// A column's name without what does not count: in small letters, "_" for "-".
[[nodiscard]] std::string normalisedName(std::string_view name);

/// The first twenty of a file's names in a row, "time, calls, …".
[[nodiscard]] std::string listedNames(const std::vector<std::string>& names);

} // namespace stormglass::sampling
