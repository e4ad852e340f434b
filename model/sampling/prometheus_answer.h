// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/sampling/metrics_file.h"

#include <stop_token>
#include <string_view>

namespace stormglass::sampling {

/// Readable bytes that must lie behind the text of an answer.
inline constexpr std::size_t prometheusPadding = 64;

/// Reads the answer of a Prometheus range query ("resultType": "matrix"). A series is told by its
/// `__name__` or else by the value of a label, whichever is a known name of a column; a row is an
/// instant that all of those series have. A problem names no place.
[[nodiscard]] Outcome<MetricsFile> readPrometheus(std::string_view text, const MetricsNames& names,
                                                  const std::stop_token& stop = {});

} // namespace stormglass::sampling
