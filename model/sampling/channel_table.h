// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/table.h"
#include "model/sampling/message_rates.h"

#include <string>

namespace stormglass::sampling {

/// One row per channel: name, messages, joins, span, rate, 95th percentile and busiest minute, and
/// the reason where it was left out. For files and programs, so with every column and Slack's own
/// codes.
[[nodiscard]] Table channelTable(const MessageRates& rates);

/// The same as people read it: a channel that was left out has a sentence and no figures, columns
/// with nothing in them and, where a day was not measured, the 95th percentile are left out.
[[nodiscard]] Table shownChannels(const MessageRates& rates);

/// How many channels were read, "5 channels", or "3 of 5 channels" where some were left out.
[[nodiscard]] std::string channelsText(const MessageRates& rates);

} // namespace stormglass::sampling
