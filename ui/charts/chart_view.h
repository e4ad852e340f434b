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

    /// Hides these curves, their points and their readings, and shows the others.
    void setHidden(const HiddenCurves& hidden);

    /// Puts the cross-hair at exactly that x, or takes it away.
    void showPointedAt(std::optional<double> x);

    /// Shows what another view shows, its ranges and hidden curves included, but no cross-hair.
    void showLike(const ChartView& other);

    /// Pales what is in the plot; the axes stay readable.
    void setDimmed(Dimming dimming);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user put the cross-hair at that x, or took it away.
    void pointedAt(std::optional<double> x);

    /// The keyboard came or went: whoever surrounds the view shows its focus.
    void focusChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void pointTo(std::optional<double> x);
    void walkTo(std::optional<double> x);
    bool walkByKey(int key, int steps);
    [[nodiscard]] std::vector<double> visibleStops() const;
    void fitAxes();
    void applyRanges();
    void placePlotArea();
    void replaceCurves();
    void restyle();
    void refreshReadout();
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
    ChartLayer* m_crossHair;
};

} // namespace stormglass::ui
