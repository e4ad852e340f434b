// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/look.h"

#include <QFont>

namespace stormglass::ui {

/// Style, colours and text size of the whole program, over what the system has.
class Appearance {
public:
    /// Gives the application its style and takes its font as the system's; make it before anything
    /// changes that.
    Appearance();

    [[nodiscard]] Theme theme() const { return m_theme; }

    /// Applies a theme; Theme::System asks the system for its palette anew.
    void setTheme(Theme theme);

    /// The system's palette has changed: applies it where the theme follows the system.
    void systemPaletteChanged();

    [[nodiscard]] int textPercent() const { return m_textPercent; }

    /// Applies a size of text in percent of the system's.
    void setTextPercent(int percent);

private:
    QFont m_systemFont;
    Theme m_theme = Theme::System;
    int m_textPercent = 100;
};

} // namespace stormglass::ui
