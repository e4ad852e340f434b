// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/fifo.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace stormglass::reconnect {

/// Lookups that a client asks for at once.
struct LookupRequest {
    /// In place of a client: a refresh that an event caused, which nobody waits for.
    static constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t client = nobody;
    std::uint32_t generation = 0; ///< of the client's connection
    std::uint32_t lookups = 0;
    std::uint8_t tries = 1; ///< this one included
};

/// The rate limit of a workspace at the gateway tier: requests beyond it wait in order. A request
/// passes when the rate has paid for the one before it, so that no more than rate · t and one
/// request pass within any time t.
class WorkspaceLimit {
public:
    /// `rate` lookups a second, > 0.
    explicit WorkspaceLimit(double rate)
        : m_rate(rate)
    {
    }

    /// Whether a request can pass now, without waiting behind others.
    [[nodiscard]] bool isOpen(double now) const { return m_waiting.isEmpty() && now >= m_openAt; }

    /// Lets lookups pass, from that time on.
    void pass(double now, std::uint32_t lookups) { m_openAt = now + lookups / m_rate; }

    /// Makes a request wait. When the first of those that wait can pass, where nothing waited
    /// before.
    std::optional<double> wait(const LookupRequest& request);

    /// Takes out those that wait for nothing any more, once they may be half of all: each is looked
    /// at a bounded number of times.
    template <class Predicate>
    void forget(Predicate isVoid)
    {
        if (m_waiting.size() >= m_forgetAt) {
            m_waiting.removeIf(isVoid);
            m_forgetAt = 2 * m_waiting.size() + leastToForget;
        }
    }

    /// The first of those that wait; only while some do.
    LookupRequest takeFirst();

    /// When the first of those that wait can pass; nothing where none does.
    [[nodiscard]] std::optional<double> nextPass() const;

private:
    static constexpr std::size_t leastToForget = 1024;

    double m_rate;
    double m_openAt = 0.0;
    std::size_t m_forgetAt = leastToForget;
    Fifo<LookupRequest> m_waiting;
};

} // namespace stormglass::reconnect
