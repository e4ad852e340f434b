// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"
#include "model/amplification/observed_rate.h"

#include <string>
#include <vector>

namespace stormglass::amplification {

/// The lines the note's program prints for a load, in its order and in its own words: demand,
/// deliveries, loop, path, meaning, then the verdict or the three repairs. They are the note's
/// ("One missed ack becomes four deliveries and a 429", allanninal) and must equal it.
[[nodiscard]] std::vector<std::string> noteReport(const Amplification::Inputs& inputs,
                                                  const Amplification::Result& result);

/// The note's line on a channel that Slack refuses to show: the error and the channel's id.
[[nodiscard]] std::string skippedLine(std::string_view error, std::string_view channel);

/// The note's line on the rate it found across so many channels.
[[nodiscard]] std::string observedLine(const ObservedRate& rate, int channels);

/// The note's line where Slack refuses the token.
[[nodiscard]] std::string refusedLine(std::string_view error);

} // namespace stormglass::amplification
