// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace stormglass::failover {

/// What the worker does with a delivery; the note's worker was pass-through, then down-cache, then
/// probe.
enum class Policy : std::uint8_t { Probe, DownCache, AckRetries, PassThrough };

/// All of them, in the order of their values.
inline constexpr std::array policies{Policy::Probe, Policy::DownCache, Policy::AckRetries,
                                     Policy::PassThrough};

/// The place of a policy in `policies`, and in everything that there is one of for each.
[[nodiscard]] constexpr std::size_t placeOf(Policy policy)
{
    return static_cast<std::size_t>(policy);
}

/// The policies as the parameter has them, in the order of their values.
[[nodiscard]] std::span<const Choice> policyChoices();

/// "probe", "down-cache", "ack-retries", "pass-through".
[[nodiscard]] std::string_view word(Policy policy);

/// "Probe", "Down cache", "Ack retries", "Pass-through".
[[nodiscard]] std::string title(Policy policy);

} // namespace stormglass::failover
