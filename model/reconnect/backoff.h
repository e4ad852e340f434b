// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/random.h"

namespace stormglass::reconnect {

/// How a client spaces its attempts to reconnect; in the order of the parameter's choices.
enum class Backoff { None, Fixed, Exponential, EqualJitter, FullJitter, Decorrelated };

/// The span of a back-off, in seconds.
struct BackoffSpan {
    double base = 1.0; ///< > 0
    double cap = 60.0; ///< ≥ base

    bool operator==(const BackoffSpan&) const = default;
};

/// min(cap, base · 2^attempt): what exponential policies wait at most before the attempt of that
/// number, counted from 0.
[[nodiscard]] double exponentialDelay(const BackoffSpan& span, int attempt);

/// What a client waits before the attempt of that number (from 0), in seconds. `previous` is what
/// it waited last, which only the decorrelated policy asks for; before the first attempt that is
/// the base.
///
/// None 0; fixed the base; exponential v = min(cap, base · 2^attempt); equal jitter v · U(0.5, 1),
/// the formula of the note (Slack's message storm of 2015); full jitter U(0, v); decorrelated
/// min(cap, U(base, 3 · previous)). The last three are named and compared in "Exponential Backoff
/// And Jitter" (AWS Architecture Blog, 2015).
[[nodiscard]] double backoffDelay(Backoff policy, const BackoffSpan& span, int attempt,
                                  double previous, Random& random);

} // namespace stormglass::reconnect
