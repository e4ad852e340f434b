// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"
#include "ui/instruments/instrument_page.h"

#include <span>

namespace stormglass::ui {

/// How to make the page of one instrument.
struct PageEntry {
    std::string_view instrument; ///< its id in the model's list
    ChartArrangement (*charts)();
};

/// The pages of all instruments, in the order of the navigation.
[[nodiscard]] std::span<const PageEntry> pages();

} // namespace stormglass::ui
