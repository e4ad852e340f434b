// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/verdict_shape.h"

#include "ui/widgets/look.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stormglass::ui {

namespace {

QPolygonF polygon(int corners, double startDegrees, const QRectF& area)
{
    QPolygonF points;
    for (int corner = 0; corner < corners; ++corner) {
        const double angle = (startDegrees + 360.0 * corner / corners) * std::numbers::pi / 180.0;
        points << area.center() + QPointF(std::cos(angle) * area.width() / 2.0,
                                          std::sin(angle) * area.height() / 2.0);
    }
    return points;
}

} // namespace

QPainterPath toneShape(Tone tone, const QRectF& area)
{
    const double inset = std::min(2.0, area.width() / 16.0); // a square looks larger than a disc
    QPainterPath path;
    switch (tone) {
    case Tone::Neutral: {
        const double ring = area.width() * 0.15;
        path.addEllipse(area);
        path.addEllipse(area.adjusted(ring, ring, -ring, -ring));
        break;
    }
    case Tone::Calm:
        path.addEllipse(area);
        break;
    case Tone::Precarious: {
        const double ring = area.width() * 0.12;
        const QRectF inside = area.adjusted(ring, ring, -ring, -ring);
        path.addEllipse(area);
        path.moveTo(inside.center()); // the right half stays open
        path.arcTo(inside, -90.0, 180.0);
        path.closeSubpath();
        break;
    }
    case Tone::Caution:
        path.addPolygon(polygon(3, -90.0, area));
        break;
    case Tone::Failing:
        path.addRoundedRect(area.adjusted(inset, inset, -inset, -inset), 2.0 * inset, 2.0 * inset);
        break;
    case Tone::SwitchedOff:
        path.addPolygon(polygon(6, -90.0, area));
        break;
    }
    path.closeSubpath();
    return path;
}

VerdictShape::VerdictShape(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize VerdictShape::sizeHint() const
{
    const int side = fontMetrics().height() * 5 / 2;
    return {side, side};
}

void VerdictShape::showTone(Tone tone)
{
    m_tone = tone;
    update();
}

void VerdictShape::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(toneShape(m_tone, QRectF(rect()).adjusted(2, 2, -2, -2)),
                     lookOf(palette()).tone(m_tone));
}

} // namespace stormglass::ui
