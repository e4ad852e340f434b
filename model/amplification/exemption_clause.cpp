// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/exemption_clause.h"

#include "model/core/number_text.h"

namespace stormglass::amplification {

std::string exemptionClause(double eventsPerHour, int digits)
{
    return "; documented as exempt, with " + significantText(eventsPerHour, digits) +
           (eventsPerHour == 1.0 ? " event" : " events") +
           " an hour under 1,000, but public reports contradict it";
}

} // namespace stormglass::amplification
