// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/backoff.h"

#include <algorithm>
#include <cmath>

namespace stormglass::reconnect {

double exponentialDelay(const BackoffSpan& span, int attempt)
{
    return std::min(span.cap, std::ldexp(span.base, attempt));
}

double backoffDelay(Backoff policy, const BackoffSpan& span, int attempt, double previous,
                    Random& random)
{
    switch (policy) {
    case Backoff::None:
        break;
    case Backoff::Fixed:
        return span.base;
    case Backoff::Exponential:
        return exponentialDelay(span, attempt);
    case Backoff::EqualJitter:
        return exponentialDelay(span, attempt) * random.uniform(0.5, 1.0);
    case Backoff::FullJitter:
        return random.uniform(0.0, exponentialDelay(span, attempt));
    case Backoff::Decorrelated:
        return std::min(span.cap, random.uniform(span.base, 3.0 * previous));
    }
    return 0.0;
}

} // namespace stormglass::reconnect
