// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/axis_ranges.h"
#include "ui/charts/chart_layers.h"
#include "ui/charts/handle_step.h"

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

    /// Shows a chart. While the ranges are frozen the axes stay as they are. An invisible view only
    /// keeps the chart until it is seen or asked.
    void setChart(const Chart& chart);

    /// Frozen axes do not jump while a slider is dragged; fitting again shows everything.
    void setAxisRanges(AxisRanges ranges);

    /// The chart last given, drawn or not.
    [[nodiscard]] const Chart& givenChart() const { return m_scene.chart; }

    /// What is shown, with the axes as drawn.
    [[nodiscard]] const ChartScene& shownScene();

    /// The points Qt Charts holds for one curve: on a logarithmic axis the values' logarithms; none
    /// for a stacked one.
    [[nodiscard]] QList<QPointF> curvePoints(qsizetype curve);

    /// Hides these curves, their points and their readings, and shows the others.
    void setHidden(const HiddenCurves& hidden);

    /// Puts the cross-hair at exactly that x, or takes it away.
    void showPointedAt(std::optional<double> x);

    /// Shows what another view shows, its ranges and hidden curves included, but no cross-hair.
    void showLike(ChartView& other);

    /// Pales what is in the plot; the axes stay readable.
    void setDimmed(Dimming dimming);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user put the cross-hair at that x, or took it away.
    void pointedAt(std::optional<double> x);

    /// The user drags the handle there; it stays until the next chart says where it is. On an axis
    /// along which it was not moved that is exactly where it was taken.
    void handleMoved(double x, double y);

    /// A key wants the handle so many steps further.
    void handleStepped(const stormglass::ui::HandleStep& step);

    /// The user took the handle, and let it go.
    void dragStarted();
    void dragEnded();

    /// The user picked that stretch of the x axis, on a chart that has use for one.
    void stretchPicked(const stormglass::Stretch& picked);

    /// The keyboard came or went: whoever surrounds the view shows its focus.
    void focusChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
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
    /// What the cross-hair follows: the user's pointing, or the handle, which the chart moves.
    enum class Follows { Pointing, Handle };

    /// How the pointer holds the handle.
    struct Grip {
        QPointF offset;     ///< from the pointer to the handle
        QPointF takenAt;    ///< the handle's place when it was taken
        Point takenAtPoint; ///< and its point
    };

    void pointTo(const std::optional<Readout>& readout);
    void walkTo(std::optional<double> x);
    bool walkByKey(int key, int steps);
    [[nodiscard]] std::vector<double> visibleStops() const;
    void tell();
    bool takeHandle(const QPointF& position);
    void dragTo(const QPointF& position);
    void letGo();
    bool moveByKey(int key, int steps);
    bool beginPick(const QMouseEvent& press);
    void pickTo(const QPointF& position);
    void endPick();
    void dropPick();
    bool pickByKey(int key);
    bool beginPickByKey(StretchRole role, double x);
    bool endPickByKey(StretchRole role, double x);
    void showGrip(const QPointF& position);
    [[nodiscard]] bool isOnHandle(const QPointF& position) const;
    void follow(Follows what);
    [[nodiscard]] QString description() const;
    void describe();
    void showWaiting();
    void fitAxes();
    void applyRanges();
    void layOut();
    void replaceCurves();
    void restyle();
    void refreshReadout();
    void redraw();
    QLineSeries* curve(qsizetype index, Side side);

    ChartScene m_scene;
    AxisRanges m_ranges = AxisRanges::Fitted;
    bool m_hasAxes = false;
    bool m_isWaiting = false; ///< the scene's chart is not drawn yet
    FrameInput m_frameInput;
    Follows m_follows = Follows::Pointing;
    std::optional<double> m_walkedTo;   ///< by keys, which a screen reader stays at
    std::optional<Grip> m_grip;         ///< while the handle is dragged
    std::optional<Stretch> m_pickBegun; ///< while one is picked: where, and in which role
    std::optional<Stretch> m_pickByKey; ///< while the keys have begun one
    QValueAxis* m_x;
    QValueAxis* m_left;
    QValueAxis* m_right;
    QList<QLineSeries*> m_curves;
    ChartLayer* m_backdrop;
    ChartLayer* m_annotations;
    ChartLayer* m_crossHair;
};

} // namespace stormglass::ui
