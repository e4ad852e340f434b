// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/instruments.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/appearance.h"
#include "ui/shell/document.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"

#include <QLayout>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

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

    /// Opens what is behind "More", with a value in every row of it, and waits until it has room.
    bool openMore()
    {
        window.currentPage()
            .findChild<QToolButton*>(QStringLiteral("moreParameters"))
            ->setChecked(true);
        document.edit("amplify", {6, 0.2});
        document.edit("amplify", {9, std::vector<std::string>{"chat.update=1@50", "users.info=2"}});
        const auto* panel =
            window.currentPage().findChild<QWidget*>(QStringLiteral("parameterPanel"));
        const bool hasRoom =
            settle() && QTest::qWaitFor([panel] {
                return panel->height() >= panel->layout()->minimumHeightForWidth(panel->width());
            });
        constexpr int someTurns = 50; // ms in which the rest of the layout settles
        QTest::qWait(someTurns);
        return hasRoom;
    }

    /// Waits until everything shown belongs to the values last given.
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return window.currentPage().isUpToDate(); });
    }
};

} // namespace stormglass
