// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/table.h"

#include <string>

namespace stormglass {

/// The table as CSV (RFC 4180, line feeds): column keys first, numbers shortest round-trip in the
/// unit they are kept in.
[[nodiscard]] std::string csvText(const Table& table);

/// The same with tabs between the cells, as spreadsheets take it from the clipboard; tabs and line
/// breaks within words become spaces.
[[nodiscard]] std::string tabSeparatedText(const Table& table);

} // namespace stormglass
