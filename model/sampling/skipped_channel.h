// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace stormglass::sampling {

/// Why a channel was left out, in words: what Slack's code means and what to do. Reasons that are
/// words already stay as they are. Codes:
/// https://docs.slack.dev/reference/methods/conversations.history#errors.
[[nodiscard]] std::string skippedText(std::string_view reason);

} // namespace stormglass::sampling
