// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "model/core/metrics.h"
#include "model/core/outcome.h"

namespace stormglass::chain {

/// The windows after a stretch of a chart was picked, on which rows are counted from 1: the
/// trouble, or what it is compared with. A new trouble leaves the other windows as far as they fit
/// beside it. Refused where the stretch holds no row, where there is no trouble yet to compare
/// with, and where what it is compared with does not end before it.
[[nodiscard]] Outcome<MeasuredWindows> windowsPicked(const MeasuredWindows& now,
                                                     const Stretch& picked, std::size_t rows);

} // namespace stormglass::chain
