// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/charts.h"
#include "model/amplification/verdict_map.h"
#include "model/core/number_text.h"
#include "model/core/range.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace stormglass::amplification {

namespace {

constexpr std::size_t columns = 160;
constexpr std::size_t rows = 120;

/// The verdicts, and after them those of a base that is failure by itself, which no one should take
/// for calm: first of 50 % and more, then of 95 %.
constexpr std::array verdicts{ExactVerdict::Stable, ExactVerdict::Bistable, ExactVerdict::Elevated,
                              ExactVerdict::Collapsed, ExactVerdict::Disabling};
constexpr std::array atTheBase{ExactVerdict::Stable, ExactVerdict::Bistable};
constexpr std::array failingBases{collapseThreshold, disableThreshold};

std::vector<MapClass> classes()
{
    std::vector<MapClass> all;
    for (const ExactVerdict verdict : verdicts) {
        // Any miss rate of its rung will do.
        const double rung = verdict == ExactVerdict::Disabling   ? disableThreshold
                            : verdict == ExactVerdict::Collapsed ? collapseThreshold
                            : verdict == ExactVerdict::Elevated  ? collapseThreshold / 2.0
                                                                 : 0.0;
        all.push_back({std::string(word(verdict)), toneOf(verdict, rung)});
    }
    for (const double base : failingBases) {
        for (const ExactVerdict verdict : atTheBase) {
            all.push_back({std::string(word(verdict)) +
                               (base < disableThreshold ? ", but failing" : ", but over 95 %"),
                           toneOf(verdict, base)});
        }
    }
    return all;
}

std::uint8_t classOf(ExactVerdict verdict, double base)
{
    const auto place = static_cast<std::size_t>(verdict);
    if (place >= atTheBase.size() || base < collapseThreshold) {
        return static_cast<std::uint8_t>(place);
    }
    const std::size_t kind = base < disableThreshold ? 0 : 1;
    return static_cast<std::uint8_t>(verdicts.size() + kind * atTheBase.size() + place);
}

std::vector<std::uint8_t> cellClasses(const std::vector<ExactVerdict>& found,
                                      const LoopPicture& picture, const MapAxis& x,
                                      const MapAxis& y)
{
    std::vector<std::uint8_t> cells(found.size());
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const double base = x.input == LoadInput::MissRate   ? x.values[cell % columns]
                            : y.input == LoadInput::MissRate ? y.values[cell / columns]
                                                             : picture.load.missRate;
        cells[cell] = classOf(found[cell], std::min(base, missRateCap));
    }
    return cells;
}

Axis axisOf(const ParameterInfo& parameter)
{
    return {std::string(parameter.label), parameter.unit,        parameter.slider.minimum,
            parameter.slider.maximum,     parameter.wholeNumber, parameter.scale};
}

std::string summary(const LoopPicture& picture, const InputAxis& x, const InputAxis& y,
                    const ChartMap& map)
{
    std::string shares;
    for (const std::size_t kind : occurringClasses(map)) {
        const auto count = std::ranges::count(map.cells, static_cast<std::uint8_t>(kind));
        const double share = static_cast<double>(count) / static_cast<double>(map.cells.size());
        shares +=
            (shares.empty() ? "" : ", ") + percentText(share, 2) + ' ' + map.classes[kind].word;
    }
    return "At " + quantityText(valueOf(picture.load, x.input), x.parameter.unit) + " and " +
           quantityText(valueOf(picture.load, y.input), y.parameter.unit) + " the loop is " +
           std::string(word(picture.exact.verdict)) + ". Over both sliders: " + shares + ".";
}

} // namespace

Chart verdictMapChart(const LoopPicture& picture, const InputAxis& x, const InputAxis& y)
{
    const std::vector<double> across =
        cellCentresAlong(x.parameter.slider, x.parameter.scale, columns);
    const std::vector<double> up = cellCentresAlong(y.parameter.slider, y.parameter.scale, rows);
    const MapAxis xAxis{x.input, across};
    const MapAxis yAxis{y.input, up};
    std::vector<ExactVerdict> found(columns * rows);
    std::ignore = verdictMap(picture.load, xAxis, yAxis, found, picture.feedback);
    ChartMap map{columns, rows, classes(), cellClasses(found, picture, xAxis, yAxis)};
    Chart chart{
        .id = std::string(Amplification::verdictMap),
        .title = "Map",
        .subtitle = "verdict over two sliders; drag the point",
        .summary = summary(picture, x, y, map),
        .x = axisOf(x.parameter),
        .left = axisOf(y.parameter),
    };
    chart.map = std::move(map);
    const Point now{valueOf(picture.load, x.input), valueOf(picture.load, y.input)};
    const bool isOnMap = x.parameter.slider.contains(now.x) && y.parameter.slider.contains(now.y);
    chart.handle = Handle{{now.x, now.y}, x.row, y.row, isOnMap ? "now" : "now, beyond the map"};
    return chart;
}

} // namespace stormglass::amplification
