// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/core/table.h"
#include "model/sampling/metrics_columns.h"

#include <QString>

#include <array>
#include <cstddef>
#include <stop_token>
#include <string>

namespace stormglass::sampling {

/// The first rows of a metrics file, for choosing its columns.
struct MetricsPreview {
    Table rows; ///< one column per name of the file, titled with it; cells as they stand there
    std::array<std::string, metricsColumns.size()> names; ///< usual ones it has; empty for none

    /// Whether a choice would help: time or calls are unknown, and there is what could be both.
    [[nodiscard]] bool needsChoice() const;
};

/// A preview of CSV. Refuses what is no CSV, and pipes, which are read only once.
[[nodiscard]] Outcome<MetricsPreview> previewMetrics(const QString& path, std::size_t mostRows,
                                                     const std::stop_token& stop = {});

} // namespace stormglass::sampling
