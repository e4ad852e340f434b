// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/retry_loop.h"

#include <cstdint>
#include <string_view>

namespace stormglass::amplification {

/// The four numbers of a load that can be changed one at a time.
enum class LoadInput : std::uint8_t { Events, Calls, MissRate, Tier };

/// "events", "calls", "miss rate", "tier".
[[nodiscard]] std::string_view word(LoadInput input);

/// The load's value of an input.
[[nodiscard]] double valueOf(const Load& load, LoadInput input);

/// A number of the input's unit, a value or a change, rounded to `digits` significant digits on the
/// side on which the loop is calmer: up for the tier, down for the others.
[[nodiscard]] double towardsCalm(LoadInput input, double value, int digits);

/// The load with another value of one input.
[[nodiscard]] Load withValue(const Load& load, LoadInput input, double value);

} // namespace stormglass::amplification
