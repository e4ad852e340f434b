// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace stormglass::sampling {

/// A message that an app posted; its text is hashed, never kept.
struct AppMessage {
    std::int64_t microseconds = 0; ///< since the epoch
    std::uint64_t hash = 0;        ///< of the app and the text
};

/// The fingerprint that Slack's retries leave in a channel: an app that handles an event once more
/// says the same once more.
struct RepeatedMessages {
    std::int64_t afterAMinute = 0;     ///< messages with the same one 50 s to 70 s before
    std::int64_t afterFiveMinutes = 0; ///< messages with the same one 285 s to 315 s before

    bool operator==(const RepeatedMessages&) const = default;
};

/// Counts what one channel's apps have said again at the times of Slack's second and third retry
/// (after 1 and after 5 minutes, docs.slack.dev/apis/events-api). An event comes at most four
/// times: of the same words oftener than that, each within 315 s of the one before, none is
/// counted, since they are a schedule or a phrase. Any order; one message per time is looked at.
[[nodiscard]] RepeatedMessages repeatedMessages(std::vector<AppMessage> messages);

/// What the counts look like, in a sentence; nothing without a repetition after a minute, since
/// repetitions after five minutes alone are those of any monitor.
[[nodiscard]] std::optional<std::string> retryNote(const RepeatedMessages& repeated);

} // namespace stormglass::sampling
