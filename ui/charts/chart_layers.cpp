// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_layers.h"

#include "ui/charts/label_placement.h"
#include "ui/charts/nice_ticks.h"
#include "ui/widgets/look.h"
#include "ui/widgets/text.h"

#include <QFontMetricsF>
#include <QPainter>

namespace stormglass::ui {

namespace {

constexpr double tickGap = 6.0;
constexpr double markerRadius = 5.5;
constexpr double pointRadius = 3.5;
constexpr double leastPointDistance = 12.0;

/// Everything a layer's paint needs, short to write.
struct Brush {
    QPainter& painter;
    const ChartScene& scene;
    QFontMetricsF metrics;

    Brush(QPainter& onto, const ChartScene& from)
        : painter(onto)
        , scene(from)
        , metrics(from.font)
    {
        painter.setFont(from.font);
        painter.setRenderHint(QPainter::Antialiasing);
    }

    [[nodiscard]] const PlotMapping& map() const { return scene.mapping; }

    void text(const QRectF& place, int alignment, const QString& words, const QColor& colour)
    {
        painter.setPen(colour);
        painter.drawText(place, alignment, words);
    }
};

void paintBands(Brush& brush)
{
    for (const Band& band : brush.scene.chart.bands) {
        QColor colour = brush.scene.look->tone(band.tone);
        colour.setAlphaF(0.08F);
        const double top = brush.map().yOf(band.to, Side::Left);
        const double bottom = brush.map().yOf(band.from, Side::Left);
        const QRectF& area = brush.map().area;
        brush.painter.fillRect(QRectF(area.left(), top, area.width(), bottom - top), colour);
    }
}

void paintLeftAxis(Brush& brush)
{
    const QRectF& area = brush.map().area;
    const double height = brush.metrics.height();
    for (const double tick : niceTicks(brush.map().left.minimum, brush.map().left.maximum)) {
        const double y = brush.map().yOf(tick, Side::Left);
        brush.painter.setPen(brush.scene.look->grid);
        brush.painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        brush.text({0.0, y - height / 2.0, area.left() - tickGap, height},
                   Qt::AlignRight | Qt::AlignVCenter, tickText(tick, brush.map().left.unit),
                   brush.scene.look->quietText);
    }
}

void paintRightAxis(Brush& brush)
{
    if (!brush.scene.chart.right) {
        return;
    }
    const QRectF& area = brush.map().area;
    const double height = brush.metrics.height();
    for (const double tick : niceTicks(brush.map().right.minimum, brush.map().right.maximum)) {
        const double y = brush.map().yOf(tick, Side::Right);
        brush.painter.setPen(brush.scene.look->border);
        brush.painter.drawLine(QPointF(area.right(), y), QPointF(area.right() + 4.0, y));
        brush.text({area.right() + tickGap, y - height / 2.0, area.right(), height},
                   Qt::AlignLeft | Qt::AlignVCenter, tickText(tick, brush.map().right.unit),
                   brush.scene.look->quietText);
    }
}

void paintXAxis(Brush& brush)
{
    const QRectF& area = brush.map().area;
    brush.painter.setPen(brush.scene.look->border);
    brush.painter.drawLine(area.bottomLeft(), area.bottomRight());
    const double height = brush.metrics.height();
    for (const double tick : niceTicks(brush.map().x.minimum, brush.map().x.maximum)) {
        const double x = brush.map().xOf(tick);
        brush.painter.setPen(brush.scene.look->border);
        brush.painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4.0));
        brush.text({x - 40.0, area.bottom() + tickGap, 80.0, height},
                   Qt::AlignHCenter | Qt::AlignTop, tickText(tick, brush.map().x.unit),
                   brush.scene.look->quietText);
    }
    brush.text({area.left(), area.bottom() + tickGap + height, area.width(), height},
               Qt::AlignHCenter | Qt::AlignTop, axisTitle(brush.map().x),
               brush.scene.look->quietText);
}

void paintSideTitles(Brush& brush)
{
    // Above their axes and level, which reads better than turned text.
    const QRectF& area = brush.map().area;
    const double height = brush.metrics.height();
    const QRectF place(0.0, area.top() - height - tickGap, area.right() + area.left(), height);
    brush.text(place, Qt::AlignLeft | Qt::AlignVCenter, axisTitle(brush.map().left),
               brush.scene.look->quietText);
    if (brush.scene.chart.right) {
        brush.text(place, Qt::AlignRight | Qt::AlignVCenter, axisTitle(brush.map().right),
                   brush.scene.look->quietText);
    }
}

void paintPoints(Brush& brush)
{
    std::size_t colour = 0;
    for (const Series& series : brush.scene.chart.series) {
        brush.painter.setBrush(brush.scene.look->series.at(colour++));
        brush.painter.setPen(Qt::NoPen);
        const auto count = static_cast<double>(series.points.size());
        if (series.style != LineStyle::LineWithPoints ||
            brush.map().area.width() < leastPointDistance * count) {
            continue;
        }
        for (const Point& point : series.points) {
            brush.painter.drawEllipse(brush.map().pointOf(point, series.side), pointRadius,
                                      pointRadius);
        }
    }
}

/// Curves and markers, which no label may cover.
void keepDataFree(const Brush& brush, LabelPlacement& labels)
{
    for (const Series& series : brush.scene.chart.series) {
        std::vector<QPointF> points;
        for (const Point& point : series.points) {
            points.push_back(brush.map().pointOf(point, series.side));
        }
        labels.keepCurveFree(points);
    }
    for (const Marker& marker : brush.scene.chart.markers) {
        const QPointF at = brush.map().pointOf(marker.at, marker.side);
        labels.keepFree(QRectF(at, QSizeF())
                            .adjusted(-markerRadius, -markerRadius, markerRadius, markerRadius));
    }
}

void paintThresholds(Brush& brush, LabelPlacement& labels)
{
    const QRectF& area = brush.map().area;
    for (const Threshold& threshold : brush.scene.chart.thresholds) {
        if (!brush.map().shows(threshold.at, threshold.side)) {
            continue;
        }
        const QColor colour = brush.scene.look->tone(threshold.tone);
        const double y = brush.map().yOf(threshold.at, threshold.side);
        brush.painter.setPen(QPen(colour, 1.5));
        brush.painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        const QString words = qtText(threshold.words);
        const QRectF place = labels.onLine(y, brush.metrics.size(0, words));
        // The whole strip beside the line: another label in it would seem to speak of the line.
        labels.keepFree(QRectF(area.left(), place.top(), area.width(), place.height()));
        brush.text(place, Qt::AlignCenter | Qt::TextDontClip, words, colour);
    }
}

void paintMarkers(Brush& brush, LabelPlacement& labels)
{
    const Look& look = *brush.scene.look;
    for (const Marker& marker : brush.scene.chart.markers) {
        const QColor colour = marker.tone == Tone::Neutral ? look.text : look.tone(marker.tone);
        const QPointF at = brush.map().pointOf(marker.at, marker.side);
        brush.painter.setPen(QPen(look.card, 2.0));
        brush.painter.setBrush(colour);
        brush.painter.drawEllipse(at, markerRadius, markerRadius);
        QFont bold = brush.scene.font;
        bold.setWeight(QFont::DemiBold);
        brush.painter.setFont(bold);
        const QString words = qtText(marker.words);
        brush.text(labels.besidePoint(at, QFontMetricsF(bold).size(0, words)),
                   Qt::AlignCenter | Qt::TextDontClip, words, colour);
        brush.painter.setFont(brush.scene.font);
    }
}

} // namespace

BackdropLayer::BackdropLayer(const ChartScene& scene, QGraphicsItem* parent)
    : QGraphicsItem(parent)
    , m_scene(scene)
{
    setZValue(-1.0);
}

QRectF BackdropLayer::boundingRect() const { return parentItem()->boundingRect(); }

void BackdropLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/,
                          QWidget* /*widget*/)
{
    Brush brush(*painter, m_scene);
    paintBands(brush);
    paintLeftAxis(brush);
    paintRightAxis(brush);
    paintXAxis(brush);
    paintSideTitles(brush);
}

void BackdropLayer::sceneChanged()
{
    prepareGeometryChange();
    update();
}

AnnotationLayer::AnnotationLayer(const ChartScene& scene, QGraphicsItem* parent)
    : QGraphicsItem(parent)
    , m_scene(scene)
{
    setZValue(1000.0); // over whatever Qt Charts stacks
}

QRectF AnnotationLayer::boundingRect() const { return parentItem()->boundingRect(); }

void AnnotationLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/,
                            QWidget* /*widget*/)
{
    Brush brush(*painter, m_scene);
    LabelPlacement labels(m_scene.mapping.area);
    keepDataFree(brush, labels);
    paintPoints(brush);
    paintThresholds(brush, labels);
    paintMarkers(brush, labels);
}

void AnnotationLayer::sceneChanged()
{
    prepareGeometryChange();
    update();
}

} // namespace stormglass::ui
