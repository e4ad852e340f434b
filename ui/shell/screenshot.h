// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSize>
#include <QString>

namespace stormglass::ui {

class MainWindow;

/// Lays the window out at that size, waits until its page has settled, saves its picture as PNG and
/// ends the event loop: with 0, or with 2 and a sentence on standard error where the window
/// does not fit that size or the picture cannot be written.
void takeScreenshot(MainWindow& window, const QSize& size, const QString& path);

} // namespace stormglass::ui
