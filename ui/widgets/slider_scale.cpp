// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/slider_scale.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <vector>

namespace stormglass::ui {

int SliderScale::positionOf(double value) const
{
    const Range& range = m_parameter.slider;
    const double share = shareAlong(range, m_parameter.scale, range.clamped(value));
    return static_cast<int>(std::lround(share * positions));
}

// Edges can lie closer together than a pixel: the nearest one counts.
std::optional<double> SliderScale::edgeAt(int position) const
{
    constexpr int pull = 4;
    std::optional<double> nearest;
    for (const double edge : m_edges) {
        const int away = std::abs(positionOf(edge) - position);
        if (m_parameter.slider.contains(edge) && away <= pull &&
            (!nearest || away < std::abs(positionOf(*nearest) - position))) {
            nearest = edge;
        }
    }
    return nearest;
}

double SliderScale::valueAt(int position) const
{
    if (const std::optional<double> edge = edgeAt(position)) {
        return *edge;
    }
    constexpr int pull = 12; // positions: about a handle's rim
    for (const double detent : m_parameter.detents) {
        if (std::abs(positionOf(detent) - position) <= pull) {
            return detent;
        }
    }
    const Range& range = m_parameter.slider;
    const double share = std::clamp(position, 0, positions) / static_cast<double>(positions);
    return range.clamped(onStep(valueAlong(range, m_parameter.scale, share)));
}

double SliderScale::stepped(double value, int steps) const
{
    double reached = value;
    const double direction = steps < 0 ? -1.0 : 1.0;
    for (int step = 0; step < std::abs(steps); ++step) {
        // Measured just inside the way to go, so that 10 steps down by 0.1 and up by 1.
        const double size = stepNear(reached * (1.0 + direction * 1e-9));
        const double multiple = reached / size;
        const double next =
            direction > 0.0 ? std::floor(multiple + 1.0 + 1e-9) : std::ceil(multiple - 1.0 - 1e-9);
        reached = m_parameter.hard.clamped(onStep(next * size));
    }
    return reached + 0.0; // no -0
}

double SliderScale::steppedOnSlider(double value, int steps) const
{
    const Range& range = m_parameter.slider;
    const double reached = stepped(value, steps);
    if (steps > 0) {
        return value >= range.maximum ? value : std::min(reached, range.maximum);
    }
    return value <= range.minimum ? value : std::max(reached, range.minimum);
}

double SliderScale::paged(double value, int direction) const
{
    constexpr int page = 10;
    std::vector<double> stops(m_parameter.detents.begin(), m_parameter.detents.end());
    if (stops.empty()) {
        return steppedOnSlider(value, direction * page);
    }
    stops.push_back(m_parameter.slider.minimum);
    stops.push_back(m_parameter.slider.maximum);
    std::ranges::sort(stops);
    if (direction > 0) {
        const auto next = std::ranges::upper_bound(stops, value);
        return next == stops.end() ? value : *next;
    }
    const auto here = std::ranges::lower_bound(stops, value);
    return here == stops.begin() ? value : *std::prev(here);
}

double SliderScale::stepNear(double value) const
{
    if (m_parameter.scale == Scale::Linear || value <= 0.0) {
        return m_parameter.step;
    }
    constexpr double hundredth = 1e-2;
    const double decade = std::pow(10.0, std::floor(std::log10(value) + 1.0));
    return std::max(m_parameter.step, decade * hundredth);
}

double SliderScale::onStep(double value) const
{
    const double size = stepNear(value);
    // Through the inverse where it is whole, since 3 · 0.1 is not 0.3.
    const double inverse = std::round(1.0 / size);
    const double multiple = std::round(value / size);
    const double rounded =
        size < 1.0 && std::abs(inverse * size - 1.0) < 1e-9 ? multiple / inverse : multiple * size;
    return rounded;
}

} // namespace stormglass::ui
