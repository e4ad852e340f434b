// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

class QWidget;

namespace stormglass::ui {

enum class Direction { Forward, Backward };

/// Moves the keyboard to the next area of a window that is shown and can take it, in the given
/// order and round; the first where none has it.
void focusNextArea(const std::vector<QWidget*>& areas, Direction direction);

} // namespace stormglass::ui
