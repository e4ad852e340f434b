// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QMenu;

namespace stormglass::ui {

class Appearance;
class Settings;

/// Adds the choice of theme and text size to a menu; what is chosen is applied and remembered. Both
/// must outlive the menu.
void addAppearance(QMenu& menu, Appearance& appearance, Settings& settings);

} // namespace stormglass::ui
