// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace stormglass::ui {

/// Whether a chart's axes follow what it shows or keep still, as they do while a slider is dragged.
enum class AxisRanges { Fitted, Frozen };

} // namespace stormglass::ui
