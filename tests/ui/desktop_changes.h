// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace stormglass {

/// Tells the windows of a new font or palette, as QApplication does while its own event loop runs,
/// which a test has not; children learn of it from their windows only.
inline void tellWidgets()
{
    for (const QEvent::Type type :
         {QEvent::ApplicationFontChange, QEvent::ApplicationPaletteChange}) {
        const QWidgetList widgets = QApplication::topLevelWidgets();
        for (QWidget* widget : widgets) {
            QEvent event(type);
            QApplication::sendEvent(widget, &event);
        }
    }
}

/// Changes the system's font while the program runs.
inline void setSystemFont(const QFont& font)
{
    QApplication::setFont(font);
    tellWidgets();
}

} // namespace stormglass
