// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <queue>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace stormglass {

/// What happens next in a simulation: events leave in order of their times, those of one time in
/// order of their ranks. `Time` is any totally ordered number, `Payload` a small plain struct.
///
/// The standard library's binary heap: `bench_event_queue` has what it was measured against.
template <class Time, class Payload>
class EventQueue {
public:
    struct Event {
        Time time;
        std::uint64_t rank; ///< among those of its time, the least first
        Payload payload;
    };

    /// Adds an event behind all that have its time. Not to be mixed with ranks of one's own.
    void push(Time time, Payload payload) { push(time, m_pushed++, std::move(payload)); }

    /// Adds an event of that rank.
    void push(Time time, std::uint64_t rank, Payload payload)
    {
        m_events.push({time, rank, std::move(payload)});
    }

    [[nodiscard]] bool isEmpty() const { return m_events.empty(); }
    [[nodiscard]] std::size_t size() const { return m_events.size(); }

    /// The next event; only of a queue that is not empty.
    [[nodiscard]] const Event& next() const { return m_events.top(); }

    /// Takes the next event out; only of a queue that is not empty.
    Event pop()
    {
        Event first = m_events.top();
        m_events.pop();
        return first;
    }

private:
    struct IsLater {
        bool operator()(const Event& one, const Event& other) const
        {
            return one.time > other.time || (one.time == other.time && one.rank > other.rank);
        }
    };

    std::priority_queue<Event, std::vector<Event>, IsLater> m_events;
    std::uint64_t m_pushed = 0;
};

} // namespace stormglass
