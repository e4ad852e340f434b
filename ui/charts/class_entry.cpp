// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/class_entry.h"

#include "ui/charts/curve_style.h"
#include "ui/widgets/qt_text.h"

#include <QPainter>

namespace stormglass::ui {

namespace {

constexpr int swatchWidth = 22;
constexpr int gap = 6;
constexpr int padding = 4;

} // namespace

ClassEntry::ClassEntry(QWidget* parent)
    : QWidget(parent)
{
    useTextSize(this, TextSize::Note);
}

void ClassEntry::setClass(const std::vector<MapClass>& classes, std::size_t place)
{
    if (classes != m_classes || place != m_place) {
        m_classes = classes;
        m_place = place;
        setAccessibleName(qtText(classes.at(place).word));
        updateGeometry();
        update();
    }
}

QSize ClassEntry::sizeHint() const
{
    return {2 * padding + swatchWidth + gap + fontMetrics().horizontalAdvance(accessibleName()) + 1,
            fontMetrics().height() + 2 * padding};
}

void ClassEntry::paintEvent(QPaintEvent* /*event*/)
{
    const Look& look = lookOf(palette());
    const ClassStyle style = classStyle(m_classes, m_place, look);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF swatch(padding + 0.5, padding + 0.5, swatchWidth - 1.0,
                        height() - 2.0 * padding - 1.0);
    painter.setPen(look.text);
    painter.setBrush(style.cells);
    painter.drawRect(swatch);
    const double side = swatch.height() - 2.0;
    paintSign(painter, QRectF(swatch.center() - QPointF(side, side) / 2.0, QSizeF(side, side)),
              style, look);
    painter.setPen(look.quietText);
    painter.drawText(rect().adjusted(padding + swatchWidth + gap, 0, 0, 0), Qt::AlignVCenter,
                     accessibleName());
}

} // namespace stormglass::ui
