// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QMenu;

namespace stormglass::ui {

class MetricsOverlay;

/// Adds the commands on metrics to a menu: open, fit, windows, close. `showPage` brings the page
/// forward on which they are shown.
void addMetricsCommands(QMenu& menu, MetricsOverlay& metrics, std::function<void()> showPage);

} // namespace stormglass::ui
