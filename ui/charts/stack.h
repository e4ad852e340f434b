// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "ui/charts/readout.h"

#include <vector>

namespace stormglass::ui {

/// Where the stacked curves that are shown end at the top, each on those before it; one entry per
/// curve, empty for all others. What is not finite adds nothing.
[[nodiscard]] std::vector<std::vector<Point>> stackedTops(const Chart& chart,
                                                          const HiddenCurves& hidden);

} // namespace stormglass::ui
