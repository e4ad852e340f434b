// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/progress_line.h"

#include <ostream>

namespace stormglass::cli {

Progress progressLine(const Console& console, bool quiet)
{
    if (quiet || !console.errIsTerminal) {
        return {};
    }
    return [&err = console.err, shown = -1](double fraction) mutable {
        const int percent = static_cast<int>(fraction * 100.0);
        if (percent != shown) {
            shown = percent;
            err << "\rreading " << percent << " %" << (percent == 100 ? "\r\x1b[K" : "")
                << std::flush;
        }
    };
}

} // namespace stormglass::cli
