// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/chain.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace stormglass::chain {

/// The report of the note "Retry Storm" (academia.sh, CC BY-SA 4.0) for any inputs, line by line in
/// the note's words and layout: demand that grew, the storm, the same fault without retries, and
/// the cost of every smaller allowance. Demand grows to twice the usual, as in the note. Storm and
/// costs are those of the result; the other two cases are run. A figure of a window without rounds,
/// a rate against none, and a recovery that does not come are "–". Nothing where it was stopped.
[[nodiscard]] std::optional<std::vector<std::string>> noteReport(const Chain::Inputs& inputs,
                                                                 const Chain::Result& result,
                                                                 const std::stop_token& stop = {},
                                                                 const Progress& progress = {});

} // namespace stormglass::chain
