// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass::sampling {

/// Cases of one kind: how many, and where the first five are.
class NamedCases {
public:
    /// More cases, found at `where`.
    void add(const std::string& where, std::int64_t cases = 1)
    {
        m_count += cases;
        if (m_first.size() < named) {
            m_first.push_back(where);
        }
    }

    /// Takes over what was found elsewhere.
    void add(const NamedCases& other)
    {
        m_count += other.m_count;
        const std::size_t room = std::min(named - m_first.size(), other.m_first.size());
        m_first.insert(m_first.end(), other.m_first.begin(),
                       other.m_first.begin() + static_cast<std::ptrdiff_t>(room));
    }

    [[nodiscard]] std::int64_t count() const { return m_count; }

    /// "(3): general row 2, general row 5, …"; of lines "(3): line 2, 5, …".
    [[nodiscard]] std::string text() const
    {
        constexpr std::string_view line = "line ";
        std::string text = "(" + std::to_string(m_count) + "): ";
        bool afterALine = false;
        for (std::size_t i = 0; i < m_first.size(); ++i) {
            const bool isLine = m_first[i].starts_with(line);
            text += i == 0 ? "" : ", ";
            text += isLine && afterALine ? m_first[i].substr(line.size()) : m_first[i];
            afterALine = isLine;
        }
        const bool more = m_count > static_cast<std::int64_t>(m_first.size());
        return more ? text + ", …" : text;
    }

private:
    static constexpr std::size_t named = 5;

    std::int64_t m_count = 0;
    std::vector<std::string> m_first;
};

} // namespace stormglass::sampling
