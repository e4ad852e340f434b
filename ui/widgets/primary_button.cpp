// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/primary_button.h"

#include "ui/widgets/look.h"

#include <QPainter>

namespace stormglass::ui {

namespace {

constexpr double corner = 6.0;
constexpr double ring = 2.0;

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
    return {fontMetrics().size(Qt::TextShowMnemonic, text()).width() + 2 * line, line * 2};
}

void PrimaryButton::paintEvent(QPaintEvent* /*event*/)
{
    const Look& look = lookOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(!isEnabled()               ? look.border
                     : isDown() || underMouse() ? look.accent.darker(isDown() ? 130 : 112)
                                                : look.accent);
    painter.drawRoundedRect(rect(), corner, corner);
    if (hasFocus()) { // within, so that the button is as wide as those beside it
        painter.setPen(QPen(look.card, ring));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(
            QRectF(rect()).adjusted(1.5 * ring, 1.5 * ring, -1.5 * ring, -1.5 * ring),
            corner - ring, corner - ring);
    }
    painter.setPen(isEnabled() ? look.card : look.quietText);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
}

} // namespace stormglass::ui
