// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/problem.h"
#include "model/sampling/column_names.h"
#include "model/sampling/delivery.h"

#include <string>
#include <vector>

namespace stormglass::sampling {

/// What the keys of a log are.
struct LogKeys {
    const ColumnNames& names;            ///< which were met as columns
    const std::vector<std::string>& all; ///< of the head, or of the first object
    const std::string& nested;           ///< the first that holds an object; empty for none
};

/// "lines have no time and are left out".
[[nodiscard]] std::string faultText(RowFault fault);

/// "lines have a duration below 0, and that figure is left out".
[[nodiscard]] std::string faultText(FigureFault fault, LogColumn column);

/// Where the head of a log of rows is broken: it `has` or `opens` something.
[[nodiscard]] Problem brokenHead(const std::string& fault);

/// Where a name given with --map is none of the log's.
[[nodiscard]] Problem noSuchColumn(const std::string& given, const std::vector<std::string>& all);

/// Where no name of the log holds the time.
[[nodiscard]] Problem noTimeColumn(const LogKeys& keys);

/// Where no line is a delivery: every kind of fault, since the first need not be the commonest.
[[nodiscard]] Problem nothingUsable(const LogKeys& keys, const std::vector<std::string>& faults);

/// Why columns are missing, a sentence each: a usual name that --map gave to another column, and
/// keys that are not looked for.
[[nodiscard]] std::vector<std::string> missingColumns(const LogKeys& keys);

} // namespace stormglass::sampling
