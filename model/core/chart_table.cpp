// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/chart.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

namespace stormglass {

namespace {

bool isWordLetter(char letter)
{
    const bool ascii = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    return ascii || static_cast<unsigned char>(letter) >= 0x80U;
}

/// "Deliveries per event" → "deliveries_per_event".
std::string fileKey(std::string_view name)
{
    std::string key;
    for (const char given : name) {
        const char letter =
            given >= 'A' && given <= 'Z' ? static_cast<char>(given - 'A' + 'a') : given;
        if (isWordLetter(letter)) {
            key += letter;
        } else if (!key.empty() && key.back() != '_') {
            key += '_';
        }
    }
    if (!key.empty() && key.back() == '_') {
        key.pop_back();
    }
    return key.empty() ? "value" : key;
}

/// Readers of files tell columns apart by their keys.
std::string uniqueKey(const std::string& key, const std::vector<Column>& columns)
{
    const auto isTaken = [&columns](const std::string& candidate) {
        return std::ranges::any_of(columns,
                                   [&](const Column& column) { return column.key == candidate; });
    };
    std::string candidate = key;
    for (int next = 2; isTaken(candidate); ++next) {
        candidate = key + "_" + std::to_string(next);
    }
    return candidate;
}

void addColumn(Table& table, const std::string& title, const Unit& unit)
{
    table.columns.push_back({uniqueKey(fileKey(title), table.columns), title, unit});
}

/// Every `stride`-th of so many columns or rows, set in evenly at both ends.
std::vector<std::size_t> taken(std::size_t count, std::size_t stride)
{
    std::vector<std::size_t> places;
    for (std::size_t place = (count - 1) % stride / 2; place < count; place += stride) {
        places.push_back(place);
    }
    return places;
}

// A row says its whole finding, which is what a screen reader reads out; in a grid of words with
// two heads the listener would have to remember where the cell stands.
void addCells(Table& table, const Chart& chart, std::size_t mostCells)
{
    const ChartMap& map = *chart.map;
    addColumn(table, chart.left.title, chart.left.unit);
    addColumn(table, "Finding", units::none);
    std::size_t stride = 1;
    while (taken(map.columns, stride).size() * taken(map.rows, stride).size() > mostCells &&
           stride < std::max(map.columns, map.rows)) {
        ++stride;
    }
    const auto middle = [](std::size_t place, std::size_t count, const Axis& axis) {
        return valueAt((static_cast<double>(place) + 0.5) / static_cast<double>(count), axis);
    };
    for (const std::size_t column : taken(map.columns, stride)) {
        for (const std::size_t row : taken(map.rows, stride)) {
            const MapClass& found = map.classes[map.cells[row * map.columns + column]];
            table.rows.push_back({middle(column, map.columns, chart.x),
                                  middle(row, map.rows, chart.left), found.word});
        }
    }
}

/// What lies in a lane, as a row says it.
struct LaneRow {
    std::size_t lane = 0;
    double from = 0.0;
    double to = 0.0;
    std::string words;
};

std::vector<LaneRow> laneRows(const Chart& chart)
{
    std::vector<LaneRow> rows;
    for (const LaneBar& bar : chart.bars) {
        if (const auto lane = laneOf(chart, bar)) {
            rows.push_back({*lane, bar.from, bar.to, bar.words});
        }
    }
    for (const Marker& marker : chart.markers) {
        if (const auto lane = laneOf(chart, marker)) {
            rows.push_back({*lane, marker.at.x, marker.at.x, marker.words});
        }
    }
    std::ranges::stable_sort(rows, {},
                             [](const LaneRow& row) { return std::pair(row.lane, row.from); });
    return rows;
}

void addLanes(Table& table, const Chart& chart)
{
    addColumn(table, "Lane", units::none);
    addColumn(table, "From", chart.x.unit);
    addColumn(table, "To", chart.x.unit);
    addColumn(table, "Words", units::none);
    const auto number = [](double value) {
        return std::isfinite(value) ? Cell(value) : Cell();
    };
    for (const LaneRow& row : laneRows(chart)) {
        table.rows.push_back({chart.lanes[row.lane], number(row.from), number(row.to), row.words});
    }
}

/// Reads the points of all curves in order of x, each once.
class Merge {
public:
    explicit Merge(const std::vector<Series>& series)
        : m_series(series)
        , m_next(series.size(), 0)
    {
    }

    /// The least x not yet read; infinite when everything is.
    [[nodiscard]] double nextX()
    {
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t index = 0; index < m_series.size(); ++index) {
            const auto& points = m_series[index].points;
            std::size_t& next = m_next[index];
            while (next < points.size() && !std::isfinite(points[next].x)) {
                ++next;
            }
            if (next < points.size()) {
                least = std::min(least, points[next].x);
            }
        }
        return least;
    }

    /// The curve's y at that x, which is then read.
    [[nodiscard]] Cell take(std::size_t index, double x)
    {
        const auto& points = m_series[index].points;
        std::size_t& next = m_next[index];
        if (next == points.size() || points[next].x != x) {
            return {};
        }
        const double y = points[next++].y;
        return std::isfinite(y) ? Cell(y) : Cell();
    }

private:
    const std::vector<Series>& m_series;
    std::vector<std::size_t> m_next;
};

} // namespace

Table tableOf(const Chart& chart, std::size_t mostCells)
{
    Table table{.id = chart.id, .title = chart.title, .columns = {}, .rows = {}};
    if (!chart.lanes.empty()) {
        addLanes(table, chart);
        return table;
    }
    addColumn(table, chart.x.title, chart.x.unit);
    if (chart.map && isWhole(*chart.map)) {
        addCells(table, chart, mostCells);
        return table;
    }
    for (const Series& series : chart.series) {
        addColumn(table, series.name, chart.axis(series.side).unit);
    }
    Merge merge(chart.series);
    for (double x = merge.nextX(); std::isfinite(x); x = merge.nextX()) {
        std::vector<Cell> row{x};
        for (std::size_t index = 0; index < chart.series.size(); ++index) {
            row.push_back(merge.take(index, x));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace stormglass
