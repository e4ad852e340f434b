// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/curve_style.h"

#include "ui/widgets/verdict_shape.h"

#include <QPainter>

#include <algorithm>

namespace stormglass::ui {

namespace {

QColor blended(const QColor& over, const QColor& under, double share)
{
    const auto channel = [share](int top, int bottom) {
        return qRound(share * top + (1.0 - share) * bottom);
    };
    return {channel(over.red(), under.red()), channel(over.green(), under.green()),
            channel(over.blue(), under.blue())};
}

} // namespace

std::optional<std::size_t> curveColour(const Chart& chart, std::size_t curve)
{
    const auto isGuide = [](const Series& series) {
        return series.style == LineStyle::Guide;
    };
    if (isGuide(chart.series.at(curve))) {
        return std::nullopt;
    }
    const auto end = chart.series.begin() + static_cast<std::ptrdiff_t>(curve);
    return curve - static_cast<std::size_t>(std::count_if(chart.series.begin(), end, isGuide));
}

QPen curvePen(std::optional<std::size_t> colour, const Look& look)
{
    constexpr double curveWidth = 2.2;
    constexpr double guideWidth = 1.2;
    return colour ? QPen(look.curve(*colour), curveWidth) : QPen(look.quietText, guideWidth);
}

QColor areaFill(std::optional<std::size_t> colour, const Look& look)
{
    QColor fill = curvePen(colour, look).color();
    fill.setAlphaF(0.30F);
    return fill;
}

QColor barFill(Tone tone, const Look& look)
{
    constexpr double share = 0.30;
    return blended(look.tone(tone), look.card, share);
}

ClassStyle classStyle(const std::vector<MapClass>& classes, std::size_t place, const Look& look)
{
    constexpr double full = 0.30;
    constexpr double pale = 0.16;
    const Tone tone = classes.at(place).tone;
    const auto end = classes.begin() + static_cast<std::ptrdiff_t>(place);
    const bool isSecond = std::any_of(
        classes.begin(), end, [tone](const MapClass& earlier) { return earlier.tone == tone; });
    return {tone, isSecond ? MarkerFill::Hollow : MarkerFill::Filled,
            blended(look.tone(tone), look.card, isSecond ? pale : full)};
}

QColor borderColour(const Look& look)
{
    constexpr double share = 0.65;
    return blended(look.text, look.card, share);
}

void paintSign(QPainter& painter, const QRectF& area, const ClassStyle& style, const Look& look)
{
    const QPainterPath shape = toneShape(style.tone, area);
    if (style.fill == MarkerFill::Filled) {
        painter.fillPath(shape, look.tone(style.tone));
    } else {
        painter.strokePath(shape, QPen(look.tone(style.tone), 1.5));
    }
}

} // namespace stormglass::ui
