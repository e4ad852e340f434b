// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <vector>

namespace stormglass {

/// A closed interval in the unit of what it bounds.
struct Range {
    double minimum = 0.0;
    double maximum = 0.0;

    [[nodiscard]] bool contains(double value) const { return value >= minimum && value <= maximum; }

    /// The value, or the end it lies beyond.
    [[nodiscard]] double clamped(double value) const;
};

/// How numbers lie along a slider or an axis. On a logarithmic one a range starts above 0; one that
/// is logarithmic from zero starts at 0, is even below 1 and logarithmic far above it: ln(1 +
/// value).
enum class Scale { Linear, Logarithmic, LogarithmicFromZero };

/// How far along a range a value lies: 0 at its minimum, 1 at its maximum; not a number for what a
/// logarithmic scale cannot show, and below 0 for negative values on one from zero.
[[nodiscard]] double shareAlong(const Range& range, Scale scale, double value);

/// The value that lies so far along a range, the inverse of shareAlong(); the ends are exact.
[[nodiscard]] double valueAlong(const Range& range, Scale scale, double share);

/// `count` (≥ 2) values from one end of a range to the other, both included, evenly spaced on the
/// scale.
[[nodiscard]] std::vector<double> valuesAlong(const Range& range, Scale scale, std::size_t count);

/// The middles of `count` cells that share a range evenly on the scale.
[[nodiscard]] std::vector<double> cellCentresAlong(const Range& range, Scale scale,
                                                   std::size_t count);

} // namespace stormglass
