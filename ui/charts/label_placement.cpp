// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/label_placement.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
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
    constexpr double step = 6.0;
    constexpr double half = 1.5;
    for (std::size_t next = 1; next < points.size(); ++next) {
        // Frozen axes let curves run far out of the picture: only what is inside counts.
        const auto inside = clipped(QLineF(points[next - 1], points[next]), m_area);
        if (!inside) {
            continue;
        }
        const int steps = static_cast<int>(std::ceil(inside->length() / step));
        for (int taken = 0; taken < steps; ++taken) {
            const QPointF at = inside->pointAt(static_cast<double>(taken) / steps);
            m_taken.emplace_back(at.x() - half, at.y() - half, 2.0 * half, 2.0 * half);
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
    const bool anyFree =
        std::ranges::any_of(near, [this](const QRectF& place) { return isFree(place); });
    return firstFree(anyFree ? near : placesAround(point, size));
}

LabelPlace LabelPlacement::onLine(double y, const QSizeF& size)
{
    const double right = m_area.right() - size.width() - 4.0;
    const double left = m_area.left() + 4.0;
    const double middle = m_area.center().x() - size.width() / 2.0;
    const double above = y - lineGap - size.height();
    const double below = y + lineGap;
    return firstFree({
        QRectF(QPointF(right, above), size),
        QRectF(QPointF(right, below), size),
        QRectF(QPointF(left, above), size),
        QRectF(QPointF(middle, above), size),
        QRectF(QPointF(left, below), size),
        QRectF(QPointF(middle, below), size),
    });
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
    for (double y = top + size.height(); y < bottom; y += size.height()) {
        add(y);
    }
    return firstFree(places);
}

/// Places all over the area, the nearest to the point first.
std::vector<QRectF> LabelPlacement::placesAround(const QPointF& point, const QSizeF& size) const
{
    constexpr int columns = 12;
    const double stepAcross = std::max(1.0, (m_area.width() - size.width()) / columns);
    const double stepDown = std::max(1.0, size.height() / 2.0);
    std::vector<QRectF> places{movedInside(QRectF(point, size), m_area)};
    for (double y = m_area.top(); y + size.height() <= m_area.bottom(); y += stepDown) {
        for (double x = m_area.left(); x + size.width() <= m_area.right(); x += stepAcross) {
            places.emplace_back(QPointF(x, y), size);
        }
    }
    const auto distance = [&point](const QRectF& place) {
        return QLineF(point, place.center()).length();
    };
    std::ranges::sort(places, {}, distance);
    return places;
}

bool LabelPlacement::isFree(const QRectF& place) const
{
    return isReadable(place) && std::ranges::none_of(m_taken, [&](const QRectF& taken) {
               return taken.intersects(place);
           });
}

bool LabelPlacement::isReadable(const QRectF& place) const
{
    return m_area.contains(place) && std::ranges::none_of(m_labels, [&](const QRectF& label) {
               return label.intersects(place);
           });
}

/// Words over words cannot be read; over a line or little of a curve they can.
QRectF LabelPlacement::leastBad(const std::vector<QRectF>& candidates) const
{
    return *std::ranges::min_element(candidates, {}, [this](const QRectF& place) {
        const auto covered = std::ranges::count_if(
            m_taken, [&](const QRectF& taken) { return taken.intersects(place); });
        return std::pair(!isReadable(place), covered);
    });
}

LabelPlace LabelPlacement::firstFree(const std::vector<QRectF>& candidates)
{
    const auto found =
        std::ranges::find_if(candidates, [this](const QRectF& place) { return isFree(place); });
    const bool anyFree = found != candidates.end();
    const QRectF rect = movedInside(anyFree ? *found : leastBad(candidates), m_area);
    m_labels.push_back(rect);
    return {rect, anyFree};
}

} // namespace stormglass::ui
