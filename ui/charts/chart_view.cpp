// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_view.h"

#include "ui/charts/layer_painter.h"
#include "ui/charts/nice_ticks.h"
#include "ui/widgets/look.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QWheelEvent>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr double curveWidth = 2.2;
constexpr double behindEverything = -1.0; // of what Qt Charts stacks
constexpr double overEverything = 1000.0;

QValueAxis* addHiddenAxis(QChart* chart, Qt::Alignment alignment)
{
    auto* axis = new QValueAxis;
    axis->setVisible(false);
    chart->addAxis(axis, alignment);
    return axis;
}

double widestTick(const Axis& axis, const QFontMetricsF& metrics)
{
    constexpr double gap = 10.0;
    double widest = 0.0;
    for (const double tick : niceTicks(axis)) {
        widest = std::max(widest, metrics.horizontalAdvance(tickText(tick, axis.unit)));
    }
    return widest + gap;
}

void applyRange(QValueAxis* axis, const Axis& range)
{
    axis->setRange(range.minimum, range.maximum);
}

} // namespace

ChartView::ChartView(QWidget* parent)
    : QChartView(parent)
{
    chart()->legend()->hide();
    chart()->setBackgroundVisible(false);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setMargins({});
    m_x = addHiddenAxis(chart(), Qt::AlignBottom);
    m_left = addHiddenAxis(chart(), Qt::AlignLeft);
    m_right = addHiddenAxis(chart(), Qt::AlignRight);
    m_backdrop = new ChartLayer(m_scene, paintBackdrop, behindEverything, chart());
    m_annotations = new ChartLayer(m_scene, paintAnnotations, overEverything, chart());
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::NoFocus);
    setMinimumSize(220, 160);
    restyle();
}

// Layers read m_scene, which dies before QGraphicsView deletes its scene.
ChartView::~ChartView()
{
    delete m_backdrop;
    delete m_annotations;
}

void ChartView::setChart(const Chart& chart)
{
    m_scene.chart = chart;
    if (m_ranges == AxisRanges::Fitted || !m_hasAxes) {
        fitAxes();
    }
    replaceCurves();
    redraw();
}

void ChartView::setAxisRanges(AxisRanges ranges)
{
    m_ranges = ranges;
    if (ranges == AxisRanges::Fitted && m_hasAxes) {
        fitAxes();
        redraw();
    }
}

QList<QPointF> ChartView::curvePoints(qsizetype curve) const
{
    return curve < m_curves.size() ? m_curves[curve]->points() : QList<QPointF>();
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    placePlotArea();
}

void ChartView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) {
        restyle();
    }
}

// Qt Charts swallows the wheel, and the page could not be scrolled over a chart.
void ChartView::wheelEvent(QWheelEvent* event) { event->ignore(); }

void ChartView::fitAxes()
{
    m_scene.mapping.x = m_scene.chart.x;
    m_scene.mapping.left = m_scene.chart.left;
    m_scene.mapping.right =
        m_scene.chart.right ? roundedUp(*m_scene.chart.right) : m_scene.chart.left;
    applyRange(m_x, m_scene.mapping.x);
    applyRange(m_left, m_scene.mapping.left);
    applyRange(m_right, m_scene.mapping.right);
    m_hasAxes = true;
    placePlotArea();
}

void ChartView::placePlotArea()
{
    const QFontMetricsF metrics(m_scene.font);
    const double room = metrics.horizontalAdvance(QStringLiteral("100 %")) + 10.0;
    const double side = std::max(room, widestTick(m_scene.mapping.left, metrics));
    const double right =
        m_scene.chart.right ? std::max(room, widestTick(m_scene.mapping.right, metrics)) : room;
    const QRectF area =
        QRectF(QPointF(), QSizeF(viewport()->size()))
            .adjusted(side, metrics.height() + 12.0, -right, -(2.0 * metrics.height() + 12.0));
    if (area.width() > 1.0 && area.height() > 1.0) {
        chart()->setPlotArea(area);
        m_scene.mapping.area = area;
        redraw();
    }
}

void ChartView::replaceCurves()
{
    const auto wanted = static_cast<qsizetype>(m_scene.chart.series.size());
    for (qsizetype index = 0; index < wanted; ++index) {
        const Series& series = m_scene.chart.series[static_cast<std::size_t>(index)];
        QList<QPointF> points;
        points.reserve(static_cast<qsizetype>(series.points.size()));
        for (const Point& point : series.points) {
            points.append({point.x, point.y});
        }
        curve(index, series.side)->replace(points);
    }
    while (m_curves.size() > wanted) {
        QLineSeries* last = m_curves.takeLast();
        chart()->removeSeries(last);
        last->deleteLater();
    }
}

QLineSeries* ChartView::curve(qsizetype index, Side side)
{
    QValueAxis* axis = side == Side::Left ? m_left : m_right;
    if (index < m_curves.size()) {
        QLineSeries* series = m_curves[index];
        if (!series->attachedAxes().contains(axis)) {
            series->detachAxis(side == Side::Left ? m_right : m_left);
            series->attachAxis(axis);
        }
        return series;
    }
    auto* series = new QLineSeries;
    chart()->addSeries(series);
    series->attachAxis(m_x);
    series->attachAxis(axis);
    m_curves.append(series);
    restyle();
    return series;
}

void ChartView::restyle()
{
    m_scene.look = &lookOf(palette());
    m_scene.font = fontOf(TextSize::Note);
    for (qsizetype index = 0; index < m_curves.size(); ++index) {
        m_curves[index]->setPen(
            QPen(m_scene.look->curve(static_cast<std::size_t>(index)), curveWidth));
    }
    placePlotArea();
}

void ChartView::redraw()
{
    m_backdrop->sceneChanged();
    m_annotations->sceneChanged();
}

} // namespace stormglass::ui
