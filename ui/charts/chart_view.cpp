// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_view.h"

#include "ui/charts/layer_painter.h"
#include "ui/charts/nice_ticks.h"
#include "ui/charts/plot_frame.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QEvent>
#include <QGraphicsLayout>
#include <QWheelEvent>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <cmath>

namespace stormglass::ui {

namespace {

constexpr double curveWidth = 2.2;
constexpr double behindEverything = -1.0; // of what Qt Charts stacks
constexpr double overCurves = 1000.0;
constexpr double overEverything = 1001.0;

QValueAxis* addHiddenAxis(QChart* chart, Qt::Alignment alignment)
{
    auto* axis = new QValueAxis;
    axis->setVisible(false);
    chart->addAxis(axis, alignment);
    return axis;
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
    m_annotations = new ChartLayer(m_scene, paintAnnotations, overCurves, chart());
    m_crossHair = new ChartLayer(m_scene, paintCrossHair, overEverything, chart());
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    useTextSize(this, TextSize::Note);
    restyle();
}

// Layers read m_scene, which dies before QGraphicsView deletes its scene.
ChartView::~ChartView()
{
    delete m_backdrop;
    delete m_annotations;
    delete m_crossHair;
}

void ChartView::setChart(const Chart& chart)
{
    m_scene.chart = chart;
    setAccessibleName(qtText(chart.title));
    setAccessibleDescription(qtText(chart.summary));
    if (m_ranges == AxisRanges::Fitted || !m_hasAxes) {
        fitAxes();
    }
    replaceCurves();
    refreshReadout();
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

void ChartView::setHidden(const HiddenCurves& hidden)
{
    m_scene.hidden = hidden;
    for (qsizetype index = 0; index < m_curves.size(); ++index) {
        m_curves[index]->setVisible(
            m_scene.shows(m_scene.chart.series[static_cast<std::size_t>(index)]));
    }
    refreshReadout();
    redraw();
}

void ChartView::showLike(const ChartView& other)
{
    m_ranges = AxisRanges::Frozen;
    m_scene.hidden = other.m_scene.hidden;
    m_scene.mapping.x = other.m_scene.mapping.x;
    m_scene.mapping.left = other.m_scene.mapping.left;
    m_scene.mapping.right = other.m_scene.mapping.right;
    applyRanges();
    setChart(other.m_scene.chart);
}

void ChartView::setDimmed(Dimming dimming)
{
    m_scene.dimming = dimming;
    m_annotations->update();
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    placePlotArea();
}

void ChartView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
    }
}

// Qt Charts swallows the wheel, and the page could not be scrolled over a chart.
void ChartView::wheelEvent(QWheelEvent* event) { event->ignore(); }

QSize ChartView::sizeHint() const
{
    const QFontMetrics metrics(m_scene.font);
    return {24 * metrics.height(), 16 * metrics.height()};
}

QSize ChartView::minimumSizeHint() const
{
    const int line = QFontMetrics(m_scene.font).height();
    const int width = 16 * line;
    // What a picture without height lacks is what labels and titles take.
    const int around = static_cast<int>(std::ceil(-plotArea(m_scene, QSizeF(width, 0)).height()));
    return {width, 7 * line + around};
}

void ChartView::fitAxes()
{
    m_scene.mapping.x = m_scene.chart.x;
    m_scene.mapping.left = m_scene.chart.left;
    m_scene.mapping.right =
        m_scene.chart.right ? roundedUp(*m_scene.chart.right) : m_scene.chart.left;
    applyRanges();
}

void ChartView::applyRanges()
{
    applyRange(m_x, m_scene.mapping.x);
    applyRange(m_left, m_scene.mapping.left);
    applyRange(m_right, m_scene.mapping.right);
    m_hasAxes = true;
    placePlotArea();
}

void ChartView::placePlotArea()
{
    const QRectF area = plotArea(m_scene, QSizeF(viewport()->size()));
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
        QLineSeries* line = curve(index, series.side);
        line->replace(points);
        line->setVisible(m_scene.shows(series));
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
    m_scene.font = font();
    for (qsizetype index = 0; index < m_curves.size(); ++index) {
        m_curves[index]->setPen(
            QPen(m_scene.look->curve(static_cast<std::size_t>(index)), curveWidth));
    }
    updateGeometry();
    placePlotArea();
}

void ChartView::refreshReadout()
{
    if (m_scene.readout) {
        m_scene.readout = readoutAt(m_scene.chart, m_scene.hidden, m_scene.readout->x);
    }
}

void ChartView::redraw()
{
    m_backdrop->sceneChanged();
    m_annotations->sceneChanged();
    m_crossHair->sceneChanged();
}

} // namespace stormglass::ui
