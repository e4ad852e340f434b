// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/picked_windows.h"

#include <algorithm>
#include <cmath>

namespace stormglass::chain {

namespace {

RowRange rowsOf(const Stretch& picked, std::size_t rows)
{
    const auto last = static_cast<double>(rows);
    const double from = std::max(std::ceil(picked.from), 1.0);
    const double to = std::min(std::floor(picked.to), last);
    return from <= to ? RowRange{static_cast<std::size_t>(from) - 1, static_cast<std::size_t>(to)}
                      : RowRange();
}

bool overlap(const RowRange& one, const RowRange& other)
{
    return std::max(one.begin, other.begin) < std::min(one.end, other.end);
}

MeasuredWindows withTrouble(const MeasuredWindows& now, const RowRange& trouble, std::size_t rows)
{
    MeasuredWindows windows = windowsAround(trouble, rows);
    const bool wasChosen = now.before != RowRange{0, now.during.begin};
    if (wasChosen && now.before.end <= trouble.begin) {
        windows.before = now.before;
    }
    if (!overlap(now.otherRegime, trouble)) {
        windows.otherRegime = now.otherRegime;
    }
    return windows;
}

} // namespace

Outcome<MeasuredWindows> windowsPicked(const MeasuredWindows& now, const Stretch& picked,
                                       std::size_t rows)
{
    const RowRange chosen = rowsOf(picked, rows);
    if (chosen.isEmpty()) {
        return Problem{"", "no row was measured in that stretch",
                       "pick some of rows 1 to " + std::to_string(rows)};
    }
    if (picked.role == StretchRole::Subject) {
        return withTrouble(now, chosen, rows);
    }
    if (now.during.isEmpty()) {
        return Problem{"", "there is no trouble yet to compare these rows with",
                       "pick the trouble first"};
    }
    if (now.during.begin == 0) {
        return Problem{"", "the trouble begins with the first row, so none come before it",
                       "pick a later trouble first"};
    }
    if (chosen.end > now.during.begin) {
        return Problem{"", "the rows to compare with must end before the trouble begins",
                       "pick rows up to " + std::to_string(now.during.begin)};
    }
    MeasuredWindows windows = now;
    windows.before = chosen;
    return windows;
}

} // namespace stormglass::chain
