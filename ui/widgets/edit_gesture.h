// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>

namespace stormglass::ui {

/// Numbers the edits of one control, so that those which belong together undo as one.
class EditGesture {
public:
    EditGesture();

    /// The number of a gesture that begins now: an edit of its own, or a drag.
    int begin();

    /// The number of an edit by key: that of the run of key presses it belongs to, each less than
    /// 800 ms after the last.
    int byKey();

    /// The number of the gesture begun last.
    [[nodiscard]] int number() const { return m_number; }

private:
    QTimer m_run; ///< active while a further key press belongs to the run
    int m_number = 0;
};

} // namespace stormglass::ui
