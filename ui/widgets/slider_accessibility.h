// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace stormglass::ui {

/// Lets screen readers read a ScaleSlider in its parameter's unit ("40 events/min") and set it
/// through the same way as keys do; without it they would read and move positions.
void installSliderAccessibility();

} // namespace stormglass::ui
