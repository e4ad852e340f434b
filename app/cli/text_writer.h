// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/table.h"

#include <iosfwd>
#include <string>

namespace stormglass::cli {

/// ", over 3 h", or ", all at one time" of no span.
[[nodiscard]] std::string spanText(double seconds);

/// The table in aligned columns, numbers to the right, units in the head.
void writeText(std::ostream& out, const Table& table);

} // namespace stormglass::cli
