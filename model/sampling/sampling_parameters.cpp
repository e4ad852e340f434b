// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/sampling_parameters.h"

#include <array>

namespace stormglass::sampling {

std::span<const Parameter<SamplingInputs>> SamplingInputs::parameters()
{
    static const std::array table{
        Parameter<SamplingInputs>(
            {
                .key = "channels",
                .label = "Channels",
                .unit = units::none,
                .meaning = "Channels of the workspace to sample, one page of history each.",
                .source = "The note samples five.",
                .hard = {1.0, 10000.0},
                .slider = {1.0, 50.0},
            },
            &SamplingInputs::channels),
    };
    return table;
}

} // namespace stormglass::sampling
