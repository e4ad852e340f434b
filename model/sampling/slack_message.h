// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/message_rates.h"

#include <QJsonValue>

#include <optional>
#include <string_view>

namespace stormglass::sampling {

/// Slack's `ts` ("1433558319.000002", epoch seconds) in microseconds, exactly; nothing for text
/// that is no positive number of seconds.
[[nodiscard]] std::optional<std::int64_t> microsecondsOf(std::string_view ts);

/// Whether a message of this subtype tells that somebody came or went.
[[nodiscard]] bool isJoinOrLeave(std::string_view subtype);

/// When a message was posted, from its object in an export or in a page of history, and whether it
/// is a join or a leave; nothing without a usable `ts`, be it text or a number.
[[nodiscard]] std::optional<MessageTime> messageTime(const QJsonValue& message);

} // namespace stormglass::sampling
