// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/charts.h"
#include "model/amplification/headroom.h"
#include "model/core/number_text.h"
#include "model/core/range.h"

#include <algorithm>

namespace stormglass::amplification {

namespace {

constexpr std::size_t curvePoints = 241;

/// The slider's values, with the edges themselves among them so that branches end where they do.
std::vector<double> sampled(const InputAxis& over, const Edges& edges)
{
    const Range& range = over.parameter.slider;
    std::vector<double> values = valuesAlong(range, over.parameter.scale, curvePoints);
    for (const auto& edge : {edges.tips, edges.returns}) {
        if (edge && range.contains(*edge)) {
            values.push_back(*edge);
        }
    }
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

std::string summary(const LoopPicture& picture, const InputAxis& over, const Edges& edges)
{
    const Unit& unit = over.parameter.unit;
    const double now = valueOf(picture.load, over.input);
    std::string text = "At " + quantityText(now, unit) + " the loop is " +
                       std::string(word(picture.exact.verdict)) + " at " +
                       percentText(picture.exact.settlesAt, 3) + ".";
    if (edges.tips) {
        text += " Calm ends at " + quantityText(*edges.tips, unit) + ".";
    }
    if (edges.returns) {
        text += " A storm ends at " + quantityText(*edges.returns, unit) + ".";
    }
    return text;
}

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

} // namespace

Chart settlingCurveChart(const LoopPicture& picture, const InputAxis& over)
{
    const ParameterInfo& parameter = over.parameter;
    const Edges edges = edgeValues(picture.load, over.input, picture.feedback);
    const double now = valueOf(picture.load, over.input);
    Branches branches = branchesOver(picture, over, sampled(over, edges));
    return {
        .id = "settling-curve",
        .title = "Where it settles",
        .subtitle = "settled miss rate against one slider, from calm and from collapse",
        .summary = summary(picture, over, edges),
        .x = {std::string(parameter.label), parameter.unit, parameter.slider.minimum,
              parameter.slider.maximum, parameter.wholeNumber, parameter.scale},
        .left = {"Settled miss rate", units::percent, 0.0, 1.0},
        .series = {std::move(branches.calm), std::move(branches.collapsed),
                   std::move(branches.tipping)},
        .markers = markers(picture.exact, now),
        .verticals = {{now, "now " + displayText(now, parameter.unit), Tone::Neutral}},
    };
}

} // namespace stormglass::amplification
