// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/screenshot.h"

#include "model/core/problem.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/main_window.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLayout>
#include <QPixmap>
#include <QSaveFile>
#include <QTimer>

#include <iostream>

namespace stormglass::ui {

namespace {

int refuse(const Problem& problem)
{
    std::cerr << problem.sentence() << '\n';
    return 2;
}

/// Saves in one piece: a full disk must not leave half a picture.
int save(MainWindow& window, const QString& path)
{
    QSaveFile file(path);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    window.grab().save(&buffer, "PNG");
    if (file.open(QIODevice::WriteOnly) && file.write(png) == png.size() && file.commit()) {
        return 0;
    }
    return refuse({path.toStdString(),
                   "the picture could not be written (" + file.errorString().toStdString() + ")",
                   "give a file name in a folder that exists and can be written to"});
}

int saveAt(MainWindow& window, const QSize& size, const QString& path)
{
    const auto text = [](const QSize& of) {
        return std::to_string(of.width()) + "x" + std::to_string(of.height());
    };
    if (size.expandedTo(window.minimumSizeHint()) != size) {
        return refuse({"--size", text(size) + " is too small for the window",
                       "the smallest that shows everything is " + text(window.minimumSizeHint())});
    }
    return save(window, path);
}

} // namespace

void takeScreenshot(MainWindow& window, const QSize& size, const QString& path)
{
    window.resize(size); // never shown: grabbing lays it out
    window.layout()->setSizeConstraint(QLayout::SetNoConstraint); // offscreen grumbles at limits
    const auto saveAndEnd = [&window, size, path] {
        QCoreApplication::exit(saveAt(window, size, path));
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
