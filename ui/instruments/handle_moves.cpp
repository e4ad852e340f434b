// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/handle_moves.h"

#include "ui/widgets/slider_scale.h"

namespace stormglass::ui {

void HandleMoves::take(const Handle& handle, const Values& values)
{
    m_taken = handle;
    m_takenValues = values;
    m_gesture.begin();
}

HandleMoves::Wish HandleMoves::draggedTo(const Point& point) const
{
    const auto moved = [this](std::size_t row, double from, double to) -> Value {
        if (from == to) {
            return m_takenValues.at(row);
        }
        const SliderScale scale(m_instrument.parameters.at(row));
        return scale.valueAt(scale.positionOf(to));
    };
    return {m_taken.xRow, moved(m_taken.xRow, m_taken.at.x, point.x), //
            m_taken.yRow, moved(m_taken.yRow, m_taken.at.y, point.y), m_gesture.number()};
}

HandleMoves::Wish HandleMoves::stepped(const Handle& handle, const Values& values,
                                       const HandleStep& step)
{
    const auto moved = [&](std::size_t row, int steps) -> Value {
        if (steps == 0) {
            return values.at(row);
        }
        const SliderScale scale(m_instrument.parameters.at(row));
        const double from = numberOf(values.at(row));
        return step.stride == Stride::Page ? scale.paged(from, steps)
                                           : scale.steppedOnSlider(from, steps);
    };
    return {handle.xRow, moved(handle.xRow, step.across), //
            handle.yRow, moved(handle.yRow, step.up), m_gesture.byKey()};
}

} // namespace stormglass::ui
