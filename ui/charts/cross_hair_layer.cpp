// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/curve_style.h"
#include "ui/charts/label_placement.h"
#include "ui/charts/layer_painter.h"

#include <algorithm>
#include <cmath>
#include <variant>
#include <vector>

namespace stormglass::ui {

namespace {

constexpr double dotRadius = 4.5;
constexpr double padding = 8.0;
constexpr double lineLength = 14.0;
constexpr double lineGap = 6.0;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// What stands before a line's words: nothing, a piece of the curve, the sign of a map's class.
using BoxSign = std::variant<std::monostate, QColor, ClassStyle>;

/// One line of the box, below those before.
struct BoxLine {
    QString words;
    QRectF place; ///< of the words, from the box's corner
    BoxSign sign;
};

struct Box {
    QSizeF size;
    std::vector<BoxLine> lines;
};

/// Lines that would make the box higher than the plot are left out.
Box layOutBox(const LayerPainter& layer)
{
    const QRectF& area = layer.map().area;
    const Readout& readout = *layer.scene.readout;
    Box box{{0.0, padding}, {}};
    const auto add = [&](const QString& words, const BoxSign& sign) {
        const double left = padding + (sign.index() > 0 ? lineLength + lineGap : 0.0);
        const double room = area.width() - left - padding;
        const QSizeF size =
            layer.metrics.boundingRect(QRectF(0.0, 0.0, room, 1e6), wrapped, words).size();
        if (box.size.height() + size.height() + padding > area.height()) {
            return;
        }
        box.lines.push_back(
            {words, QRectF(left, box.size.height(), size.width() + 1.0, size.height()), sign});
        box.size = {std::max(box.size.width(), left + size.width() + 1.0 + padding),
                    box.size.height() + size.height()};
    };
    const Look& look = *layer.scene.look;
    add(readout.xText, {});
    if (readout.y) {
        add(readout.yText, {});
        add(readout.word, readout.place ? BoxSign(classStyle(layer.scene.chart.map->classes,
                                                             *readout.place, look))
                                        : BoxSign());
    }
    for (const CurveReading& reading : readout.readings) {
        add(reading.text, curvePen(curveColour(layer.scene.chart, reading.curve), look).color());
    }
    for (const QString& text : readout.lanes) {
        add(text, {});
    }
    box.size.rheight() += padding;
    return box;
}

/// Paints what stands before a line, given the middle of its left edge.
void paintBoxSign(LayerPainter& layer, const BoxSign& sign, const QPointF& at)
{
    if (const auto* colour = std::get_if<QColor>(&sign)) {
        layer.painter.setPen(QPen(*colour, 3.0));
        layer.painter.drawLine(at, at + QPointF(lineLength, 0.0));
    } else if (const auto* style = std::get_if<ClassStyle>(&sign)) {
        const double side = std::min(lineLength, layer.metrics.ascent());
        paintSign(layer.painter, QRectF(at.x(), at.y() - side / 2.0, side, side), *style,
                  *layer.scene.look);
    }
}

void paintBox(LayerPainter& layer, double x)
{
    constexpr double corner = 4.0;
    const Box box = layOutBox(layer);
    if (box.lines.empty()) {
        return;
    }
    const Look& look = *layer.scene.look;
    const QRectF place = placeBesideLine(x, box.size, layer.map().area);
    layer.painter.setPen(look.quietText);
    layer.painter.setBrush(look.card);
    layer.painter.drawRoundedRect(place, corner, corner);
    for (const BoxLine& line : box.lines) {
        paintBoxSign(layer, line.sign,
                     {place.left() + padding,
                      place.top() + line.place.top() + layer.metrics.height() / 2.0});
        layer.text(line.place.translated(place.topLeft()), wrapped | Qt::TextDontClip, line.words,
                   look.text);
    }
}

void paintDots(LayerPainter& layer)
{
    const Readout& readout = *layer.scene.readout;
    layer.painter.setPen(QPen(layer.scene.look->card, 1.5));
    double stacked = 0.0;
    for (const CurveReading& reading : readout.readings) {
        const Series& series = layer.scene.chart.series[reading.curve];
        const Side side = series.side;
        Point at{readout.x, reading.value};
        if (series.style == LineStyle::Stacked && std::isfinite(reading.value)) {
            stacked += reading.value;
            at.y = stacked;
        }
        if (layer.map().shows(at, side)) {
            layer.painter.setBrush(
                curvePen(curveColour(layer.scene.chart, reading.curve), *layer.scene.look).color());
            layer.painter.drawEllipse(layer.map().pointOf(at, side), dotRadius, dotRadius);
        }
    }
}

} // namespace

void paintCrossHair(LayerPainter& layer)
{
    const auto& readout = layer.scene.readout;
    const PlotMapping& map = layer.map();
    if (!readout || readout->x < map.x.minimum || readout->x > map.x.maximum) {
        return;
    }
    // On the middle of a pixel, where a thin line is sharp.
    const double x = std::floor(map.xOf(readout->x)) + 0.5;
    layer.painter.setPen(QPen(layer.scene.look->text, 1.0));
    layer.painter.drawLine(QPointF(x, map.area.top()), QPointF(x, map.area.bottom()));
    if (readout->y && map.shows(*readout->y, Side::Left)) {
        const double y = std::floor(map.yOf(*readout->y, Side::Left)) + 0.5;
        layer.painter.drawLine(QPointF(map.area.left(), y), QPointF(map.area.right(), y));
    }
    paintDots(layer);
    paintBox(layer, x);
}

} // namespace stormglass::ui
