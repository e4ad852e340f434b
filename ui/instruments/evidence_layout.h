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

/// How charts share a room: all rows below each other where every card gets at least `card`, else a
/// tab for each row that fits across, and for each chart of a row that does not. `gap` lies between
/// cards.
[[nodiscard]] EvidenceTabs evidenceTabs(const ChartArrangement& rows, const QSize& room,
                                        const QSize& card, int gap);

} // namespace stormglass::ui
