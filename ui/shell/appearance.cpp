// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/appearance.h"

#include "ui/widgets/clear_style.h"

#include <QApplication>

namespace stormglass::ui {

Appearance::Appearance()
    : m_systemFont(QApplication::font())
{
    QApplication::setStyle(new ClearStyle); // which the application owns
}

void Appearance::setTheme(Theme theme)
{
    m_theme = theme;
    QApplication::setPalette(QPalette()); // uncovers the system's
    QApplication::setPalette(paletteFor(theme, QApplication::palette()));
}

void Appearance::systemPaletteChanged()
{
    if (m_theme == Theme::System) {
        setTheme(m_theme);
    }
}

void Appearance::setTextPercent(int percent)
{
    m_textPercent = percent;
    QFont font = m_systemFont;
    if (font.pointSizeF() > 0.0) {
        font.setPointSizeF(font.pointSizeF() * percent / 100.0);
    } else {
        font.setPixelSize(font.pixelSize() * percent / 100);
    }
    QApplication::setFont(font);
}

} // namespace stormglass::ui
