// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace stormglass::tests {

/// The contrast of two colours as WCAG 2.1 defines it, 1 to 21.
inline double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double channel) {
            return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(static_cast<double>(colour.redF())) +
               0.7152 * linear(static_cast<double>(colour.greenF())) +
               0.0722 * linear(static_cast<double>(colour.blueF()));
    };
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace stormglass::tests
