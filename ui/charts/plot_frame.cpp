// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plot_frame.h"

#include "ui/charts/nice_ticks.h"

#include <algorithm>

namespace stormglass::ui {

namespace {

QSizeF wrappedSize(const QString& words, double width, const QFontMetricsF& metrics)
{
    const QSizeF onOneLine(metrics.horizontalAdvance(words), metrics.height());
    return onOneLine.width() <= width
               ? onOneLine
               : metrics.boundingRect(QRectF(0.0, 0.0, width, 1e6), Qt::TextWordWrap, words).size();
}

double widestLabel(const Axis& axis, const std::vector<double>& ticks, const QFontMetricsF& metrics)
{
    double widest = 0.0;
    for (const double tick : ticks) {
        widest = std::max(widest, metrics.horizontalAdvance(tickText(tick, axis.unit)));
    }
    return widest;
}

} // namespace

SideTitles placeSideTitles(const ChartScene& scene, double width)
{
    constexpr double between = 16.0;
    const QFontMetricsF metrics(scene.font);
    const QSizeF left = wrappedSize(axisTitle(scene.mapping.left), width, metrics);
    if (!scene.chart.right) {
        return {QRectF(0.0, 0.0, width, left.height()), {}};
    }
    const QSizeF right = wrappedSize(axisTitle(scene.mapping.right), width, metrics);
    const bool sideBySide = left.width() + between + right.width() <= width;
    return {QRectF(0.0, 0.0, width, left.height()),
            QRectF(0.0, sideBySide ? 0.0 : left.height(), width, right.height())};
}

QRectF placeXTitle(const ChartScene& scene, const QRectF& area, double width)
{
    const QFontMetricsF metrics(scene.font);
    const QSizeF size = wrappedSize(axisTitle(scene.mapping.x), width, metrics);
    const double top = area.bottom() + tickGap + metrics.height();
    return size.width() <= area.width() ? QRectF(area.left(), top, area.width(), size.height())
                                        : QRectF(0.0, top, width, size.height());
}

QRectF plotArea(const ChartScene& scene, const QSizeF& size)
{
    const QFontMetricsF metrics(scene.font);
    const PlotMapping& map = scene.mapping;
    const SideTitles titles = placeSideTitles(scene, size.width());
    const double top = std::max(titles.left.bottom(), titles.right.bottom()) + tickGap + 2.0;
    const double bottom =
        size.height() - tickGap - metrics.height() - placeXTitle(scene, {}, size.width()).height();
    const double height = bottom - top;
    const auto roomBeside = [&](const Axis& axis) {
        return widestLabel(axis, ticksUp(axis, height, metrics), metrics) + tickGap + 4.0;
    };
    // Half a label of the x axis may stand out at either end; and the room is the same while the
    // labels stay this short, so that charts one above the other line up.
    const double least = metrics.horizontalAdvance(QStringLiteral("100 %")) + 10.0;
    const double left = std::max(least, roomBeside(map.left));
    const double right = scene.chart.right ? std::max(least, roomBeside(map.right)) : least;
    return {left, top, size.width() - left - right, height};
}

std::vector<double> ticksAcross(const Axis& axis, double width, const QFontMetricsF& metrics)
{
    return fittingTicks(axis, width, 2.0 * tickGap, [&](double tick) {
        return metrics.horizontalAdvance(tickText(tick, axis.unit));
    });
}

std::vector<double> ticksUp(const Axis& axis, double height, const QFontMetricsF& metrics)
{
    const double lineHeight = metrics.height();
    return fittingTicks(axis, height, tickGap, [lineHeight](double) { return lineHeight; });
}

} // namespace stormglass::ui
