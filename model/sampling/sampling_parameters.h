// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"

namespace stormglass::sampling {

/// What a sample of a workspace takes besides the token.
struct SamplingInputs {
    int channels = 5;

    /// The parameter table.
    [[nodiscard]] static std::span<const Parameter<SamplingInputs>> parameters();

    bool operator==(const SamplingInputs&) const = default;
};

} // namespace stormglass::sampling
