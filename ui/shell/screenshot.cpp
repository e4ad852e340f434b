// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/screenshot.h"

#include "ui/instruments/instrument_page.h"
#include "ui/shell/main_window.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QTimer>

#include <iostream>

namespace stormglass::ui {

namespace {

int save(MainWindow& window, const QString& path)
{
    if (window.grab().save(path, "PNG")) {
        return 0;
    }
    std::cerr << path.toStdString()
              << ": the picture could not be written; give a file name in a folder that exists and "
                 "can be written to\n";
    return 2;
}

} // namespace

void takeScreenshot(MainWindow& window, const QSize& size, const QString& path)
{
    window.resize(size); // never shown: grabbing lays it out
    const auto saveAndEnd = [&window, path] {
        QCoreApplication::exit(save(window, path));
    };
    InstrumentPage& page = window.currentPage();
    if (page.isUpToDate()) {
        QTimer::singleShot(0, &window, saveAndEnd);
    } else {
        QObject::connect(
            &page, &InstrumentPage::updated, &window, saveAndEnd,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
}

} // namespace stormglass::ui
