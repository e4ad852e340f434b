// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"

#include <span>
#include <string>
#include <string_view>

namespace stormglass::chain {

/// Rounds a run can have.
inline constexpr Range roundsRange{1.0, 1e7};

/// Requests a round that can come in from outside.
inline constexpr Range demandRange{0.0, 1e6};

/// External demand during some rounds in place of the usual: a row "FROM:TO:VALUE".
struct DemandStep {
    int from = 1;       ///< round, in roundsRange
    int to = 1;         ///< round, at least `from`, itself included
    double value = 0.0; ///< requests/round, in demandRange

    /// Reads a row. A problem says which part is wrong and what it can be.
    [[nodiscard]] static Outcome<DemandStep> parse(std::string_view text);

    /// The canonical text, which reads back as the same row.
    [[nodiscard]] std::string text() const;

    bool operator==(const DemandStep&) const = default;
};

/// The parts of a row.
[[nodiscard]] std::span<const RowColumn> demandStepColumns();

} // namespace stormglass::chain
