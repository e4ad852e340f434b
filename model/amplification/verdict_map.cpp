// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/verdict_map.h"

#include <vector>

namespace stormglass::amplification {

namespace {

VerdictLadder ladderOf(const Load& load, const Feedback& feedback)
{
    return {load.missRate, load.maxRetries, feedback};
}

} // namespace

MapState verdictMap(const Load& load, const MapAxis& columns, const MapAxis& rows,
                    std::span<ExactVerdict> cells, const Feedback& feedback,
                    const std::stop_token& stop)
{
    // A ladder depends on the base alone: one for each column, or one for each row.
    const bool byColumn = columns.input == LoadInput::MissRate;
    std::vector<VerdictLadder> ladders;
    if (byColumn) {
        ladders.reserve(columns.values.size());
        for (const double missRate : columns.values) {
            ladders.push_back(ladderOf(withValue(load, LoadInput::MissRate, missRate), feedback));
        }
    }
    auto cell = cells.begin();
    for (const double rowValue : rows.values) {
        if (stop.stop_requested()) {
            return MapState::Stopped;
        }
        const Load row = withValue(load, rows.input, rowValue);
        if (byColumn) {
            const CallPressure pressure(row);
            for (const VerdictLadder& ladder : ladders) {
                *cell++ = ladder.verdict(pressure);
            }
        } else {
            const VerdictLadder ladder = ladderOf(row, feedback);
            for (const double value : columns.values) {
                *cell++ = ladder.verdict(CallPressure(withValue(row, columns.input, value)));
            }
        }
    }
    return MapState::Complete;
}

} // namespace stormglass::amplification
