// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace stormglass::ui {

/// Names of the curves that the user has hidden.
using HiddenCurves = std::set<std::string, std::less<>>;

/// What one curve says at an x.
struct CurveReading {
    std::size_t curve = 0; ///< its place in the chart
    double value = absent; ///< in a gap absent
    QString text;          ///< "Deliveries per event 1.62", "Success: no calls"
};

/// What a chart says at an x: the curves that are shown and have a value or a named gap there, and
/// what lies in its lanes; or, at a point of a map, what the map says.
struct Readout {
    double x = 0.0;
    std::optional<double> y = {};          ///< on a map
    QString xText;                         ///< "Miss rate 40 %"
    QString yText = {};                    ///< "Calls 3 calls", on a map
    QString word = {};                     ///< of the map's class
    std::optional<std::size_t> place = {}; ///< of that class; none beside the map
    std::vector<CurveReading> readings = {};
    std::vector<QString> lanes = {}; ///< "Hub: down, 530", for each lane with something there
    QString sentence;                ///< all of it, for a screen reader
};

/// A value as the read-out shows it: at most four significant digits, k, M or G from 100,000 on,
/// with its unit: "40 %", "1.62", "126.3k events/min", "2 h".
[[nodiscard]] QString readoutText(double value, const Unit& unit);

/// The x at which the shown curves have points, or something in a lane begins, ends or stands; in
/// order, each once; whole where the axis counts. All curves count when none is shown.
[[nodiscard]] std::vector<double> stopsOf(const Chart& chart, const HiddenCurves& hidden);

/// Where a cross-hair at `x` comes to rest: on the nearest point of the shown curves that are drawn
/// with points, or on a marker or arrow of a lane that is close by; else on a whole number where
/// the axis counts; else at `x`.
[[nodiscard]] double snappedX(const Chart& chart, const HiddenCurves& hidden, double x);

/// The stop `steps` to the right of `from` (to the left when negative), the first or last where
/// there is none; without a start, the end that the way comes from. Nothing where there is no stop.
[[nodiscard]] std::optional<double> steppedX(const std::vector<double>& stops,
                                             std::optional<double> from, int steps);

/// What the chart says at exactly `x`: of a vertical piece its last value; lines interpolated
/// between finite points, evenly on the axes' own scales; nothing outside them, nor what a
/// logarithmic axis cannot show.
[[nodiscard]] Readout readoutAt(const Chart& chart, const HiddenCurves& hidden, double x);

/// What the chart's map says at a point; where there is no map, what the curves say at its x.
[[nodiscard]] Readout readoutAt(const Chart& chart, const HiddenCurves& hidden, const Point& at);

} // namespace stormglass::ui
