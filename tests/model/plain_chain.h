// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/retry_rounds.h"

#include <set>
#include <vector>

namespace stormglass::tests {

/// A run of the chain told request by request: each has a counter per layer, and every active one
/// is looked at in every round. Slow, and nothing of it is shared with the model.
class PlainChain {
public:
    struct Round {
        std::int64_t edge = 0;
        std::int64_t successes = 0;
        std::int64_t drops = 0;
        std::vector<int> callers; ///< by identity
    };

    explicit PlainChain(const chain::ChainSetup& setup)
    {
        for (int round = 1; round <= setup.rounds; ++round) {
            m_rounds.push_back(run(setup, round));
        }
    }

    [[nodiscard]] const std::vector<Round>& rounds() const { return m_rounds; }
    [[nodiscard]] std::size_t active() const { return m_active.size(); }

    /// Calls of the request that called most.
    [[nodiscard]] std::int64_t mostCalls() const
    {
        std::vector<std::int64_t> calls(static_cast<std::size_t>(m_next));
        std::int64_t most = 0;
        for (const Round& round : m_rounds) {
            for (const int caller : round.callers) {
                most = std::max(most, ++calls[static_cast<std::size_t>(caller)]);
            }
        }
        return most;
    }

    [[nodiscard]] std::size_t distinct(const chain::RoundWindow& window) const
    {
        std::set<int> seen;
        for (int round = window.from; round <= window.to; ++round) {
            const auto& callers = m_rounds[static_cast<std::size_t>(round) - 1].callers;
            seen.insert(callers.begin(), callers.end());
        }
        return seen.size();
    }

private:
    struct Request {
        int identity = 0;
        std::vector<int> counters; ///< the deepest layer last
        int due = 0;
    };

    /// Whether the request has an attempt left after this failure.
    static bool turn(std::vector<int>& counters, int allowance)
    {
        for (auto counter = counters.rbegin(); counter != counters.rend(); ++counter) {
            if (++*counter < allowance) {
                return true;
            }
            *counter = 0;
        }
        return false;
    }

    Round run(const chain::ChainSetup& setup, int now)
    {
        Round round;
        double demand = setup.externalDemand;
        for (const chain::DemandStep& step : setup.demandSteps) {
            demand = now >= step.from && now <= step.to ? step.value : demand;
        }
        for (m_backlog += demand; m_backlog >= 1.0; m_backlog -= 1.0) {
            m_active.push_back(
                {m_next++, std::vector<int>(static_cast<std::size_t>(setup.layers)), now});
            ++round.edge;
        }
        int room = setup.fault.contains(now) ? setup.faultCapacity : setup.capacity;
        std::vector<Request> kept;
        for (Request& request : m_active) {
            if (request.due != now) {
                kept.push_back(request);
                continue;
            }
            round.callers.push_back(request.identity);
            if (room > 0) {
                --room;
                ++round.successes;
            } else if (turn(request.counters, setup.allowance)) {
                request.due = now + setup.interval;
                kept.push_back(request);
            } else {
                ++round.drops;
            }
        }
        m_active = std::move(kept);
        return round;
    }

    std::vector<Round> m_rounds;
    std::vector<Request> m_active;
    double m_backlog = 0.0;
    int m_next = 1;
};

} // namespace stormglass::tests
