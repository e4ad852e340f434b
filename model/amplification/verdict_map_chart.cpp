// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/charts.h"
#include "model/amplification/verdict_map.h"
#include "model/core/number_text.h"
#include "model/core/range.h"

#include <array>
#include <tuple>

namespace stormglass::amplification {

namespace {

constexpr std::size_t columns = 160;
constexpr std::size_t rows = 120;

/// Place of the class for what is stable at a miss rate that is failure by itself.
constexpr std::uint8_t stableButFailing = 5;

std::vector<MapClass> classes()
{
    return {{"stable", Tone::Calm},           {"bistable", Tone::Precarious},
            {"elevated", Tone::Caution},      {"collapsed", Tone::Failing},
            {"disabling", Tone::SwitchedOff}, {"stable, but failing", Tone::Failing}};
}

std::vector<std::uint8_t> cellClasses(const std::vector<ExactVerdict>& verdicts,
                                      const LoopPicture& picture, const MapAxis& x,
                                      const MapAxis& y)
{
    std::vector<std::uint8_t> cells(verdicts.size());
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const double base = x.input == LoadInput::MissRate   ? x.values[cell % columns]
                            : y.input == LoadInput::MissRate ? y.values[cell / columns]
                                                             : picture.load.missRate;
        const bool failing = verdicts[cell] == ExactVerdict::Stable && base >= collapseThreshold;
        cells[cell] = failing ? stableButFailing : static_cast<std::uint8_t>(verdicts[cell]);
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
    std::array<std::size_t, 6> counts{};
    for (const std::uint8_t cell : map.cells) {
        ++counts.at(cell);
    }
    std::string shares;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts.at(kind) > 0) {
            const double share =
                static_cast<double>(counts.at(kind)) / static_cast<double>(map.cells.size());
            shares += (shares.empty() ? "" : ", ") + significantText(share * 100.0, 2) + " % " +
                      map.classes[kind].word;
        }
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
    std::vector<ExactVerdict> verdicts(columns * rows);
    std::ignore = verdictMap(picture.load, xAxis, yAxis, verdicts, picture.feedback);
    ChartMap map{columns, rows, classes(), cellClasses(verdicts, picture, xAxis, yAxis)};
    Chart chart{
        .id = "verdict-map",
        .title = "Map",
        .subtitle = "verdict over two sliders; drag the point",
        .summary = summary(picture, x, y, map),
        .x = axisOf(x.parameter),
        .left = axisOf(y.parameter),
    };
    chart.map = std::move(map);
    chart.handle = Handle{
        {valueOf(picture.load, x.input), valueOf(picture.load, y.input)}, x.row, y.row, "now"};
    return chart;
}

} // namespace stormglass::amplification
