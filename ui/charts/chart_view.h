// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/axis_ranges.h"
#include "ui/charts/chart_layers.h"

#include <QtCharts/QChartView>

class QLineSeries;
class QValueAxis;

namespace stormglass::ui {

/// Draws a Chart with Qt Charts, which paints the curves and nothing else: axes, grid, thresholds
/// and markers are layers of ours, since its axes neither follow the palette nor keep still.
class ChartView : public QChartView {
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    /// Shows a chart. While the ranges are frozen the axes stay as they are.
    void setChart(const Chart& chart);

    /// Frozen axes do not jump while a slider is dragged; fitting again shows everything.
    void setAxisRanges(AxisRanges ranges);

    /// What is shown, with the axes as drawn.
    [[nodiscard]] const ChartScene& shownScene() const { return m_scene; }

    /// The points Qt Charts holds for one curve.
    [[nodiscard]] QList<QPointF> curvePoints(qsizetype curve) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fitAxes();
    void placePlotArea();
    void replaceCurves();
    void restyle();
    void redraw();
    QLineSeries* curve(qsizetype index, Side side);

    ChartScene m_scene;
    AxisRanges m_ranges = AxisRanges::Fitted;
    bool m_hasAxes = false;
    QValueAxis* m_x;
    QValueAxis* m_left;
    QValueAxis* m_right;
    QList<QLineSeries*> m_curves;
    ChartLayer* m_backdrop;
    ChartLayer* m_annotations;
};

} // namespace stormglass::ui
