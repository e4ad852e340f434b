// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "model/core/instrument.h"
#include "ui/charts/handle_step.h"
#include "ui/widgets/edit_gesture.h"

namespace stormglass::ui {

/// What moving the handle of a chart asks of the two parameters behind it, which are numbers. Both
/// stop where their sliders do; the one that is not moved keeps its value exactly.
class HandleMoves {
public:
    /// The values that a move asks for, in rows of the instrument's table.
    struct Wish {
        std::size_t xRow = 0;
        Value x;
        std::size_t yRow = 0;
        Value y;
        int gesture = 0; ///< equal for the moves of one drag or one run of key presses
    };

    explicit HandleMoves(const InstrumentEntry& instrument)
        : m_instrument(instrument)
    {
    }

    /// The pointer takes a handle while these values hold.
    void take(const Handle& handle, const Values& values);

    /// The handle that was taken is dragged to a point. An axis on which that is where it was taken
    /// gets the value back that held then.
    [[nodiscard]] Wish draggedTo(const Point& point) const;

    /// A key moves a handle while these values hold: as the same key moves the two sliders.
    [[nodiscard]] Wish stepped(const Handle& handle, const Values& values, const HandleStep& step);

private:
    const InstrumentEntry& m_instrument;
    EditGesture m_gesture;
    Handle m_taken;
    Values m_takenValues;
};

} // namespace stormglass::ui
