// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace stormglass {

/// `value` rounded to `digits` decimals (0…6), as Python's round() does it: the correctly rounded
/// decimal of the exact binary value, ties to even. Agrees with roundDecimalsByText() bit for bit,
/// in a few nanoseconds. NaN and infinities come back unchanged.
[[nodiscard]] double roundDecimals(double value, int digits);

/// The same by way of decimal text, which is slow and plainly right.
[[nodiscard]] double roundDecimalsByText(double value, int digits);

/// The greatest decimal of `digits` (1…15) significant digits that is at most `value`: what may be
/// said of a bound that must not be told higher than it is. Zero, NaN and infinities come back
/// unchanged.
[[nodiscard]] double significantDown(double value, int digits);

/// The least such decimal that is at least `value`.
[[nodiscard]] double significantUp(double value, int digits);

} // namespace stormglass
