// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/chart.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

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

bool hasPoints(const Chart& chart)
{
    return std::ranges::any_of(chart.series,
                               [](const Series& series) { return !series.points.empty(); });
}

bool sharesX(const Chart& one, const Chart& other)
{
    return one.x.title == other.x.title && one.x.unit == other.x.unit;
}

Table tableOf(const Chart& chart)
{
    Table table{.id = chart.id, .title = chart.title, .columns = {}, .rows = {}};
    addColumn(table, chart.x.title, chart.x.unit);
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
