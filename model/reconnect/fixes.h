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

/// The setup with that fix besides those it has: its own numbers stay where it has the fix.
[[nodiscard]] StormSetup withAlso(Fix fix, const StormSetup& setup);

/// The setup with every fix; where it has none of a kind: equal jitter; a tenth of the members a
/// second for each connection, and half of the backend's rate for all workspaces together; a window
/// of half a second; a restart spread over a minute.
[[nodiscard]] StormSetup withFixDefaults(const StormSetup& setup);

/// What a fix does.
struct FixOutcome {
    Fix fix = Fix::None;
    StormSummary summary; ///< in the setup's own numbers, whatever it was run with
};

/// The fixes beside each other.
struct Comparison {
    std::vector<FixOutcome> fixes;      ///< in the order of allFixes
    double weight = 1.0;                ///< clients of the setup that one of the runs stands for
    StormSeries unfixed;                ///< of Fix::None, in the setup's own numbers
    std::vector<FixOutcome> sufficient; ///< fixes that suffice besides those there are, each one
                                        ///< change, by a run with all clients

    /// What was compared under that name; null where it was not run.
    [[nodiscard]] const FixOutcome* of(Fix fix) const;
};

/// How many clients a comparison is run with at most, where more can be stood for.
inline constexpr std::int64_t comparedClients = 20000;

/// Runs every fix but that which the setup is, of which `run` is the outcome; a stop leaves those
/// that were run. With more clients than `comparedClients` each may stand for several. Where `run`
/// is not absorbed, looks for what would suffice, up to the first that takes a run of its own.
[[nodiscard]] Comparison compareFixes(const StormSetup& setup, const StormOutcome& run,
                                      const std::stop_token& stop, const Progress& progress);

} // namespace stormglass::reconnect
