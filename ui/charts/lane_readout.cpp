// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/lane_readout.h"

#include "ui/charts/readout.h"
#include "ui/widgets/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace stormglass::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double nearby = 0.01; // of the axis

double distance(const Chart& chart, double one, double other)
{
    return std::abs(shareOf(one, chart.x) - shareOf(other, chart.x));
}

bool isNear(const Chart& chart, double one, double other)
{
    return distance(chart, one, other) <= nearby;
}

/// Whether a bar lies at an x. Where another begins as it ends, only that one does.
bool liesAt(const Chart& chart, const LaneBar& bar, double x)
{
    const auto takesOver = [&](const LaneBar& other) {
        return other.lane == bar.lane && other.from == x && other.to > x;
    };
    return x >= bar.from && x <= bar.to &&
           (x < bar.to || bar.from == x || std::ranges::none_of(chart.bars, takesOver));
}

QString wordsOf(const LaneBar& bar, const Unit& unit)
{
    if (!bar.words.empty()) {
        return qtText(bar.words);
    }
    const QString from = readoutText(bar.from, unit);
    return std::isfinite(bar.to) ? QCoreApplication::translate("Readout", "%1 to %2")
                                       .arg(from, readoutText(bar.to, unit))
                                 : QCoreApplication::translate("Readout", "from %1 on").arg(from);
}

/// Says where a thing stands that is only close by.
QString placed(const QString& words, double at, double x, const Unit& unit)
{
    return at == x ? words
                   : QCoreApplication::translate("Readout", "%1 at %2")
                         .arg(words, readoutText(at, unit));
}

QStringList wordsInLane(const Chart& chart, std::size_t lane, double x)
{
    const Unit& unit = chart.x.unit;
    QStringList words;
    for (const LaneBar& bar : chart.bars) {
        if (laneOf(chart, bar) == lane && liesAt(chart, bar, x)) {
            words << wordsOf(bar, unit);
        }
    }
    for (const Marker& marker : chart.markers) {
        if (laneOf(chart, marker) == lane && isNear(chart, marker.at.x, x)) {
            words << placed(qtText(marker.words), marker.at.x, x, unit);
        }
    }
    for (const LaneArrow& arrow : chart.arrows) {
        if (joinsLanes(chart, arrow) && arrow.from == lane && isNear(chart, arrow.at, x)) {
            const QString to = QCoreApplication::translate("Readout", "to %1", "an arrow")
                                   .arg(qtText(chart.lanes[arrow.to]));
            words << placed(to, arrow.at, x, unit);
        }
    }
    return words;
}

/// Where markers and arrows stand.
std::vector<double> standing(const Chart& chart)
{
    std::vector<double> places;
    for (const Marker& marker : chart.markers) {
        if (laneOf(chart, marker)) {
            places.push_back(marker.at.x);
        }
    }
    for (const LaneArrow& arrow : chart.arrows) {
        if (joinsLanes(chart, arrow)) {
            places.push_back(arrow.at);
        }
    }
    return places;
}

} // namespace

std::vector<QString> laneTexts(const Chart& chart, double x)
{
    std::vector<QString> texts;
    for (std::size_t lane = 0; lane < chart.lanes.size(); ++lane) {
        const QStringList words = wordsInLane(chart, lane, x);
        if (!words.isEmpty()) {
            texts.push_back(qtText(chart.lanes[lane]) + u": "_s + words.join(u", "_s));
        }
    }
    return texts;
}

std::vector<double> laneStops(const Chart& chart)
{
    std::vector<double> stops = standing(chart);
    for (const LaneBar& bar : chart.bars) {
        if (laneOf(chart, bar)) {
            stops.insert(stops.end(), {bar.from, bar.to});
        }
    }
    std::erase_if(stops, [](double stop) { return !std::isfinite(stop); });
    return stops;
}

std::optional<double> nearestInLanes(const Chart& chart, double x)
{
    std::vector<double> places = standing(chart);
    std::erase_if(places, [&](double place) { return !isNear(chart, place, x); });
    const auto nearest = std::ranges::min_element(
        places, {}, [&](double place) { return distance(chart, place, x); });
    return nearest == places.end() ? std::nullopt : std::optional(*nearest);
}

} // namespace stormglass::ui
