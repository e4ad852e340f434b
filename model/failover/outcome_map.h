// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "model/failover/map_input.h"

#include <vector>

namespace stormglass::failover {

/// The values that one number takes along an axis of a map.
struct MapAxis {
    MapInput input = MapInput::LocalDownLength;
    std::span<const double> values;
};

/// How a policy ends an event over two numbers.
struct OutcomeMap {
    std::vector<std::uint8_t> cells; ///< places in mapClasses(), row by row from the origin
    std::array<double, eventOutcomes.size()> shares{}; ///< of the cells, by outcome

    [[nodiscard]] double share(EventOutcome outcome) const
    {
        return shares.at(static_cast<std::size_t>(outcome));
    }
};

/// The outcomes, and one more: answered once, where a retry was acked without asking, and rightly,
/// since the first delivery was in flight. There blind acking is safe; where such an ack loses the
/// event it is not.
[[nodiscard]] std::vector<MapClass> mapClasses();

/// The place of an end in mapClasses().
[[nodiscard]] std::uint8_t classOf(const EventEnd& end);

/// The map of a policy over the values of two different numbers, all else as in `setup`.
[[nodiscard]] OutcomeMap outcomeMap(EventSetup setup, Policy policy, const MapAxis& columns,
                                    const MapAxis& rows);

} // namespace stormglass::failover
