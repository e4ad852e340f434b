// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/column_names.h"

namespace stormglass::sampling {

const std::optional<ColumnMatch>& ColumnNames::resolve(std::size_t place, std::string_view name)
{
    constexpr std::size_t mostPlaces = 256;
    std::optional<ColumnMatch> match = m_columns.match(name);
    if (match) {
        std::string& met = m_met[static_cast<std::size_t>(match->column)];
        std::uint8_t& rank = m_metRanks[static_cast<std::size_t>(match->column)];
        if (met.empty() || match->rank < rank) {
            met = name;
            rank = match->rank;
        }
    }
    if (place >= mostPlaces || name.size() > longest) {
        m_beyond = match;
        return m_beyond;
    }
    if (place >= m_places.size()) {
        m_places.resize(place + 1);
    }
    m_places[place] = {std::string(name), match};
    return m_places[place].match;
}

} // namespace stormglass::sampling
