// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/lane_layout.h"

#include "ui/charts/chart_layers.h"
#include "ui/charts/label_layout.h"
#include "ui/widgets/qt_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace stormglass::ui {

namespace {

constexpr double padding = 5.0; // between words and the ends of their bar

bool showsX(const ChartScene& scene, double x)
{
    return x >= scene.mapping.x.minimum && x <= scene.mapping.x.maximum;
}

std::optional<PlacedBar> placed(const ChartScene& scene, const LaneBar& bar)
{
    constexpr double full = 0.72; // of the lane's height
    constexpr double slim = 0.36;
    const PlotMapping& map = scene.mapping;
    if (!laneOf(scene.chart, bar) || bar.from > map.x.maximum || bar.to < map.x.minimum) {
        return std::nullopt;
    }
    const double begin = map.xOf(bar.from);
    const double end = map.xOf(bar.to);
    // What a logarithmic axis cannot show lies left of it.
    const double left = std::isfinite(begin) ? std::max(begin, map.area.left()) : map.area.left();
    const double right = std::isnan(end) ? left : std::min(end, map.area.right());
    const double height = map.laneHeight() * (bar.weight == BarWeight::Full ? full : slim);
    const double middle = map.yOf(static_cast<double>(bar.lane), Side::Left);
    return PlacedBar{QRectF(left, middle - height / 2.0, std::max(right - left, 1.0), height),
                     bar.tone, bar.weight, bar.to > map.x.maximum, qtText(bar.words)};
}

/// Finds places for the words of bars.
class BarWords {
public:
    BarWords(const ChartScene& scene, const std::vector<PlacedBar>& bars)
        : m_area(scene.mapping.area)
        , m_laneHeight(scene.mapping.laneHeight())
        , m_bars(bars)
    {
        for (const Marker& marker : scene.chart.markers) {
            const QPointF at = scene.mapping.pointOf(marker.at, marker.side);
            m_taken.push_back(
                QRectF(at, QSizeF())
                    .adjusted(-markerRadius, -markerRadius, markerRadius, markerRadius));
        }
        for (const LaneArrow& arrow : scene.chart.arrows) {
            if (const auto line = arrowLine(scene, arrow)) {
                m_taken.push_back(QRectF(line->p1(), line->p2())
                                      .normalized()
                                      .adjusted(-arrowReach, 0.0, arrowReach, 0.0));
            }
        }
    }

    [[nodiscard]] std::optional<QRectF> placeFor(std::size_t place, const QSizeF& size)
    {
        for (const QRectF& inside : placesIn(m_bars[place].rect, size)) {
            if (isFree(inside) && !isUnderBar(inside, place + 1)) {
                return keep(inside);
            }
        }
        for (const QRectF& beside : placesBeside(m_bars[place], size)) {
            if (isFree(beside) && !isUnderBar(beside, 0)) {
                return keep(beside);
            }
        }
        return std::nullopt;
    }

private:
    static constexpr double arrowReach = 4.0;

    /// In the middle first, then along the bar and above and below what lies in its middle.
    static std::vector<QRectF> placesIn(const QRectF& bar, const QSizeF& size)
    {
        const QRectF room = bar.adjusted(padding, 0.0, -padding, 0.0);
        std::vector<QRectF> places;
        if (room.width() < size.width() || room.height() < size.height()) {
            return places;
        }
        const double middle = room.center().y() - size.height() / 2.0;
        for (const double y : {middle, room.top(), room.bottom() - size.height()}) {
            for (const double x : {room.center().x() - size.width() / 2.0, room.left(),
                                   room.right() - size.width()}) {
                places.emplace_back(QPointF(x, y), size);
            }
        }
        return places;
    }

    /// Right of the bar's end; of a slim one also below and above it, as far as its lane has room.
    [[nodiscard]] std::vector<QRectF> placesBeside(const PlacedBar& bar, const QSizeF& size) const
    {
        const double middle = bar.rect.center().y();
        const double x = std::min(bar.rect.left() + padding, m_area.right() - size.width());
        std::vector<QRectF> places{
            QRectF(QPointF(bar.rect.right() + padding, middle - size.height() / 2.0), size)};
        if (bar.weight == BarWeight::Slim) {
            places.emplace_back(QPointF(x, bar.rect.bottom()), size);
            places.emplace_back(QPointF(x, bar.rect.top() - size.height()), size);
        }
        std::erase_if(places, [&](const QRectF& place) {
            return place.right() > m_area.right() || place.left() < m_area.left() ||
                   place.top() < middle - m_laneHeight / 2.0 ||
                   place.bottom() > middle + m_laneHeight / 2.0;
        });
        return places;
    }

    /// Whether any of the bars from that one on covers a place.
    [[nodiscard]] bool isUnderBar(const QRectF& place, std::size_t first) const
    {
        return std::any_of(m_bars.begin() + static_cast<std::ptrdiff_t>(first), m_bars.end(),
                           [&place](const PlacedBar& bar) { return bar.rect.intersects(place); });
    }

    [[nodiscard]] bool isFree(const QRectF& place) const
    {
        return std::ranges::none_of(
            m_taken, [&place](const QRectF& taken) { return taken.intersects(place); });
    }

    QRectF keep(const QRectF& place)
    {
        m_taken.push_back(place);
        return place;
    }

    QRectF m_area;
    double m_laneHeight;
    const std::vector<PlacedBar>& m_bars;
    std::vector<QRectF> m_taken;
};

} // namespace

std::optional<QLineF> arrowLine(const ChartScene& scene, const LaneArrow& arrow)
{
    if (!joinsLanes(scene.chart, arrow) || !showsX(scene, arrow.at)) {
        return std::nullopt;
    }
    const PlotMapping& map = scene.mapping;
    const QPointF from = map.pointOf({arrow.at, static_cast<double>(arrow.from)}, Side::Left);
    const QPointF to = map.pointOf({arrow.at, static_cast<double>(arrow.to)}, Side::Left);
    const QPointF rim(0.0, std::copysign(markerRadius + 1.0, to.y() - from.y()));
    return QLineF(from, to - rim);
}

std::vector<PlacedBar> placeBars(const ChartScene& scene)
{
    std::vector<PlacedBar> bars;
    for (const LaneBar& bar : scene.chart.bars) {
        if (auto shown = placed(scene, bar)) {
            bars.push_back(std::move(*shown));
        }
    }
    const QFontMetricsF metrics(scene.font);
    BarWords words(scene, bars);
    for (std::size_t place = 0; place < bars.size(); ++place) {
        if (!bars[place].words.isEmpty()) {
            bars[place].wordsAt = words.placeFor(
                place, metrics.size(Qt::TextSingleLine, bars[place].words) + QSizeF(1.0, 0.0));
        }
    }
    return bars;
}

} // namespace stormglass::ui
