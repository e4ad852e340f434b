// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"

#include <optional>
#include <string>
#include <string_view>

namespace stormglass::amplification {

/// Calls a handler run can make.
inline constexpr Range callsRange{0.0, 1e4};

/// Requests a minute a method can allow.
inline constexpr Range tierRange{1.0, 1e6};

/// One method that a handler calls: a row of its profile, "NAME=CALLS[@TIER]".
struct MethodRow {
    std::string method;              ///< "chat.update"
    double calls = 0.0;              ///< per run, in callsRange
    std::optional<double> tier = {}; ///< requests/min, in tierRange; where not given, see tierOf()

    /// Reads a row. Spaces around the parts are dropped; a problem says which part is wrong and
    /// what it can be.
    [[nodiscard]] static Outcome<MethodRow> parse(std::string_view text);

    /// The canonical text, which reads back as the same row.
    [[nodiscard]] std::string text() const;

    bool operator==(const MethodRow&) const = default;
};

/// The parts of a row of the profile.
[[nodiscard]] std::span<const RowColumn> methodColumns();

} // namespace stormglass::amplification
