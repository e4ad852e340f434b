// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/tinted_icon.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace stormglass::ui {

QIcon tintedIcon(const QString& file, const QColor& colour, int size)
{
    QFile source(file);
    QIcon icon;
    if (!source.open(QIODevice::ReadOnly)) {
        return icon;
    }
    QSvgRenderer svg(source.readAll().replace("currentColor", colour.name().toLatin1()));
    for (const int scale : {1, 2}) {
        QPixmap pixmap(size * scale, size * scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        svg.render(&painter);
        painter.end();
        pixmap.setDevicePixelRatio(scale);
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace stormglass::ui
