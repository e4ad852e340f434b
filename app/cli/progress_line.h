// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"
#include "model/core/progress.h"

namespace stormglass::cli {

/// Shows on a terminal how much of a file is read, in one line that goes away at the end; nothing
/// where `err` is none or quiet is asked for.
[[nodiscard]] Progress progressLine(const Console& console, bool quiet);

} // namespace stormglass::cli
