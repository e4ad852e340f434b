// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/progress.h"
#include "model/reconnect/storm_record.h"
#include "model/reconnect/storm_setup.h"

#include <array>
#include <stop_token>
#include <string_view>
#include <vector>

namespace stormglass::reconnect {

/// What is compared: nothing done, each of the seven fixes alone, all together. All together has
/// lazy presence, not the circuit breaker, which is for the emergency.
enum class Fix {
    None,
    Backoff,
    RateLimit,
    Batching,
    Deferred,
    Lazy,
    CircuitBreaker,
    Drain,
    AllTogether,
};

/// In the order in which they are shown.
inline constexpr std::array allFixes{Fix::None,           Fix::Backoff,  Fix::RateLimit,
                                     Fix::Batching,       Fix::Deferred, Fix::Lazy,
                                     Fix::CircuitBreaker, Fix::Drain,    Fix::AllTogether};

/// "Back-off with jitter"
[[nodiscard]] std::string_view title(Fix fix);

/// "backoff", in JSON.
[[nodiscard]] std::string_view word(Fix fix);

/// The setup with that fix and none of the others. A fix that the setup has keeps its numbers;
/// others come with those of withFixDefaults().
[[nodiscard]] StormSetup withOnly(Fix fix, const StormSetup& setup);

/// What a fix is when it is first turned on: equal jitter; a tenth of the members a second for each
/// connection, and half of the backend's rate for all workspaces together; a window of half a
/// second; a restart spread over a minute.
[[nodiscard]] StormSetup withFixDefaults(const StormSetup& setup);

/// What a fix does.
struct FixOutcome {
    Fix fix = Fix::None;
    StormOutcome outcome; ///< in the setup's own numbers, whatever it was run with
};

/// How many clients a comparison is run with at most; each stands for as many of more.
inline constexpr std::int64_t comparedClients = 4000;

/// Runs every fix, `mostClients` clients at most each; a stop leaves those that were run.
[[nodiscard]] std::vector<FixOutcome> compareFixes(const StormSetup& setup,
                                                   std::int64_t mostClients,
                                                   const std::stop_token& stop,
                                                   const Progress& progress);

} // namespace stormglass::reconnect
