// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSize>

#include <string_view>
#include <vector>

namespace stormglass::ui {

/// Which charts a page shows, row by row.
using ChartArrangement = std::vector<std::vector<std::string_view>>;

/// What the tabs of the evidence show; each tab is an arrangement of its own.
using EvidenceTabs = std::vector<ChartArrangement>;

/// What charts take of a room, in pixels.
struct EvidenceMeasures {
    QSize card;     ///< the least a card gets
    int narrow = 0; ///< the least width of a card that shares its row with three others
    int gap = 0;    ///< between cards
    int tabBar = 0; ///< height of the tabs, where there are any
};

/// How charts share a room: all rows below each other where every card gets its least size, else
/// tabs with as many of the rows that fit across as are high enough, one at least, and a tab for
/// each chart of a row that does not fit across. A row of four or more is small charts to compare,
/// which may be narrower; where it does not fit across it is broken into two.
[[nodiscard]] EvidenceTabs evidenceTabs(const ChartArrangement& arrangement, const QSize& room,
                                        const EvidenceMeasures& measures);

} // namespace stormglass::ui
