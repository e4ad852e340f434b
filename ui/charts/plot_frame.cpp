// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plot_frame.h"

#include "ui/charts/nice_ticks.h"
#include "ui/widgets/qt_text.h"

#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace stormglass::ui {

namespace {

constexpr double laneGap = 2.0 * tickGap; // a marker may stand at the beginning of a lane

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

/// Words on so many lines at most, broken between words; what has no room is cut.
QString broken(const QString& words, double width, int lines, const QFontMetricsF& metrics)
{
    QStringList done;
    QString line;
    QStringList left = words.split(u' ', Qt::SkipEmptyParts);
    while (!left.isEmpty()) {
        const QString longer = line.isEmpty() ? left.first() : line + u' ' + left.first();
        if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
            if (done.size() + 1 >= lines) {
                line += u' ' + left.join(u' ');
                break;
            }
            done << line;
            line.clear();
        } else {
            line = longer;
            left.removeFirst();
        }
    }
    done << line;
    for (QString& each : done) {
        each = metrics.elidedText(each, Qt::ElideRight, width);
    }
    return done.join(u'\n');
}

std::vector<LaneName> laneNames(const FrameInput& input, double height,
                                const QFontMetricsF& metrics)
{
    std::vector<LaneName> names;
    const double lane = height / static_cast<double>(input.lanes.size());
    const int lines = std::max(1, static_cast<int>(lane / metrics.height()));
    for (const std::string& name : input.lanes) {
        names.push_back(
            {broken(qtText(name), std::floor(input.size.width() / 3.0), lines, metrics), {}});
    }
    return names;
}

double widestName(const std::vector<LaneName>& names, const QFontMetricsF& metrics)
{
    double widest = 0.0;
    for (const LaneName& name : names) {
        widest = std::max(widest, metrics.size(0, name.words).width());
    }
    return widest;
}

void placeNames(PlotFrame& frame)
{
    const double lane = frame.area.height() / static_cast<double>(frame.lanes.size());
    double top = frame.area.top();
    for (LaneName& name : frame.lanes) {
        name.place = QRectF(0.0, top, frame.area.left() - laneGap, lane);
        top += lane;
    }
}

void placeSideTitles(PlotFrame& frame, const FrameInput& input, const QFontMetricsF& metrics)
{
    constexpr double between = 16.0;
    const double width = input.size.width();
    frame.leftTitle.words = axisTitle(input.left);
    const QSizeF left = wrappedSize(frame.leftTitle.words, width, metrics);
    const bool namesAlone = frame.leftTitle.words.isEmpty() && !input.lanes.empty();
    frame.leftTitle.place = QRectF(0.0, 0.0, width, namesAlone ? 0.0 : left.height());
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
    if (input.lanes.empty()) {
        frame.left = ticksUp(input.left, height, metrics);
    } else {
        frame.lanes = laneNames(input, height, metrics);
    }
    frame.right = input.right ? ticksUp(*input.right, height, metrics) : std::vector<Tick>();
    // Half a label of the x axis may stand out at either end; and the room is the same while the
    // labels stay this short, so that charts one above the other line up.
    const double least = metrics.horizontalAdvance(QStringLiteral("100 %")) + 10.0;
    const double words =
        std::max(widestLabel(frame.left, metrics), widestName(frame.lanes, metrics));
    const bool hasLanes = !frame.lanes.empty();
    const double left = std::max(least, words + 4.0 + (hasLanes ? laneGap : tickGap));
    const double right =
        std::max(hasLanes ? least / 2.0 : least, widestLabel(frame.right, metrics) + tickGap + 4.0);
    frame.area = {left, top, input.size.width() - left - right, height};
    placeNames(frame);
    frame.x = ticksAcross(input.x, frame.area.width(), metrics);
    const double titleTop = bottom + tickGap + metrics.height();
    frame.xTitle.place = xTitle.width() <= frame.area.width()
                             ? QRectF(left, titleTop, frame.area.width(), xTitle.height())
                             : QRectF(0.0, titleTop, input.size.width(), xTitle.height());
    return frame;
}

} // namespace stormglass::ui
