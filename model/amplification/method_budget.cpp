// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/method_budget.h"

#include "model/amplification/method_tiers.h"

#include <algorithm>

namespace stormglass::amplification {

double MethodBudget::pressure() const { return calls / std::max(tier, 1.0); }

double tierOf(const MethodRow& row, double otherwise)
{
    if (row.tier) {
        return *row.tier;
    }
    const MethodTier* method = findMethod(row.method);
    return method == nullptr ? otherwise : documentedFloor(*method).value_or(otherwise);
}

MethodBudget bindingMethod(const MethodBudget& plain, std::span<const MethodRow> rows)
{
    if (rows.empty()) {
        return plain;
    }
    MethodBudget hardest{rows.front().calls, tierOf(rows.front(), plain.tier)};
    for (const MethodRow& row : rows.subspan(1)) {
        const MethodBudget budget{row.calls, tierOf(row, plain.tier)};
        if (budget.pressure() > hardest.pressure()) {
            hardest = budget;
        }
    }
    return hardest;
}

std::vector<MethodShare> methodShares(std::span<const MethodRow> rows, double otherwise,
                                      double deliveriesPerMinute)
{
    std::vector<MethodShare> shares;
    for (const MethodRow& row : rows) {
        const MethodBudget budget{row.calls, tierOf(row, otherwise)};
        const MethodTier* known = findMethod(row.method);
        shares.push_back({row.method, budget, deliveriesPerMinute * budget.pressure() * 100.0,
                          known == nullptr ? std::string() : tierText(*known)});
    }
    return shares;
}

} // namespace stormglass::amplification
