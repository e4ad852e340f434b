// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/spacing.h"

#include <cmath>

namespace stormglass {

namespace {

double at(const Range& range, Scale scale, double share)
{
    return scale == Scale::Logarithmic
               ? range.minimum * std::pow(range.maximum / range.minimum, share)
               : range.minimum + share * (range.maximum - range.minimum);
}

} // namespace

std::vector<double> valuesAlong(const Range& range, Scale scale, std::size_t count)
{
    std::vector<double> values(count);
    for (std::size_t index = 0; index < count; ++index) {
        values[index] =
            at(range, scale, static_cast<double>(index) / static_cast<double>(count - 1));
    }
    values.front() = range.minimum;
    values.back() = range.maximum;
    return values;
}

std::vector<double> cellCentresAlong(const Range& range, Scale scale, std::size_t count)
{
    std::vector<double> values(count);
    for (std::size_t index = 0; index < count; ++index) {
        values[index] =
            at(range, scale, (static_cast<double>(index) + 0.5) / static_cast<double>(count));
    }
    return values;
}

} // namespace stormglass
