// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/table.h"

#include <iosfwd>

namespace stormglass::cli {

/// The table as CSV (RFC 4180, line feeds): column keys first, numbers shortest round-trip in the
/// unit they are kept in.
void writeCsv(std::ostream& out, const Table& table);

} // namespace stormglass::cli
