// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"

#include <string>
#include <string_view>

namespace stormglass::cli {

/// Whether results may be coloured: standard output is a terminal that knows colours, and NO_COLOR
/// (https://no-color.org) is not set.
[[nodiscard]] bool showsColour(const Console& console);

/// A report's line with its second column in the colour of its verdict, if it is one.
[[nodiscard]] std::string coloured(std::string_view line);

} // namespace stormglass::cli
