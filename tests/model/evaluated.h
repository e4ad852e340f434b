// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace stormglass::tests {

/// Inputs of the amplification instrument with all that follows from them.
struct Evaluated {
    Amplification::Inputs inputs;
    Amplification::Result result;

    explicit Evaluated(const Amplification::Inputs& from)
        : inputs(from)
        , result(Amplification::evaluate(from))
    {
    }

    [[nodiscard]] Finding finding() const { return Amplification::explain(inputs, result); }

    [[nodiscard]] std::vector<Chart> charts() const { return Amplification::plot(inputs, result); }

    [[nodiscard]] Chart chart(std::string_view id) const
    {
        const std::vector<Chart> all = charts();
        return *std::ranges::find(all, id, &Chart::id);
    }
};

} // namespace stormglass::tests
