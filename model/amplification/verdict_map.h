// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/load_input.h"
#include "model/amplification/verdict_ladder.h"

#include <span>
#include <stop_token>

namespace stormglass::amplification {

/// The values that one input takes along an axis of a map.
struct MapAxis {
    LoadInput input;
    std::span<const double> values;
};

/// What became of a map.
enum class MapState : std::uint8_t { Complete, Stopped };

/// The exact verdict at every pair of two inputs' values, all else as in `load`: row by row (one
/// per value of `rows`), into `cells`, which must hold rows × columns. Each cell is what
/// exactVerdict() says. When both axes have the same input, the column's value counts. 512 × 512
/// cells take under 8 ms; a stop is noticed at the next row, and leaves the rows after it as they
/// were.
[[nodiscard]] MapState verdictMap(const Load& load, const MapAxis& columns, const MapAxis& rows,
                                  std::span<ExactVerdict> cells, const Feedback& feedback = {},
                                  const std::stop_token& stop = {});

} // namespace stormglass::amplification
