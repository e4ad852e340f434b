// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"

#include <span>
#include <string>
#include <string_view>

namespace stormglass::failover {

/// Seconds from the first delivery at which a window can start, and at which a finite one can end.
inline constexpr Range windowRange{0.0, 1e6};

/// While a path is in trouble, closed at its start and open at its end: a row "A:B".
struct TimeWindow {
    double start = 0.0; ///< s, in windowRange
    double end = 0.0;   ///< s, after `start`; may be infinite

    /// Reads a row; "inf" may stand for its end. A problem says which part is wrong and what it
    /// can be.
    [[nodiscard]] static Outcome<TimeWindow> parse(std::string_view text);

    /// The canonical text, which reads back as the same row.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] bool contains(double time) const { return time >= start && time < end; }

    bool operator==(const TimeWindow&) const = default;
};

/// The parts of a row.
[[nodiscard]] std::span<const RowColumn> timeWindowColumns();

} // namespace stormglass::failover
