// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/metrics.h"
#include "model/core/outcome.h"
#include "model/core/progress.h"
#include "model/sampling/metrics_columns.h"

#include <QString>

#include <array>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace stormglass::sampling {

/// A metrics file that was read.
struct MetricsFile {
    Metrics metrics;
    std::array<std::string, metricsColumns.size()> names; ///< of the file, by column; empty: none
    std::int64_t skippedRows = 0;                         ///< rows that were left out
    std::vector<std::string> notes;                       ///< what was left out, and why
    bool partial = false;                                 ///< stopped or broken off before the end
};

/// Reads metrics of a dependency: CSV with a head (comma, semicolon or tab), a file or a pipe of
/// any size, or the JSON of a Prometheus range query
/// (https://prometheus.io/docs/prometheus/latest/querying/api/#range-queries) of up to 80 MiB,
/// whose series are told by their name or a label. Rows of CSV may run backward in time, and
/// success be in percent. A row that cannot be used is left out whole and told by line and column.
/// Refused where not one row can be used.
[[nodiscard]] Outcome<MetricsFile> readMetrics(const QString& path, const MetricsNames& names = {},
                                               const std::stop_token& stop = {},
                                               const Progress& progress = {});

} // namespace stormglass::sampling
