// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QImage>
#include <QLineF>
#include <QList>
#include <QPointF>

namespace stormglass::ui {

struct Look;

/// Where a class' region is widest, in cells from the map's origin.
struct MapSign {
    std::size_t place = 0; ///< in the map's classes
    QPointF at;
    double radius = 0.0; ///< so many cells around it have the same class
};

/// A map made ready to be drawn at any size, kept until the map or the look changes.
class MapPicture {
public:
    /// Takes a map, or none; work only where it differs from the one before.
    void show(const std::optional<ChartMap>& map, const Look& look);

    /// One pixel per cell, the topmost row first; null without a map.
    [[nodiscard]] const QImage& image() const { return m_image; }

    /// The borders between classes, in cells from the map's origin.
    [[nodiscard]] const QList<QLineF>& borders() const { return m_borders; }

    /// One sign for each class that has a region of some width, so that regions are known without
    /// their colour.
    [[nodiscard]] const QList<MapSign>& signs() const { return m_signs; }

private:
    void paintCells(const ChartMap& map);
    void traceBorders(const ChartMap& map);
    void placeSigns(const ChartMap& map);

    std::optional<ChartMap> m_map;
    const Look* m_look = nullptr;
    QImage m_image;
    QList<QLineF> m_borders;
    QList<MapSign> m_signs;
};

} // namespace stormglass::ui
