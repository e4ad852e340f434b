// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/legend_entry.h"

#include "ui/charts/curve_style.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QPainter>

namespace stormglass::ui {

namespace {

constexpr int lineLength = 18;
constexpr int gap = 6;
constexpr int padding = 4;

} // namespace

LegendEntry::LegendEntry(QWidget* parent)
    : QCheckBox(parent)
{
    setChecked(true);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Hides or shows this curve"));
    useTextSize(this, TextSize::Note);
}

void LegendEntry::setCurve(const Series& series, std::optional<std::size_t> colour)
{
    if (series.name != m_name) {
        m_name = series.name;
        setAccessibleName(qtText(m_name));
        updateGeometry();
        update();
    }
    if (colour != m_colour || series.style != m_style) {
        m_colour = colour;
        m_style = series.style;
        update();
    }
}

QSize LegendEntry::sizeHint() const
{
    return {2 * padding + lineLength + gap + fontMetrics().horizontalAdvance(qtText(m_name)) + 1,
            fontMetrics().height() + 2 * padding};
}

void LegendEntry::paintEvent(QPaintEvent* /*event*/)
{
    const Look& look = lookOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    QPen pen = curvePen(m_colour, look);
    if (isChecked() && m_style == LineStyle::Stacked) {
        const QRectF area(padding + 1.0, middle - 4.0, lineLength - 1.0, 9.0);
        painter.fillRect(area, areaFill(m_colour, look));
        painter.setPen(pen);
        painter.drawLine(area.topLeft(), area.topRight());
    } else if (isChecked()) {
        pen.setWidthF(m_colour ? 3.0 : pen.widthF());
        painter.setPen(pen);
        painter.drawLine(QPointF(padding + 1, middle), QPointF(padding + lineLength, middle));
    } else {
        painter.setPen(pen.color());
        painter.drawRect(QRectF(padding + 0.5, middle - 2.0, lineLength - 1.0, 4.0));
    }
    QFont font = this->font();
    font.setStrikeOut(!isChecked());
    painter.setFont(font);
    painter.setPen(look.quietText);
    painter.drawText(rect().adjusted(padding + lineLength + gap, 0, 0, 0), Qt::AlignVCenter,
                     qtText(m_name));
    if (hasFocus()) {
        constexpr double corner = 4.0;
        painter.setPen(QPen(look.accent, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner, corner);
    }
}

// The style knows only the place of its own box and text.
bool LegendEntry::hitButton(const QPoint& position) const { return rect().contains(position); }

} // namespace stormglass::ui
