// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"
#include "model/failover/map_input.h"

namespace stormglass::failover {

/// A number of a map with the parameter that sets it.
struct InputAxis {
    ParameterInfo parameter;
    std::size_t row = 0; ///< of the parameter's table
};

/// The parameter of a map's number.
[[nodiscard]] InputAxis inputAxis(MapInput input);

} // namespace stormglass::failover
