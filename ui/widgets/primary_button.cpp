// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/primary_button.h"

#include "ui/widgets/look.h"

#include <QPainter>

namespace stormglass::ui {

namespace {

constexpr int ring = 3;

} // namespace

PrimaryButton::PrimaryButton(QWidget* parent)
    : QPushButton(parent)
{
    setAttribute(Qt::WA_Hover);
    useTextSize(this, TextSize::Body, QFont::DemiBold);
}

QSize PrimaryButton::sizeHint() const
{
    const int line = fontMetrics().height();
    return {fontMetrics().size(Qt::TextShowMnemonic, text()).width() + 2 * line,
            line * 2 + 2 * ring};
}

void PrimaryButton::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double corner = 6.0;
    const Look& look = lookOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(look.text, 2.0));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.0, 1.0, -1.0, -1.0), corner + ring,
                                corner + ring);
    }
    const QRect face = rect().adjusted(ring, ring, -ring, -ring);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isDown() || underMouse() ? look.accent.darker(isDown() ? 130 : 112)
                                              : look.accent);
    painter.drawRoundedRect(face, corner, corner);
    painter.setPen(look.card);
    painter.drawText(face, Qt::AlignCenter | Qt::TextShowMnemonic, text());
}

} // namespace stormglass::ui
