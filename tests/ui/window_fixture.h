// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/instruments.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/appearance.h"
#include "ui/shell/document.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace stormglass {

/// The whole window over settings of its own.
struct WindowFixture {
    QTemporaryDir folder;
    QSettings storage{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    ui::Settings settings{storage};
    ui::Appearance appearance;
    ui::Document document{instruments()};
    ui::MainWindow window;

    WindowFixture()
        : window(document, settings, appearance)
    {
    }

    /// Shows it at a size and waits until its page has settled.
    bool open(const QSize& size)
    {
        window.resize(size);
        window.show();
        return QTest::qWaitForWindowExposed(&window) && settle();
    }

    /// Waits until everything shown belongs to the values last given.
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return window.currentPage().isUpToDate(); });
    }
};

} // namespace stormglass
