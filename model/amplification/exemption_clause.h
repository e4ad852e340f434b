// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace stormglass::amplification {

/// What follows a sentence on an app over the disable rule's 95 % with so few events an hour that
/// the documentation exempts it: that it is documented, and no safety. The events of an hour are
/// told with that many significant digits.
[[nodiscard]] std::string exemptionClause(double eventsPerHour, int digits);

} // namespace stormglass::amplification
