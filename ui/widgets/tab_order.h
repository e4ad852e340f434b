// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

class QWidget;

namespace stormglass::ui {

/// Has Tab go through these parts of a window in this order; inside a part the order stays. Parts
/// must not contain each other.
void chainTabs(const std::vector<QWidget*>& parts);

} // namespace stormglass::ui
