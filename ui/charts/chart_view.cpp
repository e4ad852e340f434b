// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_view.h"

#include "ui/charts/curve_style.h"
#include "ui/charts/layer_painter.h"
#include "ui/charts/nice_ticks.h"
#include "ui/charts/stack.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QEvent>
#include <QGraphicsLayout>
#include <QWheelEvent>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace stormglass::ui {

namespace {

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
    axis->setRange(onScale(range.minimum, range), onScale(range.maximum, range));
}

/// What the least height depends on, besides the number of lanes.
std::array<QString, 3> titlesOf(const Chart& chart)
{
    return {axisTitle(chart.x), axisTitle(chart.left),
            chart.right ? axisTitle(*chart.right) : QString()};
}

bool canBeDrawn(const QPointF& point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

/// What Qt Charts gets: its own logarithmic axis drops a whole curve for one value of 0, so ours
/// are even ones of logarithms. A point that cannot be drawn leaves a gap between its neighbours.
/// Points within a level piece are left out: Qt Charts draws from point to point, and seams show.
/// Stacked curves are areas of ours.
QList<QPointF> pointsOf(const Series& series, const PlotMapping& map)
{
    QList<QPointF> points;
    if (series.style == LineStyle::Stacked) {
        return points;
    }
    points.reserve(static_cast<qsizetype>(series.points.size()));
    for (const Point& point : series.points) {
        const QPointF next(onScale(point.x, map.x), onScale(point.y, map.axis(series.side)));
        const qsizetype count = points.size();
        const bool isGap = !canBeDrawn(next);
        const bool continuesGap = isGap && (count == 0 || !canBeDrawn(points.last()));
        const bool isLevel = !isGap && count >= 2 && canBeDrawn(points[count - 2]) &&
                             points[count - 1].y() == next.y() && points[count - 2].y() == next.y();
        if (isLevel) {
            points.last() = next;
        } else if (!continuesGap) {
            points.append(next);
        }
    }
    return points;
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
    const bool hasNewFrame = titlesOf(chart) != titlesOf(m_scene.chart) ||
                             chart.lanes.size() != m_scene.chart.lanes.size();
    m_scene.chart = chart;
    if (hasNewFrame) {
        updateGeometry();
    }
    setAccessibleName(qtText(chart.title));
    m_isWaiting = true;
    if (isVisible()) {
        showWaiting();
    }
}

void ChartView::setAxisRanges(AxisRanges ranges)
{
    m_ranges = ranges;
    if (ranges == AxisRanges::Fitted && m_hasAxes) {
        m_isWaiting = true;
        if (isVisible()) {
            showWaiting();
        }
    }
}

const ChartScene& ChartView::shownScene()
{
    showWaiting();
    return m_scene;
}

QList<QPointF> ChartView::curvePoints(qsizetype curve)
{
    showWaiting();
    return curve < m_curves.size() ? m_curves[curve]->points() : QList<QPointF>();
}

void ChartView::setHidden(const HiddenCurves& hidden)
{
    m_scene.hidden = hidden;
    if (m_isWaiting) {
        return;
    }
    m_scene.stack = stackedTops(m_scene.chart, hidden);
    for (qsizetype index = 0; index < m_curves.size(); ++index) {
        m_curves[index]->setVisible(
            m_scene.shows(m_scene.chart.series[static_cast<std::size_t>(index)]));
    }
    refreshReadout();
    redraw();
}

void ChartView::showLike(ChartView& other)
{
    const ChartScene& shown = other.shownScene();
    m_ranges = AxisRanges::Frozen;
    m_hasAxes = true;
    m_scene.hidden = shown.hidden;
    m_scene.mapping.x = shown.mapping.x;
    m_scene.mapping.left = shown.mapping.left;
    m_scene.mapping.right = shown.mapping.right;
    setChart(shown.chart);
    showWaiting();
}

void ChartView::setDimmed(Dimming dimming)
{
    m_scene.dimming = dimming;
    m_annotations->update();
}

void ChartView::showEvent(QShowEvent* event)
{
    QChartView::showEvent(event);
    showWaiting();
}

// A picture may be taken of a window that was never shown.
void ChartView::paintEvent(QPaintEvent* event)
{
    showWaiting();
    QChartView::paintEvent(event);
}

void ChartView::hideEvent(QHideEvent* event)
{
    QChartView::hideEvent(event);
    letGo();
    dropPick();
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    if (!m_isWaiting) {
        layOut();
    }
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
    const Chart& chart = m_scene.chart;
    const PlotFrame flat = layOutFrame(
        {chart.x, chart.left, chart.right, m_scene.font, QSizeF(width, 0), chart.lanes});
    // What a picture without height lacks is what labels and titles take.
    const int lanes = line * 3 / 2 * static_cast<int>(chart.lanes.size());
    return {width, std::max(7 * line, lanes) + static_cast<int>(std::ceil(-flat.area.height()))};
}

void ChartView::showWaiting()
{
    if (!std::exchange(m_isWaiting, false)) {
        return;
    }
    if (!m_scene.chart.handle) {
        letGo();
    }
    if (!m_scene.chart.picksStretches) {
        dropPick();
    }
    if (m_ranges == AxisRanges::Fitted || !m_hasAxes) {
        fitAxes();
    }
    m_scene.mapping.lanes = m_scene.chart.lanes.size();
    m_scene.stack = stackedTops(m_scene.chart, m_scene.hidden);
    applyRanges();
    layOut();
    replaceCurves();
    m_scene.mapPicture.show(m_scene.chart.map, *m_scene.look);
    refreshReadout();
    redraw();
    if (m_follows == Follows::Handle && !m_grip) {
        tell(); // what the keys have done; a pointer that drags would not let it finish
    }
}

void ChartView::fitAxes()
{
    m_scene.mapping.x = m_scene.chart.x;
    m_scene.mapping.left = m_scene.chart.left;
    m_scene.mapping.right =
        m_scene.chart.right ? roundedUp(*m_scene.chart.right) : m_scene.chart.left;
    m_hasAxes = true;
}

void ChartView::applyRanges()
{
    applyRange(m_x, m_scene.mapping.x);
    applyRange(m_left, m_scene.mapping.left);
    applyRange(m_right, m_scene.mapping.right);
}

void ChartView::layOut()
{
    const PlotMapping& map = m_scene.mapping;
    const FrameInput input{map.x,
                           map.left,
                           m_scene.chart.right ? std::optional(map.right) : std::nullopt,
                           m_scene.font,
                           QSizeF(viewport()->size()),
                           m_scene.chart.lanes};
    if (input == m_frameInput) {
        return;
    }
    PlotFrame frame = layOutFrame(input);
    if (frame.area.width() > 1.0 && frame.area.height() > 1.0) {
        m_frameInput = input;
        chart()->setPlotArea(frame.area);
        m_scene.mapping.area = frame.area;
        m_scene.frame = std::move(frame);
        redraw();
    }
}

void ChartView::replaceCurves()
{
    const auto wanted = static_cast<qsizetype>(m_scene.chart.series.size());
    for (qsizetype index = 0; index < wanted; ++index) {
        const auto place = static_cast<std::size_t>(index);
        const Series& series = m_scene.chart.series[place];
        QLineSeries* line = curve(index, series.side);
        const QList<QPointF> points = pointsOf(series, m_scene.mapping);
        if (points != line->points()) {
            line->replace(points);
        }
        line->setPen(curvePen(curveColour(m_scene.chart, place), *m_scene.look));
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
    return series;
}

void ChartView::restyle()
{
    m_scene.look = &lookOf(palette());
    m_scene.font = font();
    updateGeometry();
    if (m_isWaiting) {
        return;
    }
    m_scene.mapPicture.show(m_scene.chart.map, *m_scene.look);
    for (qsizetype index = 0; index < m_curves.size(); ++index) {
        m_curves[index]->setPen(
            curvePen(curveColour(m_scene.chart, static_cast<std::size_t>(index)), *m_scene.look));
    }
    layOut();
    redraw();
}

void ChartView::redraw()
{
    m_scene.signs = placeSigns(m_scene);
    m_scene.bars = placeBars(m_scene);
    m_scene.labels = placeLabels(m_scene);
    m_backdrop->sceneChanged();
    m_annotations->sceneChanged();
    m_crossHair->sceneChanged();
}

} // namespace stormglass::ui
