// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineF>
#include <QRectF>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace stormglass::ui {

/// Which pixels of an area are taken. Each column of pixels is a row of bits, so that asking about
/// a place costs its width, however much is drawn.
///
/// Edges are rounded to whole pixels: what only touches a place takes nothing of it.
class OccupiedPixels {
public:
    explicit OccupiedPixels(const QRectF& area);

    /// Takes what of the place is inside.
    void take(const QRectF& place);

    /// Takes what lies within `reach` beside a straight line that is finite.
    void take(const QLineF& line, double reach);

    /// How many pixels of the place are taken.
    [[nodiscard]] int takenIn(const QRectF& place) const;

private:
    /// Whole pixels from the first up to, not including, the end.
    struct Pixels {
        int begin = 0;
        int end = 0;
    };

    [[nodiscard]] Pixels across(double left, double right) const;
    [[nodiscard]] Pixels down(double top, double bottom) const;
    void take(int column, const Pixels& rows);

    QRectF m_area;
    int m_columns;
    int m_rows;
    std::size_t m_words; ///< of each column
    std::vector<std::uint64_t> m_bits;
};

} // namespace stormglass::ui
