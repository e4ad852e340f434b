// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/disable_rule.h"

#include "model/amplification/retry_loop.h"

namespace stormglass::amplification {

std::string_view word(DisableRule rule)
{
    switch (rule) {
    case DisableRule::Under:
        return "under";
    case DisableRule::Over:
        return "over";
    case DisableRule::ExemptAsDocumented:
        return "exempt-documented";
    }
    return {};
}

DisableRule disableRule(double failedShare, double eventsPerHour)
{
    if (failedShare <= disableThreshold) {
        return DisableRule::Under;
    }
    return eventsPerHour < documentedExemptionPerHour ? DisableRule::ExemptAsDocumented
                                                      : DisableRule::Over;
}

} // namespace stormglass::amplification
