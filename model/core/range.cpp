// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/range.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace stormglass {

double Range::clamped(double value) const { return std::clamp(value, minimum, maximum); }

double shareAlong(const Range& range, Scale scale, double value)
{
    if (scale == Scale::Linear || (scale == Scale::LogarithmicFromZero && value < 0.0)) {
        return (value - range.minimum) / (range.maximum - range.minimum);
    }
    if (scale == Scale::LogarithmicFromZero) {
        const double start = std::log1p(range.minimum);
        return (std::log1p(value) - start) / (std::log1p(range.maximum) - start);
    }
    return value > 0.0 ? std::log(value / range.minimum) / std::log(range.maximum / range.minimum)
                       : std::numeric_limits<double>::quiet_NaN();
}

double valueAlong(const Range& range, Scale scale, double share)
{
    if (share == 1.0) {
        return range.maximum;
    }
    switch (scale) {
    case Scale::Linear:
        break;
    case Scale::Logarithmic:
        return range.minimum * std::pow(range.maximum / range.minimum, share);
    case Scale::LogarithmicFromZero: {
        const double start = std::log1p(range.minimum);
        return std::expm1(start + share * (std::log1p(range.maximum) - start));
    }
    }
    return range.minimum + share * (range.maximum - range.minimum);
}

std::vector<double> valuesAlong(const Range& range, Scale scale, std::size_t count)
{
    std::vector<double> values(count);
    for (std::size_t index = 0; index < count; ++index) {
        values[index] =
            valueAlong(range, scale, static_cast<double>(index) / static_cast<double>(count - 1));
    }
    return values;
}

std::vector<double> cellCentresAlong(const Range& range, Scale scale, std::size_t count)
{
    std::vector<double> values(count);
    for (std::size_t index = 0; index < count; ++index) {
        values[index] = valueAlong(range, scale,
                                   (static_cast<double>(index) + 0.5) / static_cast<double>(count));
    }
    return values;
}

} // namespace stormglass
