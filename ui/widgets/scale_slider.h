// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "ui/widgets/slider_scale.h"

#include <QSlider>

#include <functional>
#include <utility>

namespace stormglass::ui {

struct Look;

/// What a slider paints: groove and handle, or the handle alone over a groove of somebody else.
enum class SliderFace { Whole, Handle };

/// A slider over a parameter's range that moves in the parameter's own steps. It only says what the
/// user asks for; its handle moves when it is told the new value.
class ScaleSlider : public QSlider {
    Q_OBJECT

public:
    explicit ScaleSlider(const ParameterInfo& parameter, QWidget* parent = nullptr);

    [[nodiscard]] const ParameterInfo& parameter() const { return m_parameter; }

    [[nodiscard]] const SliderScale& scale() const { return m_scale; }

    /// Marks values at which the finding changes; a handle close by is pulled onto them.
    void showEdges(std::vector<EdgeMark> edges);

    /// Moves the handle to a value, or to the end it lies beyond.
    void showValue(double value);

    /// The value it shows, which may lie beyond its ends.
    [[nodiscard]] double shownValue() const { return m_value; }

    void setFace(SliderFace face);

    /// Says which values may be asked for, whenever one is; without it, any.
    void setReach(std::function<Range()> reach) { m_reach = std::move(reach); }

    /// Asks for a value as keys do, or for the nearest within reach.
    void ask(double value);

    /// Where a position lies across the widget, and the position nearest to a place.
    [[nodiscard]] double xOf(int position) const;
    [[nodiscard]] int positionAt(double x) const;

    [[nodiscard]] double handleRadius() const;

    /// The line that the handle moves along.
    [[nodiscard]] QRectF groove() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// The pointer holds the handle at that position. (QSlider's sliderMoved() also comes when the
    /// value is set while the handle is held, and would make a loop through the document.)
    void dragged(int position);

    /// Keys or the wheel ask for a value on the slider, a screen reader for any.
    void valueAsked(double value);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintMarks(QPainter& painter, double below) const;

    ParameterInfo m_parameter;
    SliderScale m_scale;
    std::vector<EdgeMark> m_edges;
    SliderFace m_face = SliderFace::Whole;
    std::function<Range()> m_reach;
    double m_value = 0.0;
    int m_wheel = 0; ///< turned, not yet a whole notch
};

/// Paints the line of a slider, filled between two places across it.
void paintGroove(QPainter& painter, const QRectF& groove, double from, double to, const Look& look);

} // namespace stormglass::ui
