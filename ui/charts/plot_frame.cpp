// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plot_frame.h"

#include "ui/charts/nice_ticks.h"

#include <QFontMetricsF>

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

double widestLabel(const std::vector<Tick>& ticks, const QFontMetricsF& metrics)
{
    double widest = 0.0;
    for (const Tick& tick : ticks) {
        widest = std::max(widest, metrics.horizontalAdvance(tick.words));
    }
    return widest;
}

std::vector<Tick> named(const std::vector<double>& values, const Axis& axis)
{
    std::vector<Tick> ticks;
    ticks.reserve(values.size());
    for (const double value : values) {
        ticks.push_back({value, tickText(value, axis.unit)});
    }
    return ticks;
}

std::vector<Tick> ticksAcross(const Axis& axis, double width, const QFontMetricsF& metrics)
{
    const auto extentOf = [&](double tick) {
        return metrics.horizontalAdvance(tickText(tick, axis.unit));
    };
    return named(fittingTicks(axis, width, 2.0 * tickGap, extentOf), axis);
}

std::vector<Tick> ticksUp(const Axis& axis, double height, const QFontMetricsF& metrics)
{
    const double line = metrics.height();
    return named(fittingTicks(axis, height, tickGap, [line](double) { return line; }), axis);
}

void placeSideTitles(PlotFrame& frame, const FrameInput& input, const QFontMetricsF& metrics)
{
    constexpr double between = 16.0;
    const double width = input.size.width();
    frame.leftTitle.words = axisTitle(input.left);
    const QSizeF left = wrappedSize(frame.leftTitle.words, width, metrics);
    frame.leftTitle.place = QRectF(0.0, 0.0, width, left.height());
    if (input.right) {
        frame.rightTitle.words = axisTitle(*input.right);
        const QSizeF right = wrappedSize(frame.rightTitle.words, width, metrics);
        const bool sideBySide = left.width() + between + right.width() <= width;
        frame.rightTitle.place =
            QRectF(0.0, sideBySide ? 0.0 : left.height(), width, right.height());
    }
}

} // namespace

PlotFrame layOutFrame(const FrameInput& input)
{
    const QFontMetricsF metrics(input.font);
    PlotFrame frame;
    placeSideTitles(frame, input, metrics);
    frame.xTitle.words = axisTitle(input.x);
    const QSizeF xTitle = wrappedSize(frame.xTitle.words, input.size.width(), metrics);
    const double top =
        std::max(frame.leftTitle.place.bottom(), frame.rightTitle.place.bottom()) + tickGap + 2.0;
    const double bottom = input.size.height() - tickGap - metrics.height() - xTitle.height();
    const double height = bottom - top;
    frame.left = ticksUp(input.left, height, metrics);
    frame.right = input.right ? ticksUp(*input.right, height, metrics) : std::vector<Tick>();
    // Half a label of the x axis may stand out at either end; and the room is the same while the
    // labels stay this short, so that charts one above the other line up.
    const double least = metrics.horizontalAdvance(QStringLiteral("100 %")) + 10.0;
    const double left = std::max(least, widestLabel(frame.left, metrics) + tickGap + 4.0);
    const double right = std::max(least, widestLabel(frame.right, metrics) + tickGap + 4.0);
    frame.area = {left, top, input.size.width() - left - right, height};
    frame.x = ticksAcross(input.x, frame.area.width(), metrics);
    const double titleTop = bottom + tickGap + metrics.height();
    frame.xTitle.place = xTitle.width() <= frame.area.width()
                             ? QRectF(left, titleTop, frame.area.width(), xTitle.height())
                             : QRectF(0.0, titleTop, input.size.width(), xTitle.height());
    return frame;
}

} // namespace stormglass::ui
