// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the event queue is chosen by: the hold model (take the next event, push one a random while
// later) over three structures, with exponential delays and with those of a reconnect storm, where
// milliseconds and minutes mix. Items a second are events.

#include "model/core/event_queue.h"
#include "model/core/random.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

using namespace stormglass;

namespace {

/// As large as what the instruments keep of an event.
struct Payload {
    std::uint32_t client = 0;
    std::uint32_t count = 0;
    std::uint32_t generation = 0;
    std::uint32_t kind = 0;
};

using Queue = EventQueue<double, Payload>;
using Event = Queue::Event;

struct IsLater {
    bool operator()(const Event& one, const Event& other) const
    {
        return one.time > other.time || (one.time == other.time && one.rank > other.rank);
    }
};

/// Four children a node in one flat array.
class FourAryHeap {
public:
    void push(double time, Payload payload)
    {
        const Event event{time, m_pushed++, payload};
        std::size_t place = m_heap.size();
        m_heap.push_back(event);
        while (place > 0 && IsLater()(m_heap[(place - 1) / children], event)) {
            m_heap[place] = m_heap[(place - 1) / children];
            place = (place - 1) / children;
        }
        m_heap[place] = event;
    }

    Event pop()
    {
        const Event first = m_heap.front();
        const Event last = m_heap.back();
        m_heap.pop_back();
        std::size_t place = 0;
        for (std::size_t child = leastChild(place); child < m_heap.size();
             child = leastChild(place)) {
            if (!IsLater()(last, m_heap[child])) {
                break;
            }
            m_heap[place] = m_heap[child];
            place = child;
        }
        if (!m_heap.empty()) {
            m_heap[place] = last;
        }
        return first;
    }

private:
    static constexpr std::size_t children = 4;

    [[nodiscard]] std::size_t leastChild(std::size_t place) const
    {
        std::size_t least = place * children + 1;
        const std::size_t end = std::min(least + children, m_heap.size());
        for (std::size_t child = least + 1; child < end; ++child) {
            least = IsLater()(m_heap[least], m_heap[child]) ? child : least;
        }
        return least;
    }

    std::vector<Event> m_heap;
    std::uint64_t m_pushed = 0;
};

/// Days of one width in a ring, each kept in order; tuned to the density it is told, which a
/// simulation would have to follow.
class Calendar {
public:
    Calendar(std::size_t pending, double meanDelay)
        : m_width(3.0 * meanDelay / static_cast<double>(pending))
        , m_days(std::max<std::size_t>(pending, 2))
    {
    }

    void push(double time, Payload payload)
    {
        const Event event{time, m_pushed++, payload};
        auto& day = m_days[static_cast<std::size_t>(time / m_width) % m_days.size()];
        day.insert(std::upper_bound(day.begin(), day.end(), event, IsLater()), event);
    }

    Event pop()
    {
        while (true) {
            auto& day = m_days[m_today % m_days.size()];
            if (!day.empty() && static_cast<std::size_t>(day.back().time / m_width) == m_today) {
                const Event first = day.back();
                day.pop_back();
                return first;
            }
            ++m_today;
        }
    }

private:
    double m_width;
    std::vector<std::vector<Event>> m_days;
    std::size_t m_today = 0;
    std::uint64_t m_pushed = 0;
};

double exponentialDelay(Random& random) { return random.exponential(1.0); }

/// Half of the events within milliseconds, the rest between a second and a minute.
double stormDelay(Random& random)
{
    const double share = random.uniform();
    return share < 0.5 ? 0.01 * share : std::pow(60.0, random.uniform());
}

template <class Held>
void hold(benchmark::State& state, Held queue, double (*delay)(Random&))
{
    Random random(1);
    for (std::int64_t event = 0; event < state.range(0); ++event) {
        queue.push(delay(random), {});
    }
    // The first events of a fresh queue lie closer together than those it settles to.
    for (std::int64_t event = 0; event < state.range(0); ++event) {
        const Event next = queue.pop();
        queue.push(next.time + delay(random), next.payload);
    }
    for (auto _ : state) {
        const Event next = queue.pop();
        queue.push(next.time + delay(random), next.payload);
        benchmark::DoNotOptimize(next);
    }
    state.SetItemsProcessed(state.iterations());
}

void ours(benchmark::State& state, double (*delay)(Random&)) { hold(state, Queue(), delay); }

void fourAryHeap(benchmark::State& state, double (*delay)(Random&))
{
    hold(state, FourAryHeap(), delay);
}

void calendar(benchmark::State& state, double (*delay)(Random&), double meanDelay)
{
    hold(state, Calendar(static_cast<std::size_t>(state.range(0)), meanDelay), delay);
}

void sizes(benchmark::internal::Benchmark* bench)
{
    bench->RangeMultiplier(10)->Range(100, 1000000);
}

} // namespace

BENCHMARK_CAPTURE(ours, exponential, exponentialDelay)->Apply(sizes);
BENCHMARK_CAPTURE(fourAryHeap, exponential, exponentialDelay)->Apply(sizes);
BENCHMARK_CAPTURE(calendar, exponential, exponentialDelay, 1.0)->Apply(sizes);
BENCHMARK_CAPTURE(ours, storm, stormDelay)->Apply(sizes);
BENCHMARK_CAPTURE(fourAryHeap, storm, stormDelay)->Apply(sizes);
BENCHMARK_CAPTURE(calendar, storm, stormDelay, 7.2)->Apply(sizes);

BENCHMARK_MAIN();
