// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "model/core/random.h"
#include "model/core/range.h"
#include "model/instruments.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace stormglass;
using namespace stormglass::amplification;
using Inputs = Amplification::Inputs;

namespace {

/// A value that the parameter's row can be set to by hand.
Value onThePanel(const ParameterInfo& parameter, Random& random)
{
    switch (parameter.kind) {
    case Kind::OptionalNumber:
        if (random.uniform(0.0, 1.0) < 0.5) {
            return Off{};
        }
        [[fallthrough]];
    case Kind::Number: {
        const double share = random.uniform(0.0, 1.0);
        const double number = share < 0.02   ? parameter.slider.minimum
                              : share > 0.98 ? parameter.slider.maximum
                                             : valueAlong(parameter.slider, parameter.scale, share);
        return parameter.wholeNumber ? std::floor(number) : number;
    }
    case Kind::Choice:
    case Kind::Switch: {
        const auto count = static_cast<double>(parameter.choices.size());
        return std::string(
            parameter.choices[static_cast<std::size_t>(random.uniform(0.0, count))].key);
    }
    case Kind::Rows:
        break;
    }
    static const std::array<std::vector<std::string>, 4> profiles{
        {{}, {"chat.update=1"}, {"chat.update=2", "mine=0.5@3"}, {"a=0", "a=0@1"}}};
    return profiles.at(static_cast<std::size_t>(random.uniform(0.0, 4.0)));
}

bool hasNumbersOnly(const std::string& text)
{
    return !text.empty() && text.find("nan") == std::string::npos &&
           text.find("inf") == std::string::npos;
}

bool isWhole(const Finding& finding)
{
    std::vector<std::string> texts{finding.word, finding.sentence, finding.detail};
    for (const auto* figures : {&finding.figures, &finding.margins, &finding.limits}) {
        for (const Figure& figure : *figures) {
            texts.insert(texts.end(), {figure.number, figure.caption, figure.meaning});
        }
    }
    return std::ranges::all_of(texts, hasNumbersOnly) &&
           std::ranges::all_of(finding.edges,
                               [](const EdgeMark& edge) { return std::isfinite(edge.value); });
}

bool isOn(const Axis& axis, double value) { return value >= axis.minimum && value <= axis.maximum; }

bool isWhole(const Chart& chart)
{
    bool whole = hasNumbersOnly(chart.summary) && (!chart.map || isWhole(*chart.map));
    for (const Series& series : chart.series) {
        for (const Point& point : series.points) {
            whole = whole && isOn(chart.x, point.x) && isOn(chart.axis(series.side), point.y);
        }
    }
    for (const Marker& marker : chart.markers) {
        whole = whole && isOn(chart.x, marker.at.x) && isOn(chart.axis(marker.side), marker.at.y) &&
                hasNumbersOnly(marker.words);
    }
    return whole;
}

/// The regime is what the points say, and the verdict what the regime and the first point do.
bool isBorneOut(const Equilibria& exact)
{
    const auto points = exact.points();
    const auto stable = std::ranges::count(points, Stability::Stable, &FixedPoint::stability);
    const bool isBistable = exact.regime == Regime::Bistable;
    return !points.empty() && exact.settlesAt == points.front().missRate &&
           exact.collapsesTo == points.back().missRate &&
           exact.tippingMissRate.has_value() == isBistable && (isBistable || points.size() == 1) &&
           stable >= 1 && (exact.verdict == ExactVerdict::Bistable) == isBistable;
}

} // namespace

class AmplificationPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever the panel says, every face is whole: finite numbers inside their axes, words
    /// everywhere, and a verdict that the points bear out.
    void everyFaceIsWholeOverThePanel()
    {
        const InstrumentEntry* amplify = findInstrument(Amplification::id);
        Random random(5);
        std::set<std::string> words;
        for (int i = 0; i < 2000; ++i) {
            Values values = amplify->initial;
            for (std::size_t row = 0; row < values.size(); ++row) {
                values[row] = onThePanel(amplify->parameters[row], random);
            }
            const Presentation shown = amplify->present(values, {}, {});
            words.insert(shown.finding.word);
            QVERIFY(isWhole(shown.finding));
            for (const Chart& chart : shown.charts) {
                QVERIFY2(isWhole(chart), chart.id.c_str());
            }
            const Inputs inputs = inputsFrom(Amplification::parameters(), values);
            QVERIFY(isBorneOut(Amplification::evaluate(inputs).exact));
        }
        QCOMPARE(words.size(), std::size_t{5});
    }
};

QTEST_GUILESS_MAIN(AmplificationPanel)
#include "tst_amplification_panel.moc"
