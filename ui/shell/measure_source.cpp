// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/measure_source.h"

namespace stormglass::ui {

MeasureProgress readingProgress(const QString& doing, double done, std::chrono::nanoseconds elapsed)
{
    using Seconds = std::chrono::duration<double>;
    using namespace std::chrono_literals;
    MeasureProgress progress{.doing = doing, .done = done};
    if (done > 0.0 && elapsed > 1s) {
        progress.left = std::chrono::round<std::chrono::seconds>(Seconds(elapsed) / done - elapsed);
    }
    return progress;
}

} // namespace stormglass::ui
