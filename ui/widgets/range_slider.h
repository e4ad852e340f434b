// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/edit_gesture.h"
#include "ui/widgets/scale_slider.h"

#include <QWidget>

#include <optional>

namespace stormglass::ui {

/// Two sliders of one range on one line: the handle where something starts, the one where it ends,
/// and the span between them, which moves both. Each handle stops at the other.
///
/// A handle alone speaks through its own slider, as any slider does; only what moves both is said
/// here.
class RangeSlider : public QWidget {
    Q_OBJECT

public:
    /// Takes the sliders as its handles; both have the same range.
    RangeSlider(ScaleSlider* start, ScaleSlider* end, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user wants both values, the span as long as it was. Those of one drag, or of one run of
    /// key presses, carry the same number.
    void spanAsked(double start, double end, int gesture);

    /// The span is held, and let go.
    void spanPressed();
    void spanReleased();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// How the pointer holds the span.
    struct Grip {
        int position = 0; ///< of the pointer when it was taken
        double start = 0.0;
        double end = 0.0;
    };

    [[nodiscard]] ScaleSlider* handleAt(double x) const;
    [[nodiscard]] bool isOnSpan(double x) const;
    [[nodiscard]] Range reachOf(const ScaleSlider* handle) const;
    void take(ScaleSlider* handle, double x);
    void dragHandle(double x);
    void dragSpan(double x);
    bool moveSpanByKey(int key);
    void askSpan(double start, double end, double shift, int gesture);
    void letGo();

    ScaleSlider* m_start;
    ScaleSlider* m_end;
    ScaleSlider* m_held = nullptr; ///< while a handle is dragged
    std::optional<Grip> m_grip;    ///< while the span is
    EditGesture m_gesture;
};

} // namespace stormglass::ui
