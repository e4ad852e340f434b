// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/delivery_statistics.h"

#include <array>
#include <string>
#include <vector>

namespace stormglass::sampling {

/// What to know of a log's figures, one sentence each: what its lines do not tell, and deliveries
/// that repeat an event and are no retries. `names` are the log's, by column; empty for none.
[[nodiscard]] std::vector<std::string>
deliveryNotes(const DeliveryFigures& figures,
              const std::array<std::string, logColumns.size()>& names);

/// The disable rule on the worst hour, in a sentence; empty where the log has no statuses.
[[nodiscard]] std::string disableSentence(const DeliveryFigures& figures);

} // namespace stormglass::sampling
