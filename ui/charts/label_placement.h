// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/occupied_pixels.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace stormglass::ui {

/// The place for a box beside a vertical line: to its right, to its left where there is no room,
/// and inside the area always.
[[nodiscard]] QRectF placeBesideLine(double x, const QSizeF& size, const QRectF& area);

/// Where a label goes, and whether nothing else is there.
struct LabelPlace {
    QRectF rect;
    bool isFree = false;
};

/// Finds places for labels in an area so that none covers another, a curve or a marker, as far as
/// there is room.
class LabelPlacement {
public:
    explicit LabelPlacement(const QRectF& area)
        : m_area(area)
        , m_taken(area)
    {
    }

    /// Keeps a place free of labels.
    void keepFree(const QRectF& place) { m_taken.take(place); }

    /// Keeps the course of a curve free, given its points in the picture.
    void keepCurveFree(const std::vector<QPointF>& points);

    /// A free place for a label of that size beside a point, above it where there is room, else as
    /// near as there is room; a place inside the area that is not free where there is none.
    [[nodiscard]] LabelPlace besidePoint(const QPointF& point, const QSizeF& size);

    /// The same in a lane: level with the point where there is room, to its right or to its left.
    [[nodiscard]] LabelPlace besideInLane(const QPointF& point, const QSizeF& size);

    /// A free place for a label on a horizontal line, at its right end and above it where there is
    /// room; a place on the line that is not free where there is none.
    [[nodiscard]] LabelPlace onLine(double y, const QSizeF& size);

    /// A free place for a label beside a vertical line, at its top and to its right where there is
    /// room; a place beside it that is not free where there is none.
    [[nodiscard]] LabelPlace besideLine(double x, const QSizeF& size);

private:
    [[nodiscard]] bool isReadable(const QRectF& place) const;
    [[nodiscard]] std::vector<QRectF> placesAround(const QPointF& point, const QSizeF& size) const;
    [[nodiscard]] LabelPlace best(const std::vector<QRectF>& candidates) const;
    LabelPlace keepNear(const std::vector<QRectF>& near, const QPointF& point, const QSizeF& size);
    LabelPlace keep(const LabelPlace& place);

    QRectF m_area;
    OccupiedPixels m_taken;       ///< by what is drawn
    std::vector<QRectF> m_labels; ///< placed so far
};

} // namespace stormglass::ui
