// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace stormglass::amplification {

/// Events an hour under which Slack documents that it disables no app
/// (https://docs.slack.dev/apis/events-api/). Public reports of disabled apps with 604 attempts an
/// hour contradict it, so it is a documented exemption and no safety.
inline constexpr double documentedExemptionPerHour = 1'000.0;

/// What Slack's disable rule says of an app.
enum class DisableRule : std::uint8_t { Under, Over, ExemptAsDocumented };

/// "under", "over", "exempt-documented".
[[nodiscard]] std::string_view word(DisableRule rule);

/// Event subscriptions are disabled when more than 95 % of the delivery attempts within 60 minutes
/// fail; retries count. Takes the share of attempts that fail (the loop's miss rate) and the events
/// of an hour. Exempt is what the rule is over for, and the documentation lets off.
[[nodiscard]] DisableRule disableRule(double failedShare, double eventsPerHour);

} // namespace stormglass::amplification
