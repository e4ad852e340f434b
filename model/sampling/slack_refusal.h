// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/slack_reply.h"

namespace stormglass::sampling {

/// Whether a refusal is about one channel, which is then left out, or ends the sample.
enum class RefusalReach { OneChannel, EveryCall };

/// The reach of an error code in answer to conversations.history: what Slack says of a channel
/// (not_in_channel, channel_not_found, channel_is_limited_access and whatever else is not known to
/// be about the token) leaves the channel out, as the note's reference does.
[[nodiscard]] RefusalReach reachOf(const SlackRefusal& refusal);

/// The refusal as a sentence: what it means and what to do. Codes and their meaning:
/// https://docs.slack.dev/reference/methods/auth.test/ and the methods' own pages.
[[nodiscard]] Problem problemOf(const SlackRefusal& refusal, std::string_view method);

} // namespace stormglass::sampling
