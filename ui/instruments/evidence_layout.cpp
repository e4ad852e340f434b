// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/evidence_layout.h"

#include <algorithm>

namespace stormglass::ui {

namespace {

int widthOf(const ChartArrangement& rows, int card, int gap)
{
    std::size_t most = 0;
    for (const auto& row : rows) {
        most = std::max(most, row.size());
    }
    return static_cast<int>(most) * (card + gap) - gap;
}

} // namespace

EvidenceTabs evidenceTabs(const ChartArrangement& rows, const QSize& room, const QSize& card,
                          int gap)
{
    const bool wide = widthOf(rows, card.width(), gap) <= room.width();
    const int height = static_cast<int>(rows.size()) * (card.height() + gap) - gap;
    if (wide && (rows.size() == 1 || height <= room.height())) {
        return {rows};
    }
    EvidenceTabs tabs;
    for (const auto& row : rows) {
        if (wide) {
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
