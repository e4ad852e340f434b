// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/log_columns.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace stormglass::sampling {

/// Resolves the names of a log to its columns, once per name and place instead of once per row, and
/// remembers which names were met.
class ColumnNames {
public:
    explicit ColumnNames(LogColumns columns)
        : m_columns(std::move(columns))
    {
    }

    /// The names a place can hold without being looked up again.
    static constexpr std::size_t longest = 63;

    /// A name and what it stands for.
    struct Place {
        std::string name;
        std::optional<ColumnMatch> match;
    };

    /// What was met last at that place of a row; null for nothing.
    [[nodiscard]] const Place* lastAt(std::size_t place) const
    {
        return place < m_places.size() ? &m_places[place] : nullptr;
    }

    /// Looks up a name and remembers it for its place.
    const std::optional<ColumnMatch>& resolve(std::size_t place, std::string_view name);

    /// The name under which a column was met; of several the one whose fields count, empty for
    /// none.
    [[nodiscard]] const std::string& metAs(LogColumn column) const
    {
        return m_met[static_cast<std::size_t>(column)];
    }

    [[nodiscard]] const LogColumns& columns() const { return m_columns; }

private:
    LogColumns m_columns;
    std::vector<Place> m_places;
    std::optional<ColumnMatch> m_beyond; ///< of a name behind the places that are remembered
    std::array<std::string, logColumns.size()> m_met;
    std::array<std::uint8_t, logColumns.size()> m_metRanks{};
};

} // namespace stormglass::sampling
