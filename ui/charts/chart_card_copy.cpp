// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a ChartCard gives away: its picture and its numbers.

#include "model/core/csv.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace stormglass::ui {

using namespace Qt::StringLiterals;

QImage ChartCard::picture() const
{
    constexpr int scale = 2;
    // A second card, never shown: changing the palette of this one would flicker.
    ChartCard twin;
    twin.setPalette(paletteFor(Theme::Light, {}));
    twin.showLike(*this);
    twin.resize(size().expandedTo(twin.minimumSizeHint()));
    QImage image(twin.size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(lookOf(twin.palette()).card);
    twin.render(&image, QPoint(), QRegion(), DrawChildren);
    return image;
}

void ChartCard::copyPicture() const
{
    auto* mime = new QMimeData;
    mime->setImageData(picture());
    mime->setText(qtText(chart().summary));
    QGuiApplication::clipboard()->setMimeData(mime);
}

void ChartCard::copyData() const
{
    const Table table = tableOf(chart());
    auto* mime = new QMimeData;
    mime->setText(qtText(tabSeparatedText(table)));
    mime->setData(u"text/csv"_s, QByteArray::fromStdString(csvText(table)));
    QGuiApplication::clipboard()->setMimeData(mime);
}

} // namespace stormglass::ui
