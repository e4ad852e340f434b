// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"

#include <string>
#include <vector>

/// What there is to say of limits that are not the loop's: each method's budget and Slack's own.
namespace stormglass::amplification {

/// A method's calls against its budget, and what is published of it.
[[nodiscard]] std::string methodSentence(const MethodShare& share);

/// The report's lines on Slack's disable rule, the event cap and several workspaces.
[[nodiscard]] std::vector<std::string> limitsReport(const Amplification::Inputs& inputs,
                                                    const Amplification::Result& result);

/// The same limits and each method's budget, as a card shows them.
[[nodiscard]] std::vector<Figure> limitFigures(const Amplification::Result& result);

} // namespace stormglass::amplification
