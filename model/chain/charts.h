// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/chain.h"

namespace stormglass::chain {

/// What the charts of a run show.
struct ChainPicture {
    const Chain::Inputs& inputs;
    const Chain::Result& result;

    /// The fault as far as it was run; none where it was not.
    [[nodiscard]] std::optional<RoundWindow> fault() const;

    /// Rounds that the trailing figures of a round look back over: as many as the fault has, so
    /// that at its end they are those of the fault; but as many as a request takes for eight calls,
    /// or all it may make, since in less than an interval nothing calls twice.
    [[nodiscard]] int lookBack() const;

    /// The x axis that the charts by round share.
    [[nodiscard]] Axis roundAxis() const;

    /// "over the last 60 rounds"
    [[nodiscard]] std::string lookBackText() const;

    /// Shades the fault and marks where calls are back to usual.
    void markFault(Chart& chart) const;
};

/// Calls, arrivals and distinct requests by round.
[[nodiscard]] Chart callsChart(const ChainPicture& picture);

/// Share of the calls that succeed, by round.
[[nodiscard]] Chart successChart(const ChainPicture& picture);

/// Calls per distinct request, looking back, against the capacity headroom.
[[nodiscard]] Chart amplificationChart(const ChainPicture& picture);

/// The cost of throttling: a small chart each over the allowance.
[[nodiscard]] std::vector<Chart> throttlingCharts(const ChainPicture& picture);

} // namespace stormglass::chain
