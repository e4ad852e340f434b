// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/stack.h"

#include <algorithm>
#include <cmath>

namespace stormglass::ui {

std::vector<std::vector<Point>> stackedTops(const Chart& chart, const HiddenCurves& hidden)
{
    std::vector<std::vector<Point>> tops(chart.series.size());
    std::vector<double> sums;
    for (std::size_t curve = 0; curve < chart.series.size(); ++curve) {
        const Series& series = chart.series[curve];
        if (series.style != LineStyle::Stacked || hidden.contains(series.name)) {
            continue;
        }
        sums.resize(std::max(sums.size(), series.points.size()), 0.0);
        tops[curve].reserve(series.points.size());
        for (std::size_t place = 0; place < series.points.size(); ++place) {
            const Point& own = series.points[place];
            sums[place] += std::isfinite(own.y) ? own.y : 0.0;
            tops[curve].push_back({own.x, sums[place]});
        }
    }
    return tops;
}

} // namespace stormglass::ui
