// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/evidence_layout.h"

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr std::size_t manyCards = 4; // in a row

int heightOf(std::size_t rows, const EvidenceMeasures& measures)
{
    return static_cast<int>(rows) * (measures.card.height() + measures.gap) - measures.gap;
}

bool fitsAcross(const std::vector<std::string_view>& row, const QSize& room,
                const EvidenceMeasures& measures)
{
    const int gap = measures.gap;
    const int card = row.size() < manyCards ? measures.card.width() : measures.narrow;
    return static_cast<int>(row.size()) * (card + gap) - gap <= room.width();
}

/// The rows, those of many cards in two where they do not fit across.
ChartArrangement broken(const ChartArrangement& rows, const QSize& room,
                        const EvidenceMeasures& measures)
{
    ChartArrangement all;
    for (const auto& row : rows) {
        if (row.size() < manyCards || fitsAcross(row, room, measures)) {
            all.push_back(row);
            continue;
        }
        const auto middle = row.begin() + static_cast<std::ptrdiff_t>((row.size() + 1) / 2);
        all.emplace_back(row.begin(), middle);
        all.emplace_back(middle, row.end());
    }
    return all;
}

} // namespace

EvidenceTabs evidenceTabs(const ChartArrangement& arrangement, const QSize& room,
                          const EvidenceMeasures& measures)
{
    const ChartArrangement rows = broken(arrangement, room, measures);
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
