// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"

#include <string>
#include <vector>

namespace stormglass::amplification {

/// The report's lines on the handler and on Slack's own limits: each method against its budget, ack
/// first, retry budget, disable rule, event cap. Demand is today's, the rest where the loop ends.
[[nodiscard]] std::vector<std::string> handlerReport(const Amplification::Inputs& inputs,
                                                     const Amplification::Result& result);

} // namespace stormglass::amplification
