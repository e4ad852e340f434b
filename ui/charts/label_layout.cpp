// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/label_layout.h"

#include "ui/charts/chart_layers.h"
#include "ui/charts/label_placement.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QFontMetricsF>

#include <algorithm>

namespace stormglass::ui {

namespace {

QRectF around(const QPointF& point, double radius)
{
    return QRectF(point, QSizeF()).adjusted(-radius, -radius, radius, radius);
}

QFont weighted(QFont font, QFont::Weight weight)
{
    font.setWeight(weight);
    return font;
}

/// From the edge of words that had to go far off to the rim of what they name.
std::optional<QLineF> leaderTo(const QPointF& marker, const QRectF& words)
{
    constexpr double beside = 16.0;
    const QPointF nearest(std::clamp(marker.x(), words.left(), words.right()),
                          std::clamp(marker.y(), words.top(), words.bottom()));
    QLineF line(marker, nearest);
    if (line.length() < beside) {
        return std::nullopt;
    }
    return QLineF(line.pointAt(markerRadius / line.length()), nearest);
}

/// Places labels one after the other; the first has the most choice.
class Labels {
public:
    explicit Labels(const ChartScene& scene)
        : m_scene(scene)
        , m_placement(scene.mapping.area)
    {
        keepDataFree();
    }

    void addThresholds()
    {
        const QRectF& area = m_scene.mapping.area;
        for (const Threshold& threshold : m_scene.chart.thresholds) {
            if (!m_scene.mapping.shows(threshold.at, threshold.side)) {
                continue;
            }
            const QString words = qtText(threshold.words);
            const double y = m_scene.mapping.yOf(threshold.at, threshold.side);
            const LabelPlace place = m_placement.onLine(y, sizeOf(words, QFont::Normal));
            // The whole strip beside the line: another label in it would seem to speak of the line.
            m_placement.keepFree(
                QRectF(area.left(), place.rect.top(), area.width(), place.rect.height()));
            add(words, place, m_scene.look->tone(threshold.tone), QFont::Normal);
        }
    }

    void addVerticals()
    {
        for (const VerticalLine& line : m_scene.chart.verticals) {
            if (!showsX(line.at)) {
                continue;
            }
            const QString words = qtText(line.words);
            const double x = m_scene.mapping.xOf(line.at);
            add(words, m_placement.besideLine(x, sizeOf(words, QFont::Normal)),
                m_scene.colourOf(line.tone), QFont::Normal);
        }
    }

    void addMarkers()
    {
        for (const Marker& marker : m_scene.chart.markers) {
            if (m_scene.mapping.shows(marker.at, marker.side)) {
                addBeside(m_scene.mapping.pointOf(marker.at, marker.side), marker.words,
                          m_scene.colourOf(marker.tone));
            }
        }
        if (m_scene.chart.handle) {
            addBeside(handlePlace(m_scene), m_scene.chart.handle->words, m_scene.look->text);
        }
    }

    std::vector<PlacedLabel> take() { return std::move(m_labels); }

private:
    /// Curves, lines, markers, signs, arrows, slim bars and the words of all bars, which no label
    /// may cover.
    void keepDataFree()
    {
        const PlotMapping& map = m_scene.mapping;
        for (std::size_t curve = 0; curve < m_scene.chart.series.size(); ++curve) {
            const Series& series = m_scene.chart.series[curve];
            if (m_scene.shows(series)) {
                std::vector<QPointF> points;
                for (const Point& point : m_scene.drawn(curve)) {
                    points.push_back(map.pointOf(point, series.side));
                }
                m_placement.keepCurveFree(points);
            }
        }
        for (const VerticalLine& line : m_scene.chart.verticals) {
            if (showsX(line.at)) {
                m_placement.keepFree(
                    {map.xOf(line.at) - 1.0, map.area.top(), 2.0, map.area.height()});
            }
        }
        for (const Marker& marker : m_scene.chart.markers) {
            m_placement.keepFree(around(map.pointOf(marker.at, marker.side), markerRadius));
        }
        for (const PlacedBar& bar : m_scene.bars) {
            if (bar.weight == BarWeight::Slim) {
                m_placement.keepFree(bar.rect);
            }
            if (bar.wordsAt) {
                m_placement.keepFree(*bar.wordsAt);
            }
        }
        for (const LaneArrow& arrow : m_scene.chart.arrows) {
            if (const auto line = arrowLine(m_scene, arrow)) {
                m_placement.keepCurveFree({line->p1(), line->p2()});
            }
        }
        for (const PlacedSign& sign : m_scene.signs) {
            m_placement.keepFree(sign.rect);
        }
        if (m_scene.chart.handle) {
            m_placement.keepFree(around(handlePlace(m_scene), handleRadius));
        }
    }

    void addBeside(const QPointF& at, const std::string& said, const QColor& colour)
    {
        const QString words = qtText(said);
        const QSizeF size = sizeOf(words, QFont::DemiBold);
        const LabelPlace place = m_scene.mapping.lanes > 0 ? m_placement.besideInLane(at, size)
                                                           : m_placement.besidePoint(at, size);
        add(words, place, colour, QFont::DemiBold);
        m_labels.back().leader = leaderTo(at, m_labels.back().rect);
    }

    void add(const QString& words, const LabelPlace& place, const QColor& colour,
             QFont::Weight weight)
    {
        m_labels.push_back({words, place.rect, colour, weight, place.isFree});
    }

    /// Long words wrap within the plot.
    [[nodiscard]] QSizeF sizeOf(const QString& words, QFont::Weight weight) const
    {
        const QRectF room(0.0, 0.0, m_scene.mapping.area.width() - 8.0, 1e6);
        const QFontMetricsF metrics(weighted(m_scene.font, weight));
        return metrics.boundingRect(room, Qt::TextWordWrap, words).size() + QSizeF(1.0, 0.0);
    }

    [[nodiscard]] bool showsX(double x) const
    {
        return x >= m_scene.mapping.x.minimum && x <= m_scene.mapping.x.maximum;
    }

    const ChartScene& m_scene;
    LabelPlacement m_placement;
    std::vector<PlacedLabel> m_labels;
};

} // namespace

std::vector<PlacedLabel> placeLabels(const ChartScene& scene)
{
    Labels labels(scene);
    labels.addThresholds();
    labels.addVerticals();
    labels.addMarkers();
    return labels.take();
}

QPointF handlePlace(const ChartScene& scene)
{
    const PlotMapping& map = scene.mapping;
    const auto held = [](double value, const Axis& axis) {
        return std::clamp(value, axis.minimum, axis.maximum);
    };
    const Point& at = scene.chart.handle->at;
    return map.pointOf({held(at.x, map.x), held(at.y, map.left)}, Side::Left);
}

} // namespace stormglass::ui
