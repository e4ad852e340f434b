// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/charts.h"
#include "model/amplification/headroom.h"
#include "model/core/number_text.h"
#include "model/core/range.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace stormglass::amplification {

namespace {

constexpr std::size_t curvePoints = 241;
constexpr std::size_t stripPoints = 33;

/// The slider's values, close together between the edges and on both sides of each, so that
/// branches end where they do however narrow the strip between them is.
std::vector<double> sampled(const InputAxis& over, const Edges& edges)
{
    constexpr double everywhere = std::numeric_limits<double>::infinity();
    const Range& range = over.parameter.slider;
    std::vector<double> values = valuesAlong(range, over.parameter.scale, curvePoints);
    for (const auto& edge : {edges.tips, edges.returns}) {
        if (edge) {
            values.insert(values.end(), {std::nextafter(*edge, -everywhere), *edge,
                                         std::nextafter(*edge, everywhere)});
        }
    }
    if (edges.tips && edges.returns && *edges.tips != *edges.returns) {
        const auto [low, high] = std::minmax(*edges.tips, *edges.returns);
        std::ranges::copy(valuesAlong({low, high}, Scale::Linear, stripPoints),
                          std::back_inserter(values));
    }
    std::erase_if(values, [&range](double value) { return !range.contains(value); });
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

struct Branches {
    Series calm{.name = "Calm"};
    Series collapsed{.name = "Collapsed"};
    Series tipping{.name = "Tipping point", .style = LineStyle::Guide};
};

Branches branchesOver(const LoopPicture& picture, const InputAxis& over,
                      const std::vector<double>& values)
{
    Branches branches;
    for (const double value : values) {
        const Equilibria exact =
            equilibria(withValue(picture.load, over.input, value), picture.feedback);
        if (exact.regime != Regime::Storm) {
            branches.calm.points.push_back({value, exact.settlesAt});
        }
        if (exact.regime != Regime::Calm) {
            branches.collapsed.points.push_back({value, exact.collapsesTo});
        }
        if (exact.tippingMissRate) {
            branches.tipping.points.push_back({value, *exact.tippingMissRate});
        }
    }
    return branches;
}

/// To the calm side of where the edge is.
std::string edgeText(const InputAxis& over, double edge)
{
    return significantText(towardsCalm(over.input, edge * over.parameter.unit.displayFactor, 4), 4);
}

std::string summary(const LoopPicture& picture, const InputAxis& over, const Edges& edges)
{
    const Unit& unit = over.parameter.unit;
    const double now = valueOf(picture.load, over.input);
    std::string text = "At " + quantityText(now, unit) + " the loop is " +
                       std::string(word(picture.exact.verdict)) + " at " +
                       percentText(picture.exact.settlesAt, 3) + ".";
    if (edges.tips) {
        text +=
            " Calm ends at " + edgeText(over, *edges.tips) + ' ' + std::string(unit.symbol) + ".";
    }
    if (edges.returns) {
        text += " A storm ends at " + edgeText(over, *edges.returns) + ' ' +
                std::string(unit.symbol) + ".";
    }
    return text;
}

/// Where the user stands on the slider; beyond it, at its end.
std::vector<Marker> markers(const Equilibria& exact, double now)
{
    std::vector<Marker> all{
        {{now, exact.settlesAt},
         std::string(word(exact.verdict)) + " at " + percentText(exact.settlesAt, 3),
         Side::Left,
         toneOf(exact.verdict, exact.settlesAt)}};
    if (exact.tippingMissRate) {
        all.push_back({{now, *exact.tippingMissRate},
                       "tips at " + percentText(*exact.tippingMissRate, 3),
                       Side::Left,
                       Tone::Neutral,
                       MarkerFill::Hollow});
    }
    return all;
}

std::vector<VerticalLine> verticals(const InputAxis& over, const Edges& edges, double now)
{
    const ParameterInfo& parameter = over.parameter;
    const Range& range = parameter.slider;
    const std::string here = "now " + displayText(now, parameter.unit);
    std::vector<VerticalLine> all{
        {range.clamped(now), range.contains(now) ? here : here + ", beyond", Tone::Neutral}};
    if (edges.returns && range.contains(*edges.returns)) {
        all.push_back(
            {*edges.returns, "comes back " + edgeText(over, *edges.returns), Tone::Precarious});
    }
    if (edges.tips && range.contains(*edges.tips)) {
        all.push_back({*edges.tips, "tips " + edgeText(over, *edges.tips), Tone::Failing});
    }
    return all;
}

} // namespace

Chart settlingCurveChart(const LoopPicture& picture, const InputAxis& over)
{
    const ParameterInfo& parameter = over.parameter;
    const Edges edges = edgeValues(picture.load, over.input, picture.feedback);
    const double now = valueOf(picture.load, over.input);
    Branches branches = branchesOver(picture, over, sampled(over, edges));
    return {
        .id = std::string(Amplification::settlingCurve),
        .title = "Where it settles",
        .subtitle = "settled miss rate against one slider, from calm and from collapse",
        .summary = summary(picture, over, edges),
        .x = {std::string(parameter.label), parameter.unit, parameter.slider.minimum,
              parameter.slider.maximum, parameter.wholeNumber, parameter.scale},
        .left = {"Settled miss rate", units::percent, 0.0, 1.0},
        .series = {std::move(branches.calm), std::move(branches.collapsed),
                   std::move(branches.tipping)},
        .markers = markers(picture.exact, parameter.slider.clamped(now)),
        .verticals = verticals(over, edges, now),
    };
}

} // namespace stormglass::amplification
