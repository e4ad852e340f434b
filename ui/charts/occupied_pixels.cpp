// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/occupied_pixels.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace stormglass::ui {

namespace {

constexpr int bitsOfWord = 64;
constexpr double mostPixels = 1 << 14; // of any screen

/// 0 for what is not a number.
int rounded(double pixels, int most)
{
    return pixels > 0.0 ? static_cast<int>(std::lround(std::min<double>(pixels, most))) : 0;
}

int pixelsOf(double length) { return rounded(std::ceil(length), static_cast<int>(mostPixels)); }

/// Calls `withWord` with each word that holds some of the bits, and the mask of those.
template <class WithWord>
void eachWord(int begin, int end, WithWord withWord)
{
    while (begin < end) {
        const int first = begin % bitsOfWord;
        const int count = std::min(bitsOfWord - first, end - begin);
        const std::uint64_t ones = ~std::uint64_t{0} >> (bitsOfWord - count);
        withWord(static_cast<std::size_t>(begin / bitsOfWord), ones << first);
        begin += count;
    }
}

} // namespace

OccupiedPixels::OccupiedPixels(const QRectF& area)
    : m_area(area)
    , m_columns(pixelsOf(area.width()))
    , m_rows(pixelsOf(area.height()))
    , m_words(static_cast<std::size_t>(m_rows + bitsOfWord - 1) / bitsOfWord)
    , m_bits(static_cast<std::size_t>(m_columns) * m_words)
{
}

OccupiedPixels::Pixels OccupiedPixels::across(double left, double right) const
{
    return {rounded(left - m_area.left(), m_columns), rounded(right - m_area.left(), m_columns)};
}

OccupiedPixels::Pixels OccupiedPixels::down(double top, double bottom) const
{
    return {rounded(top - m_area.top(), m_rows), rounded(bottom - m_area.top(), m_rows)};
}

void OccupiedPixels::take(int column, const Pixels& rows)
{
    const std::size_t first = static_cast<std::size_t>(column) * m_words;
    eachWord(rows.begin, rows.end,
             [this, first](std::size_t word, std::uint64_t mask) { m_bits[first + word] |= mask; });
}

void OccupiedPixels::take(const QRectF& place)
{
    const Pixels columns = across(place.left(), place.right());
    const Pixels rows = down(place.top(), place.bottom());
    for (int column = columns.begin; column < columns.end; ++column) {
        take(column, rows);
    }
}

void OccupiedPixels::take(const QLineF& line, double reach)
{
    const auto [left, right] = std::minmax({line.x1(), line.x2()});
    const bool isVertical = line.dx() == 0.0;
    const auto yAt = [&line, left = left, right = right](double x) {
        return line.y1() + (std::clamp(x, left, right) - line.x1()) / line.dx() * line.dy();
    };
    const Pixels columns = across(left - reach, right + reach);
    for (int column = columns.begin; column < columns.end; ++column) {
        const double x = m_area.left() + column;
        const double one = isVertical ? line.y1() : yAt(x - reach);
        const double other = isVertical ? line.y2() : yAt(x + 1.0 + reach);
        take(column, down(std::min(one, other) - reach, std::max(one, other) + reach));
    }
}

int OccupiedPixels::takenIn(const QRectF& place) const
{
    const Pixels columns = across(place.left(), place.right());
    const Pixels rows = down(place.top(), place.bottom());
    int taken = 0;
    for (int column = columns.begin; column < columns.end; ++column) {
        const std::size_t first = static_cast<std::size_t>(column) * m_words;
        eachWord(rows.begin, rows.end, [&](std::size_t word, std::uint64_t mask) {
            taken += std::popcount(m_bits[first + word] & mask);
        });
    }
    return taken;
}

} // namespace stormglass::ui
