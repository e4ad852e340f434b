// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/evidence_layout.h"

#include <algorithm>

namespace stormglass::ui {

namespace {

bool fitsAcross(const std::vector<std::string_view>& row, const QSize& room, const QSize& card,
                int gap)
{
    return static_cast<int>(row.size()) * (card.width() + gap) - gap <= room.width();
}

} // namespace

EvidenceTabs evidenceTabs(const ChartArrangement& rows, const QSize& room, const QSize& card,
                          int gap)
{
    const bool wide = std::ranges::all_of(
        rows, [&](const auto& row) { return fitsAcross(row, room, card, gap); });
    const int height = static_cast<int>(rows.size()) * (card.height() + gap) - gap;
    if (wide && (rows.size() == 1 || height <= room.height())) {
        return {rows};
    }
    EvidenceTabs tabs;
    for (const auto& row : rows) {
        if (fitsAcross(row, room, card, gap)) {
            tabs.push_back({row});
            continue;
        }
        for (const std::string_view chart : row) {
            tabs.push_back({{chart}});
        }
    }
    return tabs;
}

} // namespace stormglass::ui
