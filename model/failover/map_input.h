// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/failover/event.h"

namespace stormglass::failover {

/// The numbers that an outcome map can be drawn over: those that can change an outcome.
enum class MapInput : std::uint8_t {
    LocalDownLength,
    CloudDownLength,
    LocalSlowLength,
    LocalDownStart,
    CloudDownStart,
    LocalSlowStart,
    CacheLifetime,
    FirstRetry
};

/// All of them, in the order of their values.
inline constexpr std::array mapInputs{MapInput::LocalDownLength, MapInput::CloudDownLength,
                                      MapInput::LocalSlowLength, MapInput::LocalDownStart,
                                      MapInput::CloudDownStart,  MapInput::LocalSlowStart,
                                      MapInput::CacheLifetime,   MapInput::FirstRetry};

/// The place of that number in a setup.
[[nodiscard]] double& slotOf(MapInput input, EventSetup& setup);

} // namespace stormglass::failover
