// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/label_placement.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

namespace stormglass::ui {

namespace {

constexpr double gap = 8.0;     // between a point and its label
constexpr double lineGap = 2.0; // between a line and its words

QRectF movedInside(QRectF place, const QRectF& area)
{
    place.moveLeft(
        std::clamp(place.left(), area.left(), std::max(area.left(), area.right() - place.width())));
    place.moveTop(
        std::clamp(place.top(), area.top(), std::max(area.top(), area.bottom() - place.height())));
    return place;
}

/// The part of a line inside a rectangle (Liang and Barsky's way); nothing for none, and for lines
/// that are not finite.
std::optional<QLineF> clipped(const QLineF& line, const QRectF& area)
{
    double from = 0.0;
    double to = 1.0;
    const auto cut = [&](double way, double room) {
        if (way == 0.0) {
            return room >= 0.0;
        }
        const double share = room / way;
        (way < 0.0 ? from : to) = way < 0.0 ? std::max(from, share) : std::min(to, share);
        return from <= to;
    };
    const bool crosses =
        cut(-line.dx(), line.x1() - area.left()) && cut(line.dx(), area.right() - line.x1()) &&
        cut(-line.dy(), line.y1() - area.top()) && cut(line.dy(), area.bottom() - line.y1());
    if (!crosses || !std::isfinite(line.length())) {
        return std::nullopt;
    }
    return QLineF(line.pointAt(from), line.pointAt(to));
}

} // namespace

QRectF placeBesideLine(double x, const QSizeF& size, const QRectF& area)
{
    const bool fitsRight = x + gap + size.width() <= area.right();
    const double left = fitsRight ? x + gap : x - gap - size.width();
    return movedInside(QRectF(QPointF(left, area.top() + gap), size), area);
}

void LabelPlacement::keepCurveFree(const std::vector<QPointF>& points)
{
    constexpr double reach = 1.5;
    for (std::size_t next = 1; next < points.size(); ++next) {
        // Frozen axes let curves run far out of the picture: only what is inside counts.
        if (const auto inside = clipped(QLineF(points[next - 1], points[next]), m_area)) {
            m_taken.take(*inside, reach);
        }
    }
}

LabelPlace LabelPlacement::besidePoint(const QPointF& point, const QSizeF& size)
{
    const double above = point.y() - gap - size.height();
    const double below = point.y() + gap;
    const double beside = point.y() - size.height() / 2.0;
    const double left = point.x() - gap - size.width();
    const double right = point.x() + gap;
    const double centred = point.x() - size.width() / 2.0;
    const std::vector<QRectF> near{
        QRectF(QPointF(left, above), size),
        QRectF(QPointF(left, beside), size),
        QRectF(QPointF(right, below), size),
        QRectF(QPointF(right, beside), size),
        movedInside(QRectF(QPointF(centred, above), size), m_area),
        movedInside(QRectF(QPointF(centred, below), size), m_area),
        movedInside(QRectF(QPointF(centred, above - size.height()), size), m_area),
        movedInside(QRectF(QPointF(centred, below + size.height()), size), m_area),
    };
    return keepNear(near, point, size);
}

LabelPlace LabelPlacement::besideInLane(const QPointF& point, const QSizeF& size)
{
    const double beside = point.y() - size.height() / 2.0;
    const double above = point.y() - gap - size.height();
    const double below = point.y() + gap;
    std::vector<QRectF> near;
    for (const double y : {beside, above, below}) {
        for (const double x : {point.x() + gap, point.x() - gap - size.width()}) {
            near.emplace_back(QPointF(x, y), size);
        }
    }
    return keepNear(near, point, size);
}

LabelPlace LabelPlacement::onLine(double y, const QSizeF& size)
{
    const double right = m_area.right() - size.width() - 4.0;
    const double left = m_area.left() + 4.0;
    const double middle = m_area.center().x() - size.width() / 2.0;
    const double above = y - lineGap - size.height();
    const double below = y + lineGap;
    return keep(best({
        QRectF(QPointF(right, above), size),
        QRectF(QPointF(right, below), size),
        QRectF(QPointF(left, above), size),
        QRectF(QPointF(middle, above), size),
        QRectF(QPointF(left, below), size),
        QRectF(QPointF(middle, below), size),
    }));
}

LabelPlace LabelPlacement::besideLine(double x, const QSizeF& size)
{
    constexpr double beside = 4.0;
    const double right = x + beside;
    const double left = x - beside - size.width();
    const double top = m_area.top() + lineGap;
    const double bottom = m_area.bottom() - lineGap - size.height();
    std::vector<QRectF> places;
    const auto add = [&](double y) {
        places.emplace_back(QPointF(right, y), size);
        places.emplace_back(QPointF(left, y), size);
    };
    add(top);
    add(bottom);
    for (int line = 1; top + line * size.height() < bottom; ++line) {
        add(top + line * size.height());
    }
    return keep(best(places));
}

/// Places all over the area, the nearest to the point first.
std::vector<QRectF> LabelPlacement::placesAround(const QPointF& point, const QSizeF& size) const
{
    constexpr int columns = 12;
    const double stepAcross = std::max(1.0, (m_area.width() - size.width()) / columns);
    const double stepDown = std::max(1.0, size.height() / 2.0);
    const QPointF centre = QRectF(QPointF(), size).center();
    std::vector<std::pair<double, QRectF>> places; // and how far each is
    const auto add = [&](const QRectF& place) {
        places.emplace_back(QLineF(point, place.topLeft() + centre).length(), place);
    };
    add(movedInside(QRectF(point, size), m_area));
    for (double y = m_area.top(); y + size.height() <= m_area.bottom(); y += stepDown) {
        for (double x = m_area.left(); x + size.width() <= m_area.right(); x += stepAcross) {
            add(QRectF(QPointF(x, y), size));
        }
    }
    std::ranges::sort(places, {}, &std::pair<double, QRectF>::first);
    std::vector<QRectF> nearestFirst;
    nearestFirst.reserve(places.size());
    std::ranges::transform(places, std::back_inserter(nearestFirst),
                           &std::pair<double, QRectF>::second);
    return nearestFirst;
}

LabelPlace LabelPlacement::keepNear(const std::vector<QRectF>& near, const QPointF& point,
                                    const QSizeF& size)
{
    const LabelPlace place = best(near);
    return keep(place.isFree ? place : best(placesAround(point, size)));
}

bool LabelPlacement::isReadable(const QRectF& place) const
{
    return m_area.contains(place) && std::ranges::none_of(m_labels, [&](const QRectF& label) {
               return label.intersects(place);
           });
}

/// The first that is free, or the least bad: words over words cannot be read; over a line or little
/// of a curve they can.
LabelPlace LabelPlacement::best(const std::vector<QRectF>& candidates) const
{
    std::pair least(true, std::numeric_limits<int>::max());
    QRectF leastBad = candidates.front();
    for (const QRectF& place : candidates) {
        const std::pair bad(!isReadable(place), m_taken.takenIn(place));
        if (bad == std::pair(false, 0)) {
            return {place, true};
        }
        if (bad < least) {
            least = bad;
            leastBad = place;
        }
    }
    return {leastBad, false};
}

LabelPlace LabelPlacement::keep(const LabelPlace& place)
{
    m_labels.push_back(movedInside(place.rect, m_area));
    return {m_labels.back(), place.isFree};
}

} // namespace stormglass::ui
