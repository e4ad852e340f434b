// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/card.h"

#include "ui/widgets/look.h"

#include <QPainter>

namespace stormglass::ui {

Card::Card(QWidget* parent)
    : QFrame(parent)
{
    setContentsMargins(16, 12, 16, 12);
}

void Card::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double corner = 8.0;
    const Look& look = lookOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(look.border);
    painter.setBrush(look.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

} // namespace stormglass::ui
