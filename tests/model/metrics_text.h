// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/metrics_csv.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace stormglass::tests {

using namespace stormglass::sampling;

/// Metrics in CSV, read in pieces of that many bytes.
inline Outcome<MetricsFile>
readMetricsText(std::string_view text, const MetricsNames& names = {},
                std::size_t piece = std::numeric_limits<std::size_t>::max())
{
    MetricsCsv csv(names);
    while (!text.empty() && !csv.problem()) {
        const std::size_t bytes = std::min({piece, text.size(), LogBuffer::chunk});
        std::ranges::copy(text.substr(0, bytes), csv.room().begin());
        csv.filled(bytes);
        text.remove_prefix(bytes);
    }
    csv.finish();
    return csv.file();
}

} // namespace stormglass::tests
