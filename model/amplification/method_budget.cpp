// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/method_budget.h"

#include "model/amplification/event_cap.h"
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

std::vector<MethodUse> methodUses(std::span<const MethodRow> rows, double otherwise)
{
    std::vector<MethodUse> uses;
    for (const MethodRow& row : rows) {
        const double tier = tierOf(row, otherwise);
        const auto known = std::ranges::find(uses, row.method, &MethodUse::method);
        if (known == uses.end()) {
            uses.push_back({row.method, {row.calls, tier}});
        } else {
            known->budget.calls += row.calls;
            known->budget.tier = std::min(known->budget.tier, tier);
        }
    }
    return uses;
}

MethodBudget bindingMethod(const MethodBudget& plain, std::span<const MethodRow> rows)
{
    const std::vector<MethodUse> uses = methodUses(rows, plain.tier);
    const auto hardest = std::ranges::max_element(
        uses, {}, [](const MethodUse& use) { return use.budget.pressure(); });
    return hardest == uses.end() ? plain : hardest->budget;
}

std::vector<MethodShare> methodShares(std::span<const MethodRow> rows, const Load& plain,
                                      const Feedback& feedback)
{
    const double runs = deliveriesPerMinute(plain, plain.missRate, feedback);
    std::vector<MethodShare> shares;
    for (const MethodUse& use : methodUses(rows, plain.tierPerMinute)) {
        const MethodTier* known = findMethod(use.method);
        const Load alone = withValue(withValue(plain, LoadInput::Calls, use.budget.calls),
                                     LoadInput::Tier, use.budget.tier);
        shares.push_back({.method = use.method,
                          .budget = use.budget,
                          .callsPerMinute = runs * use.budget.calls,
                          .sharePercent = runs * use.budget.pressure() * 100.0,
                          .published = known == nullptr ? std::string() : tierText(*known),
                          .calls = distanceToEdges(alone, LoadInput::Calls, feedback),
                          .tier = distanceToEdges(alone, LoadInput::Tier, feedback)});
    }
    return shares;
}

} // namespace stormglass::amplification
