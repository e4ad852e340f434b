// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/metrics_csv.h"

#include <algorithm>
#include <limits>
#include <string>
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

/// The sentence of a refusal, "read" where there is none.
inline std::string refusal(const Outcome<MetricsFile>& file)
{
    return file ? "read" : file.problem().sentence();
}

/// The file's notes, a line each.
inline std::string notesOf(const Outcome<MetricsFile>& file)
{
    std::string all;
    for (const std::string& note : file.value().notes) {
        all += note + "\n";
    }
    return all;
}

inline bool tells(const Outcome<MetricsFile>& file, std::string_view words)
{
    return notesOf(file).find(words) != std::string::npos;
}

} // namespace stormglass::tests
