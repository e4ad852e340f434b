// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/map_picture.h"

#include "ui/charts/curve_style.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <span>
#include <vector>

namespace stormglass::ui {

namespace {

/// Calls `found(first, end)` for each run of places at which two lines of cells differ.
void eachRun(std::size_t count, const auto& differsAt, const auto& found)
{
    std::size_t place = 0;
    while (place < count) {
        while (place < count && !differsAt(place)) {
            ++place;
        }
        const std::size_t first = place;
        while (place < count && differsAt(place)) {
            ++place;
        }
        if (place > first) {
            found(static_cast<double>(first), static_cast<double>(place));
        }
    }
}

/// A coarse look at a map, cheap enough to be taken at every step of a slider.
struct Sample {
    static constexpr std::size_t most = 40; // columns or rows

    std::size_t stride;
    std::size_t columns;
    std::size_t rows;
    std::vector<std::uint8_t> cells;
    std::vector<int> depths; ///< how many cells of the same class lie around each

    explicit Sample(const ChartMap& map)
        : stride(std::max(map.columns, map.rows) / most + 1)
        , columns((map.columns - 1) / stride + 1)
        , rows((map.rows - 1) / stride + 1)
        , depths(columns * rows, 0)
    {
        for (std::size_t row = 0; row < map.rows; row += stride) {
            for (std::size_t column = 0; column < map.columns; column += stride) {
                cells.push_back(map.cells[row * map.columns + column]);
            }
        }
        measure();
    }

    /// The distance to the nearest other class in king's moves, swept up and down once.
    void measure()
    {
        const std::size_t count = cells.size();
        for (std::size_t place = 0; place < count; ++place) {
            depths[place] = depthFrom(place, std::array{place - 1, place - columns - 1,
                                                        place - columns, place - columns + 1});
        }
        for (std::size_t place = count; place-- > 0;) {
            depths[place] = std::min(
                depths[place], depthFrom(place, std::array{place + 1, place + columns - 1,
                                                           place + columns, place + columns + 1}));
        }
    }

    [[nodiscard]] int depthFrom(std::size_t place, const auto& neighbours) const
    {
        const std::size_t column = place % columns;
        if (column == 0 || column == columns - 1) {
            return 0;
        }
        int depth = std::numeric_limits<int>::max();
        for (const std::size_t neighbour : neighbours) {
            const bool isSame = neighbour < cells.size() && cells[neighbour] == cells[place];
            depth = std::min(depth, isSame ? depths[neighbour] + 1 : 0);
        }
        return depth;
    }
};

} // namespace

void MapPicture::show(const std::optional<ChartMap>& map, const Look& look)
{
    if (map == m_map && &look == m_look) {
        return;
    }
    m_map = map;
    m_look = &look;
    m_image = {};
    m_borders.clear();
    m_signs.clear();
    if (map && isWhole(*map)) {
        paintCells(*map);
        traceBorders(*map);
        placeSigns(*map);
    }
}

void MapPicture::paintCells(const ChartMap& map)
{
    std::vector<QRgb> colours;
    for (std::size_t place = 0; place < map.classes.size(); ++place) {
        colours.push_back(classStyle(map.classes, place, *m_look).cells.rgb());
    }
    m_image =
        QImage(static_cast<int>(map.columns), static_cast<int>(map.rows), QImage::Format_RGB32);
    std::vector<QRgb> line(map.columns);
    for (std::size_t row = 0; row < map.rows; ++row) {
        const auto cells = std::span(map.cells).subspan(row * map.columns, map.columns);
        std::ranges::transform(cells, line.begin(),
                               [&colours](std::uint8_t cell) { return colours[cell]; });
        std::memcpy(m_image.scanLine(static_cast<int>(map.rows - 1 - row)), line.data(),
                    line.size() * sizeof(QRgb));
    }
}

void MapPicture::traceBorders(const ChartMap& map)
{
    const auto& cells = map.cells;
    for (std::size_t row = 1; row < map.rows; ++row) {
        const std::size_t start = row * map.columns;
        const auto y = static_cast<double>(row);
        eachRun(
            map.columns,
            [&](std::size_t column) {
                return cells[start + column] != cells[start + column - map.columns];
            },
            [&](double first, double end) {
                m_borders.append({first, y, end, y});
            });
    }
    for (std::size_t column = 1; column < map.columns; ++column) {
        const auto x = static_cast<double>(column);
        eachRun(
            map.rows,
            [&](std::size_t row) {
                const std::size_t place = row * map.columns + column;
                return cells[place] != cells[place - 1];
            },
            [&](double first, double end) {
                m_borders.append({x, first, x, end});
            });
    }
}

void MapPicture::placeSigns(const ChartMap& map)
{
    const Sample sample(map);
    for (const std::size_t place : occurringClasses(map)) {
        std::size_t deepest = 0;
        int depth = 0;
        for (std::size_t cell = 0; cell < sample.cells.size(); ++cell) {
            if (sample.cells[cell] == place && sample.depths[cell] > depth) {
                depth = sample.depths[cell];
                deepest = cell;
            }
        }
        if (depth > 0) {
            const auto stride = static_cast<double>(sample.stride);
            const std::size_t column = deepest % sample.columns;
            const std::size_t row = deepest / sample.columns;
            const QPointF at(static_cast<double>(column) * stride + 0.5,
                             static_cast<double>(row) * stride + 0.5);
            m_signs.append({place, at, depth * stride});
        }
    }
}

} // namespace stormglass::ui
