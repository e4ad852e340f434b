// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/retry_rounds.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace stormglass::chain {

namespace {

/// The requests that are due in the rounds of one residue of the interval, oldest first. All of
/// them have called in each of those rounds since they came in.
struct Waiting {
    int oldest = 0;        ///< round in which the oldest came in
    std::int64_t left = 0; ///< of those that came in with it
    std::int64_t all = 0;
};

/// Requests per round, fractions carried over.
class Demand {
public:
    explicit Demand(const ChainSetup& setup)
        : m_setup(setup)
    {
    }

    std::uint32_t arrivals(int round)
    {
        m_backlog += rate(round);
        // Exact, as is taking one away again and again, which the model says.
        const double whole = std::floor(m_backlog);
        m_backlog -= whole;
        return static_cast<std::uint32_t>(whole);
    }

private:
    [[nodiscard]] double rate(int round) const
    {
        const auto& steps = m_setup.demandSteps;
        const auto step = std::find_if(steps.rbegin(), steps.rend(), [round](const auto& each) {
            return round >= each.from && round <= each.to;
        });
        return step == steps.rend() ? m_setup.externalDemand : step->value;
    }

    const ChainSetup& m_setup;
    double m_backlog = 0.0;
};

class Run {
public:
    explicit Run(const ChainSetup& setup)
        : m_setup(setup)
        , m_demand(setup)
        , m_ceiling(callsCeiling(setup.layers, setup.allowance))
        , m_due(static_cast<std::size_t>(std::min(setup.interval, setup.rounds)))
    {
        const auto rounds = static_cast<std::size_t>(setup.rounds);
        m_series.edge.reserve(rounds);
        m_series.calls.reserve(rounds);
        m_series.successes.reserve(rounds);
        m_series.drops.reserve(rounds);
    }

    void next()
    {
        const int round = static_cast<int>(m_series.size()) + 1;
        Waiting& due = m_due[static_cast<std::size_t>(round) % m_due.size()];
        enter(due, round);
        m_series.calls.push_back(due.all);
        m_series.successes.push_back(serve(due, round));
        m_series.drops.push_back(drop(due, round));
    }

    [[nodiscard]] RoundSeries takeSeries() { return std::move(m_series); }

private:
    void enter(Waiting& due, int round)
    {
        const std::uint32_t arrivals = m_demand.arrivals(round);
        m_series.edge.push_back(arrivals);
        if (due.all == 0) {
            due.oldest = round;
            due.left = arrivals;
        }
        due.all += arrivals;
    }

    std::uint32_t serve(Waiting& due, int round)
    {
        const int capacity =
            m_setup.fault.contains(round) ? m_setup.faultCapacity : m_setup.capacity;
        const std::int64_t served = std::min<std::int64_t>(capacity, due.all);
        for (std::int64_t rest = served; rest > 0;) {
            const std::int64_t taken = std::min(rest, due.left);
            take(due, taken);
            rest -= taken;
        }
        return static_cast<std::uint32_t>(served);
    }

    /// Only the oldest can have used up its attempts: the others have called less often.
    std::uint32_t drop(Waiting& due, int round)
    {
        const std::int64_t calls = (round - due.oldest) / m_setup.interval + 1;
        if (due.all == 0 || calls < m_ceiling) {
            return 0;
        }
        const std::int64_t dropped = due.left;
        take(due, dropped);
        return static_cast<std::uint32_t>(dropped);
    }

    /// Takes from the oldest; those that came in next follow.
    void take(Waiting& due, std::int64_t count)
    {
        due.left -= count;
        due.all -= count;
        while (due.left == 0 && due.all > 0) {
            due.oldest += m_setup.interval;
            due.left = m_series.edge[static_cast<std::size_t>(due.oldest) - 1];
        }
    }

    const ChainSetup& m_setup;
    Demand m_demand;
    std::int64_t m_ceiling;
    std::vector<Waiting> m_due; ///< by round, modulo the interval
    RoundSeries m_series;
};

} // namespace

std::int64_t callsCeiling(int layers, int allowance)
{
    std::int64_t ceiling = 1;
    for (int layer = 0; layer < layers; ++layer) {
        ceiling *= allowance;
    }
    return ceiling;
}

std::int64_t RoundSeries::waiting() const
{
    const auto sum = [](const std::vector<std::uint32_t>& counts) {
        return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    };
    return sum(edge) - sum(successes) - sum(drops);
}

std::int64_t RoundSeries::retrying(int round) const
{
    const auto at = static_cast<std::size_t>(round) - 1;
    return calls[at] - successes[at] - drops[at];
}

RoundSeries runRounds(const ChainSetup& setup, const std::stop_token& stop,
                      const Progress& progress)
{
    constexpr int often = 1 << 16; // rounds, a millisecond
    Run run(setup);
    for (int round = 0; round < setup.rounds; ++round) {
        if (round % often == 0) {
            if (stop.stop_requested()) {
                break;
            }
            if (progress) {
                progress(static_cast<double>(round) / setup.rounds);
            }
        }
        run.next();
    }
    return run.takeSeries();
}

} // namespace stormglass::chain
