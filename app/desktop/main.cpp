// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/options.h"
#include "model/instruments.h"
#include "ui/shell/appearance.h"
#include "ui/shell/document.h"
#include "ui/shell/main_window.h"
#include "ui/shell/screenshot.h"
#include "ui/shell/settings.h"

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include <iostream>

int main(int argc, char** argv)
{
    using namespace stormglass;
    const auto options = parseDesktopOptions({argv + 1, argv + argc});
    if (!options) {
        std::cerr << options.problem().sentence() << '\n';
        return 2;
    }
    if (!options.value().answer.empty()) {
        std::cout << options.value().answer;
        return 0;
    }
    const bool screenshot = !options.value().screenshot.isEmpty();
    if (screenshot) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    } else if (const auto problem = displayProblem()) {
        std::cerr << problem->sentence() << '\n';
        return 2;
    }

    int nothing = 1; // its own flags are read; Qt's would be unknown ones
    QApplication application(nothing, argv);
    QApplication::setOrganizationName(QStringLiteral("Stormglass"));
    QApplication::setApplicationName(QStringLiteral("Stormglass"));
    QApplication::setApplicationVersion(QStringLiteral(STORMGLASS_VERSION));

    const QTemporaryDir nowhere; // a picture neither reads nor leaves what a person has set up
    QSettings storage =
        screenshot ? QSettings(nowhere.filePath(QStringLiteral("none.ini")), QSettings::IniFormat)
                   : QSettings();
    ui::Settings settings(storage);
    ui::Appearance appearance;
    applyAppearance(options.value(), settings, appearance);
    ui::Document document(instruments());
    ui::MainWindow window(document, settings, appearance);
    if (screenshot) {
        ui::takeScreenshot(window, options.value().size, options.value().screenshot);
    } else {
        window.show();
    }
    return QApplication::exec();
}
