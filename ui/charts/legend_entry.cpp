// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/legend_entry.h"

#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QPainter>

namespace stormglass::ui {

namespace {

constexpr int lineLength = 18;
constexpr int gap = 6;
constexpr int padding = 4;

} // namespace

LegendEntry::LegendEntry(std::size_t curve, QWidget* parent)
    : QCheckBox(parent)
    , m_curve(curve)
{
    setChecked(true);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Hides or shows this curve"));
    useTextSize(this, TextSize::Note);
}

void LegendEntry::setName(const std::string& name)
{
    if (name != m_name) {
        m_name = name;
        setAccessibleName(qtText(name));
        updateGeometry();
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
    if (isChecked()) {
        painter.setPen(QPen(look.curve(m_curve), 3.0));
        painter.drawLine(QPointF(padding + 1, middle), QPointF(padding + lineLength, middle));
    } else {
        painter.setPen(look.curve(m_curve));
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
