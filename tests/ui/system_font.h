// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace stormglass {

/// Changes the system's font as a desktop does while the program runs. (QApplication tells its
/// widgets only while its own event loop runs, which a test has not.)
inline void setSystemFont(const QFont& font)
{
    QApplication::setFont(font);
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(QEvent::ApplicationFontChange);
        QApplication::sendEvent(widget, &event);
    }
}

} // namespace stormglass
