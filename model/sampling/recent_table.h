// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace stormglass::sampling {

/// Remembers what was seen of a key within a window of time, in bounded memory. Two generations of
/// an open hash table: the younger is filled, and once the window is over it becomes the older,
/// whose content is forgotten. Times may come out of order; a step back by more than the window
/// begins anew. Keys are hashes already.
template <class Value>
class RecentTable {
public:
    /// `window` in the unit of the times; at most `most` keys in each of the two generations.
    RecentTable(std::int64_t window, std::size_t most)
        : m_window(window)
        , m_most(most)
    {
    }

    /// Says that find() or insert() is to come for the key, so that memory is on its way meanwhile.
    void announce(std::uint64_t key) const
    {
        for (const Generation* generation : {&m_young, &m_old}) {
            if (generation->used > 0) {
                const std::size_t mask = generation->slots.size() - 1;
                __builtin_prefetch(&generation->slots[static_cast<std::size_t>(key) & mask]);
            }
        }
    }

    /// What is known of the key, if it was seen within the window around `time`; it may be changed,
    /// until the next insert().
    [[nodiscard]] Value* find(std::uint64_t key, std::int64_t time)
    {
        for (Generation* generation : {&m_young, &m_old}) {
            Slot* slot = generation->find(key);
            if (slot != nullptr && distance(slot->time, time) <= m_window) {
                return &slot->value;
            }
        }
        return nullptr;
    }

    /// Remembers the key; one that is known already begins anew.
    void insert(std::uint64_t key, std::int64_t time, Value value)
    {
        if (m_young.used > 0 && distance(time, m_young.begin) > m_window) {
            turnOver();
        } else if (m_young.used >= m_most) {
            m_forgotEarly =
                m_forgotEarly || (m_old.used > 0 && distance(time, m_old.newest) <= m_window);
            turnOver();
        }
        if (m_young.used == 0) {
            m_young.begin = time;
        }
        m_young.newest = m_young.used == 0 ? time : std::max(m_young.newest, time);
        m_young.insert(Slot{key, time, std::move(value)});
    }

    /// Keys remembered now.
    [[nodiscard]] std::size_t size() const { return m_young.used + m_old.used; }

    /// Bytes of both generations.
    [[nodiscard]] std::size_t bytes() const
    {
        return (m_young.slots.size() + m_old.slots.size()) * sizeof(Slot);
    }

    /// Whether keys had to be forgotten before their window was over.
    [[nodiscard]] bool forgotEarly() const { return m_forgotEarly; }

private:
    static constexpr std::uint64_t none = 0; // as a key: the slot is free

    struct Slot {
        std::uint64_t key = none;
        std::int64_t time = 0;
        Value value{};
    };

    struct Generation {
        std::vector<Slot> slots; ///< a power of two, at most half full
        std::size_t used = 0;
        std::int64_t begin = 0;
        std::int64_t newest = 0;

        [[nodiscard]] Slot* find(std::uint64_t key)
        {
            if (used == 0) {
                return nullptr;
            }
            Slot& slot = place(key | (key == none ? 1 : 0));
            return slot.key == none ? nullptr : &slot;
        }

        void insert(Slot slot)
        {
            slot.key |= slot.key == none ? 1 : 0;
            if (slots.size() < 2 * (used + 1)) {
                grow();
            }
            Slot& free = place(slot.key);
            used += free.key == none ? 1 : 0;
            free = std::move(slot);
        }

        /// Where the key is, or would be.
        [[nodiscard]] Slot& place(std::uint64_t key)
        {
            const std::size_t mask = slots.size() - 1;
            std::size_t at = static_cast<std::size_t>(key) & mask;
            while (slots[at].key != none && slots[at].key != key) {
                at = (at + 1) & mask;
            }
            return slots[at];
        }

        void grow()
        {
            constexpr std::size_t least = 64;
            std::vector<Slot> before(std::max(least, 2 * slots.size()));
            before.swap(slots);
            for (Slot& slot : before) {
                if (slot.key != none) {
                    place(slot.key) = std::move(slot);
                }
            }
        }

        void clear()
        {
            // A table that a busy hour left large is not wiped for every quiet one.
            const std::size_t wanted = std::bit_ceil(4 * used);
            if (wanted < slots.size() / 4) {
                slots = std::vector<Slot>(wanted);
            } else {
                slots.assign(slots.size(), Slot{});
            }
            used = 0;
        }
    };

    static std::int64_t distance(std::int64_t a, std::int64_t b) { return a < b ? b - a : a - b; }

    void turnOver()
    {
        m_old.clear();
        std::swap(m_young, m_old);
    }

    std::int64_t m_window;
    std::size_t m_most;
    Generation m_young;
    Generation m_old;
    bool m_forgotEarly = false;
};

} // namespace stormglass::sampling
