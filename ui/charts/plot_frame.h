// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chart_layers.h"

#include <QFontMetricsF>

#include <vector>

namespace stormglass::ui {

/// Between tick labels or axis titles and what they stand beside.
inline constexpr double tickGap = 6.0;

/// Where the titles of the vertical axes go: above their axes and level, which reads better than
/// turned text; one below the other where they do not fit side by side.
struct SideTitles {
    QRectF left;
    QRectF right; ///< empty where there is no right axis
};

/// The titles' places in a picture that is `width` wide.
[[nodiscard]] SideTitles placeSideTitles(const ChartScene& scene, double width);

/// The place of the title below the x axis of `area`, in a picture that is `width` wide.
[[nodiscard]] QRectF placeXTitle(const ChartScene& scene, const QRectF& area, double width);

/// What tick labels and titles leave of a picture of that size for the plot.
[[nodiscard]] QRectF plotArea(const ChartScene& scene, const QSizeF& size);

/// The ticks of an axis that runs across, as many as fit.
[[nodiscard]] std::vector<double> ticksAcross(const Axis& axis, double width,
                                              const QFontMetricsF& metrics);

/// The ticks of an axis that runs up, as many as fit.
[[nodiscard]] std::vector<double> ticksUp(const Axis& axis, double height,
                                          const QFontMetricsF& metrics);

} // namespace stormglass::ui
