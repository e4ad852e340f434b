// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/load_input.h"
#include "model/core/parameter_info.h"

#include <cstddef>

namespace stormglass::amplification {

/// An input of the loop with the parameter that sets it.
struct InputAxis {
    LoadInput input = LoadInput::Events;
    ParameterInfo parameter;
    std::size_t row = 0; ///< of the parameter's table
};

/// The parameter of an input.
[[nodiscard]] InputAxis inputAxis(LoadInput input);

} // namespace stormglass::amplification
