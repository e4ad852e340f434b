// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/handler_profile.h"

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

/// Requests a minute that a row counts with: its own, else the method's documented floor, else
/// `otherwise`.
[[nodiscard]] double tierOf(const MethodRow& row, double otherwise);

/// The method that a handler leans on hardest: each method has a bucket of its own, and the loop
/// feeds back the largest refused share of any. Without rows it is the plain pair itself, so that
/// one row with the same numbers changes nothing.
[[nodiscard]] MethodBudget bindingMethod(const MethodBudget& plain,
                                         std::span<const MethodRow> rows);

/// What one method of a profile takes of its budget.
struct MethodShare {
    std::string method;
    MethodBudget budget;
    double sharePercent = 0.0; ///< of the budget, at that many deliveries a minute
    std::string published;     ///< what is published of its limit; empty for an unknown method
};

/// Every method's share at `deliveriesPerMinute` runs of the handler, in the order of the rows.
[[nodiscard]] std::vector<MethodShare> methodShares(std::span<const MethodRow> rows,
                                                    double otherwise, double deliveriesPerMinute);

} // namespace stormglass::amplification
