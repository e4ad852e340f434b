// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QString>

#include <optional>
#include <vector>

namespace stormglass::ui {

/// What lies in the chart's lanes at an x, a text for each lane that has something there: the words
/// of its bars, then those of markers and arrows within a hundredth of the axis. "Hub: down, 530",
/// "Slack: to Cloud at 61 s".
[[nodiscard]] std::vector<QString> laneTexts(const Chart& chart, double x);

/// The finite x at which something in a lane stands, begins or ends; in no order.
[[nodiscard]] std::vector<double> laneStops(const Chart& chart);

/// The nearest marker or arrow in a lane, within a hundredth of the axis.
[[nodiscard]] std::optional<double> nearestInLanes(const Chart& chart, double x);

} // namespace stormglass::ui
