// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/spelling.h"

#include <algorithm>
#include <numeric>

namespace stormglass {

namespace {

std::size_t editDistance(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
        }
    }
    return row.back();
}

} // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& candidates)
{
    std::string best;
    std::size_t fewest = std::max<std::size_t>(3, word.size() / 2) + 1;
    for (const std::string& candidate : candidates) {
        // A beginning is what people type when they expect abbreviations to work.
        const std::size_t distance =
            word.size() > 3 && candidate.starts_with(word) ? 1 : editDistance(word, candidate);
        if (distance < fewest) {
            fewest = distance;
            best = candidate;
        }
    }
    return best;
}

} // namespace stormglass
