// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/core/table.h"
#include "model/sampling/log_columns.h"
#include "model/sampling/log_format.h"

#include <array>
#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>

namespace stormglass::sampling {

/// The first rows of a delivery log, for choosing its columns.
struct LogPreview {
    /// Names beyond these are left out: nobody finds one among more.
    static constexpr std::size_t mostColumns = 256;

    LogFormat format = LogFormat::Ndjson;
    Table rows; ///< one column per name of the log, titled with it; cells as they stand there
    std::array<std::string, logColumns.size()> names; ///< of the log, by column; empty for none
};

/// A preview of the log's beginning. A line that is cut off at the end, and one that cannot be
/// read, is left out; so is what follows a stop. Refuses what logFormat() refuses.
[[nodiscard]] Outcome<LogPreview> previewLog(std::string_view beginning, const LogColumns& columns,
                                             std::size_t mostRows,
                                             const std::stop_token& stop = {});

} // namespace stormglass::sampling
