// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace stormglass::ui {

/// Round numbers within an axis' range, at most `most` (≥ 2) of them, evenly spaced by 1, 2 or 5
/// times a power of ten; on a logarithmic axis 1, 2 and 5 times each power, or as few of them as
/// that leaves; on one from zero 0 first, and powers from 1 on. Empty for an empty or non-finite
/// range.
[[nodiscard]] std::vector<double> niceTicks(const Axis& axis, int most = 6);

/// As many round numbers as leave `room` (> 0) between neighbours' labels on an axis that is
/// `length` long, at most six; `extentOf` says how much of the length the label of a number takes.
[[nodiscard]] std::vector<double> fittingTicks(const Axis& axis, double length, double room,
                                               const std::function<double(double)>& extentOf);

/// The axis with its maximum raised to where the next tick would be; a logarithmic one to the next
/// 1, 2 or 5 times a power of ten.
[[nodiscard]] Axis roundedUp(const Axis& axis);

/// A tick's label in the unit people see, "40 %", "2.5" or "15M".
[[nodiscard]] QString tickText(double value, const Unit& unit);

/// The axis title with its unit, "Round" or "Deliveries (deliveries/event)"; a unit that stands in
/// the tick labels is left out.
[[nodiscard]] QString axisTitle(const Axis& axis);

} // namespace stormglass::ui
