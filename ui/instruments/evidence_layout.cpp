// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/evidence_layout.h"

#include <algorithm>

namespace stormglass::ui {

namespace {

int heightOf(std::size_t rows, const EvidenceMeasures& measures)
{
    return static_cast<int>(rows) * (measures.card.height() + measures.gap) - measures.gap;
}

bool fitsAcross(const std::vector<std::string_view>& row, const QSize& room,
                const EvidenceMeasures& measures)
{
    const int gap = measures.gap;
    return static_cast<int>(row.size()) * (measures.card.width() + gap) - gap <= room.width();
}

} // namespace

EvidenceTabs evidenceTabs(const ChartArrangement& rows, const QSize& room,
                          const EvidenceMeasures& measures)
{
    const bool wide =
        std::ranges::all_of(rows, [&](const auto& row) { return fitsAcross(row, room, measures); });
    if (wide && (rows.size() == 1 || heightOf(rows.size(), measures) <= room.height())) {
        return {rows};
    }
    EvidenceTabs tabs;
    bool isOpen = false; // whether the last tab takes further rows
    for (const auto& row : rows) {
        if (!fitsAcross(row, room, measures)) {
            for (const std::string_view chart : row) {
                tabs.push_back({{chart}});
            }
            isOpen = false;
            continue;
        }
        const bool hasRoom =
            isOpen && heightOf(tabs.back().size() + 1, measures) <= room.height() - measures.tabBar;
        if (!hasRoom) {
            tabs.emplace_back();
        }
        tabs.back().push_back(row);
        isOpen = true;
    }
    return tabs;
}

} // namespace stormglass::ui
