// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace stormglass {

/// First in, first out, in one flat array that takes nothing while it is empty: an instrument has
/// one for each of up to millions of servers.
template <class T>
class Fifo {
public:
    [[nodiscard]] bool isEmpty() const { return m_first == m_items.size(); }
    [[nodiscard]] std::size_t size() const { return m_items.size() - m_first; }

    void push(T item) { m_items.push_back(std::move(item)); }

    /// Takes the first out; only of one that is not empty.
    T pop()
    {
        T item = std::move(m_items[m_first++]);
        if (isEmpty()) {
            clear();
        } else if (m_first > m_items.size() / 2 && m_first >= leastToMove) {
            m_items.erase(m_items.begin(), m_items.begin() + static_cast<std::ptrdiff_t>(m_first));
            m_first = 0;
        }
        return item;
    }

    /// Takes out all that are so, wherever they stand.
    template <class Predicate>
    void removeIf(Predicate isSo)
    {
        m_items.erase(m_items.begin(), m_items.begin() + static_cast<std::ptrdiff_t>(m_first));
        m_first = 0;
        std::erase_if(m_items, isSo);
    }

    void clear()
    {
        m_items.clear();
        m_first = 0;
    }

private:
    static constexpr std::size_t leastToMove = 1024;

    std::vector<T> m_items;
    std::size_t m_first = 0;
};

} // namespace stormglass
