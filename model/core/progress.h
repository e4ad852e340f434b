// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

namespace stormglass {

/// Told now and then how much of a long computation is done, 0 to 1; may be empty.
using Progress = std::function<void(double)>;

/// What a part of a computation tells, as a stretch of the whole's progress, which must outlive it;
/// empty where that is.
[[nodiscard]] inline Progress progressBetween(const Progress& whole, double from, double to)
{
    if (!whole) {
        return {};
    }
    return [&whole, from, to](double done) {
        whole(from + done * (to - from));
    };
}

} // namespace stormglass
