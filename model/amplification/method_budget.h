// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/handler_profile.h"
#include "model/amplification/headroom.h"

#include <span>
#include <string>
#include <vector>

namespace stormglass::amplification {

/// Calls of one handler run to one method, against what it allows.
struct MethodBudget {
    double calls = 0.0;
    double tier = 1.0; ///< requests/min

    /// Calls of a run as a fraction of what the method allows in a minute, at least 1.
    [[nodiscard]] double pressure() const;
};

/// A method that a handler calls, whatever the number of its rows.
struct MethodUse {
    std::string method;
    MethodBudget budget;
};

/// Requests a minute that a row counts with: its own, else the method's documented floor, else
/// `otherwise`.
[[nodiscard]] double tierOf(const MethodRow& row, double otherwise);

/// The methods of a profile in the order of their first rows. Rows of one method share its bucket:
/// their calls add up, against the least of their tiers.
[[nodiscard]] std::vector<MethodUse> methodUses(std::span<const MethodRow> rows, double otherwise);

/// The method that a handler leans on hardest: each method has a bucket of its own, and the loop
/// feeds back the largest refused share of any. Without rows it is the plain pair itself, so that
/// one row with the same numbers changes nothing.
[[nodiscard]] MethodBudget bindingMethod(const MethodBudget& plain,
                                         std::span<const MethodRow> rows);

/// What one method of a profile takes of its budget, and how far it alone is from the edges.
struct MethodShare {
    std::string method;
    MethodBudget budget;
    double callsPerMinute = 0.0;
    double sharePercent = 0.0; ///< of the budget
    std::string published;     ///< what is published of its limit; empty for an unknown method
    Edges calls;               ///< what to add to its calls to come to each edge
    Edges tier;                ///< what to add to its tier
};

/// Every method's share of its budget at today's miss rate, in the order of methodUses(). The
/// load's calls and tier are those of the plain inputs.
[[nodiscard]] std::vector<MethodShare> methodShares(std::span<const MethodRow> rows,
                                                    const Load& plain, const Feedback& feedback);

} // namespace stormglass::amplification
