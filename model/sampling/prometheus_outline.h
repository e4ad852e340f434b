// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/prometheus_series.h"

#include <optional>
#include <simdjson.h>
#include <stop_token>
#include <string>
#include <vector>

namespace stormglass::sampling {

/// An answer of Prometheus but for its samples.
struct PrometheusOutline {
    bool hasData = false;
    bool hasResult = false;
    std::string error;                    ///< of the server; empty for none
    std::string type;                     ///< of the result; empty for none
    std::vector<PrometheusSeries> series; ///< that have labels and values
    std::vector<std::size_t> places;      ///< theirs in the result
};

/// Reads it, and thereby the whole document, which it leaves at its end. The error is that of text
/// that is no JSON; also after a stop, which it sees between two series.
[[nodiscard]] simdjson::error_code readOutline(simdjson::ondemand::document& document,
                                               const std::stop_token& stop,
                                               PrometheusOutline& outline);

} // namespace stormglass::sampling
