// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace stormglass::amplification {

/// What is published of one Web API method's limit, per method, workspace and app.
struct MethodTier {
    std::string_view method; ///< "chat.update"

    /// Tier label of Slack's documentation (docs.slack.dev/reference/methods, read 2026-05): a
    /// digit '1' to '4', 's' for special limits, '+' for 1200 a minute, '-' where there is none.
    char documented = '-';

    /// Tier that Slack's Java SDK plans with (MethodsRateLimits.java of java-slack-sdk, read
    /// 2026-03); the same letters.
    char sdk = '-';
};

/// All 356 methods, by name.
[[nodiscard]] std::span<const MethodTier> documentedMethods();

/// The method of that name; null where it is not documented.
[[nodiscard]] const MethodTier* findMethod(std::string_view name);

/// Requests a minute that a tier's letter stands for, at least: 1, 20, 50, 100, 1200. None for
/// special limits and where there is no label.
[[nodiscard]] std::optional<double> tierPerMinute(char tier);

/// The tier to compute with: the documented floor, else the SDK's; none where neither has a number.
[[nodiscard]] std::optional<double> documentedFloor(const MethodTier& method);

/// The floor and the label it has, both sources where they disagree, short enough for a cell:
/// "50 (Tier 3)", "50 (Tier 3; SDK 20)", "100 (special; SDK Tier 4)"; empty where there is none.
[[nodiscard]] std::string floorText(const MethodTier& method);

/// What is published, in words, both sources where they disagree: "Tier 3, 50+ a minute",
/// "Tier 3, 50+ a minute (the Java SDK plans with Tier 2, 20+)".
[[nodiscard]] std::string tierText(const MethodTier& method);

} // namespace stormglass::amplification
