// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/navigation_button.h"

#include "ui/widgets/look.h"

#include <QPainter>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr int padding = 8;
constexpr int gap = 4;

} // namespace

NavigationButton::NavigationButton(QWidget* parent)
    : QToolButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    useTextSize(this, TextSize::Note, QFont::DemiBold);
}

QSize NavigationButton::sizeHint() const
{
    const int width = std::max(fontMetrics().horizontalAdvance(text()), iconSize().width());
    return {width + 2 * padding, iconSize().height() + gap + fontMetrics().height() + 2 * padding};
}

void NavigationButton::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double corner = 6.0;
    const Look& look = lookOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1.0, 1.0, -1.0, -1.0);
    QColor fill = look.accent;
    fill.setAlphaF(isChecked() ? 0.12F : underMouse() ? 0.06F : 0.0F);
    painter.setBrush(fill);
    painter.setPen(hasFocus()    ? QPen(look.accent, 2.0)
                   : isChecked() ? QPen(look.accent, 1.0)
                                 : QPen(Qt::NoPen));
    painter.drawRoundedRect(frame, corner, corner);
    const QRect picture((width() - iconSize().width()) / 2, padding, iconSize().width(),
                        iconSize().height());
    icon().paint(&painter, picture);
    painter.setPen(look.text);
    painter.drawText(QRect(0, picture.bottom() + gap, width(), fontMetrics().height()),
                     Qt::AlignCenter, text());
}

} // namespace stormglass::ui
