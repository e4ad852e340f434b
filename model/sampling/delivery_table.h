// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/table.h"
#include "model/sampling/delivery_statistics.h"

#include <string>

namespace stormglass::sampling {

/// The figures of a log as one row; what the log does not tell is an empty cell.
[[nodiscard]] Table deliveryTable(const DeliveryFigures& figures);

/// "http_timeout 12, http_error 3".
[[nodiscard]] std::string reasonsText(const DeliveryFigures& figures);

} // namespace stormglass::sampling
