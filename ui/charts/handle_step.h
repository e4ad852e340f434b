// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace stormglass::ui {

/// How far one step goes: an arrow key's way, or a page's.
enum class Stride { Step, Page };

/// How a key moves a chart's handle: so many steps to the right and up. What a step is, those know
/// who know what the axes mean.
struct HandleStep {
    int across = 0;
    int up = 0;
    Stride stride = Stride::Step;

    bool operator==(const HandleStep&) const = default;
};

} // namespace stormglass::ui
