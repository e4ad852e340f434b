// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"

#include <string>
#include <vector>

namespace stormglass::amplification {

/// The report's lines on the handler: each method against its budget at today's miss rate, ack
/// first, retry budget.
[[nodiscard]] std::vector<std::string> handlerReport(const Amplification::Inputs& inputs,
                                                     const Amplification::Result& result);

} // namespace stormglass::amplification
