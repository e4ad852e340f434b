// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/random.h"
#include "model/core/range.h"
#include "tests/model/evaluated.h"

#include <QTest>

#include <cmath>

using namespace stormglass;
using namespace stormglass::amplification;
using stormglass::tests::Evaluated;
using Inputs = Amplification::Inputs;

namespace {

const Series& curve(const Chart& chart, std::string_view name)
{
    return *std::ranges::find(chart.series, name, &Series::name);
}

/// The hidden cliff of the spec.
Inputs hiddenCliff() { return {.eventsPerMinute = 35.0, .callsPerEvent = 1.0, .missRate = 0.3}; }

/// In the slow passage beside the fold, where the walk stops early.
Inputs besideTheFold() { return {.eventsPerMinute = 47.51, .callsPerEvent = 1.0}; }

Inputs withMethods() { return {.methods = {{"chat.update", 2.0}, {"users.info", 1.0}}}; }

} // namespace

class AmplificationCharts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// At one call and a base of 5 % calm ends at 47.50 and the collapsed branch begins at 47.04.
    void theSettlingCurveHasBothEndsOfTheStrip()
    {
        for (const double events : {40.0, 47.2, 60.0}) {
            const Chart chart = Evaluated({.eventsPerMinute = events, .callsPerEvent = 1.0})
                                    .chart("settling-curve");
            const Series& calm = curve(chart, "Calm");
            const Series& collapsed = curve(chart, "Collapsed");
            const Series& tipping = curve(chart, "Tipping point");
            QVERIFY(std::abs(calm.points.back().x - 47.500297) < 1e-6);
            QVERIFY(std::abs(collapsed.points.front().x - 47.042285) < 1e-6);
            QVERIFY(std::abs(tipping.points.front().x - collapsed.points.front().x) < 1e-9);
            QVERIFY(std::abs(tipping.points.back().x - calm.points.back().x) < 1e-9);
            // Both branches meet in the fold, and the tipping one comes down to the base.
            QVERIFY(std::abs(tipping.points.front().y - collapsed.points.front().y) < 1e-4);
            QVERIFY(std::abs(tipping.points.back().y - 0.05) < 1e-4);
            QVERIFY(tipping.points.size() > 20);
            QCOMPARE(chart.verticals.size(), std::size_t{3});
            QCOMPARE(chart.verticals[1].words, std::string("comes back 47.04"));
            QCOMPARE(chart.verticals[2].words, std::string("tips 47.5"));
        }
    }

    void whatIsBeyondTheSliderIsMarkedAtItsEnd()
    {
        const Chart chart = Evaluated({.eventsPerMinute = 5000.0}).chart("settling-curve");
        QCOMPARE(chart.verticals[0].at, 1000.0);
        QCOMPARE(chart.verticals[0].words, std::string("now 5000, beyond"));
        QCOMPARE(chart.markers[0].at.x, 1000.0);
        const Chart map = Evaluated({.eventsPerMinute = 5000.0}).chart("verdict-map");
        QCOMPARE(map.handle->words, std::string("now, beyond the map"));
    }

    void theCliffShowsWhereTheLoopReallyEnds()
    {
        const Chart fold = Evaluated(besideTheFold()).chart("delivery-cliff");
        QCOMPARE(fold.markers.back().words, std::string("settles at 42 %"));
        QVERIFY(fold.markers.back().tone == Tone::Caution);
        const Chart first = Evaluated({.acknowledge = Acknowledge::First}).chart("delivery-cliff");
        QCOMPARE(first.markers.front().words, std::string("stays at 5 %"));
        QVERIFY(first.markers.front().tone == Tone::Calm);
    }

    void aRetryBudgetBoundsEveryDelivery()
    {
        const Evaluated bounded({.missRate = 0.4, .retryBudget = 0.2});
        const Chart cliff = bounded.chart("delivery-cliff");
        for (const Point& point : cliff.series[0].points) {
            QVERIFY(point.y <= 1.2);
        }
        QCOMPARE(bounded.finding().figures[1].number, std::string("1.20"));
        QCOMPARE(bounded.result.today.deliveriesPerEvent, 1.2);
        QCOMPARE(bounded.result.demand.deliveriesPerEvent, 1.624); // the note knows no budget
    }

    void theCobwebIsOfTheBase()
    {
        const Chart fold = Evaluated(besideTheFold()).chart("cobweb");
        QCOMPARE(fold.markers.size(), std::size_t{1});
        QVERIFY(fold.markers[0].tone == Tone::Caution);
        const Chart cliff = Evaluated(hiddenCliff()).chart("cobweb");
        QCOMPARE(cliff.markers.size(), std::size_t{3});
        QVERIFY(cliff.markers[0].fill == MarkerFill::Filled);
        QVERIFY(cliff.markers[1].fill == MarkerFill::Hollow);
        QCOMPARE(cliff.markers[1].words, std::string("tips at 32.55 %"));
        QVERIFY(cliff.markers[2].tone == Tone::Failing);
    }

    /// The stairs go from the diagonal to the curve and back, whatever bounds the feedback.
    void theStairsStayOnTheCurve()
    {
        for (const Inputs& inputs :
             {Inputs{}, Inputs{.retryBudget = 0.2}, Inputs{.acknowledge = Acknowledge::First}}) {
            const Series stairs = Evaluated(inputs).chart("cobweb").series[1];
            for (std::size_t step = 1; step < stairs.points.size(); step += 3) {
                const Point& onCurve = stairs.points[step];
                const double next =
                    nextMissRate(inputs.bindingLoad(), onCurve.x, inputs.feedback());
                QVERIFY2(std::abs(onCurve.y - next) < 2e-4, qPrintable(QString::number(onCurve.x)));
            }
        }
    }

    /// One finding, one word, one colour: what a cell says is what the card says there.
    void everyCellIsTheCardsFinding()
    {
        Random random(7);
        const std::array axes{LoadInput::Events, LoadInput::Calls, LoadInput::MissRate,
                              LoadInput::Tier};
        for (int round = 0; round < 60; ++round) {
            const LoadInput across = axes.at(static_cast<std::size_t>(random.uniform(0.0, 4.0)));
            const LoadInput up = axes.at(static_cast<std::size_t>(random.uniform(0.0, 4.0)));
            if (across == up) {
                continue;
            }
            const Inputs inputs{.eventsPerMinute = std::pow(10.0, random.uniform(-1.0, 3.0)),
                                .callsPerEvent = random.uniform(0.0, 10.0),
                                .missRate = random.uniform(0.0, 1.0),
                                .tierPerMinute = random.uniform(1.0, 200.0),
                                .mapAcross = across,
                                .mapUp = up};
            const Chart chart = Evaluated(inputs).chart("verdict-map");
            const ChartMap& map = *chart.map;
            for (int probe = 0; probe < 40; ++probe) {
                const auto column =
                    static_cast<std::size_t>(random.uniform(0.0, static_cast<double>(map.columns)));
                const auto row =
                    static_cast<std::size_t>(random.uniform(0.0, static_cast<double>(map.rows)));
                Inputs there = inputs;
                Amplification::parameters()[chart.handle->xRow].write(
                    there,
                    cellCentresAlong(chart.x.range(), chart.x.scale, map.columns).at(column));
                Amplification::parameters()[chart.handle->yRow].write(
                    there,
                    cellCentresAlong(chart.left.range(), chart.left.scale, map.rows).at(row));
                const Finding finding = Evaluated(there).finding();
                const MapClass& kind = map.classes.at(map.cells.at(row * map.columns + column));
                QVERIFY2(kind.tone == finding.tone && kind.word.starts_with(finding.word),
                         qPrintable(QString::fromStdString(kind.word + " / " + finding.word)));
            }
        }
    }

    void withAProfileTheMapIsOfWhatStillMoves()
    {
        const Evaluated profile(withMethods());
        const Chart map = profile.chart("verdict-map");
        QCOMPARE(map.x.title, std::string("Events"));
        QCOMPARE(map.left.unit.symbol, std::string_view("%"));
        QVERIFY(map.subtitle.ends_with("miss rate in place of calls, which the profile sets"));
        Inputs overCalls = withMethods();
        overCalls.curveOver = LoadInput::Calls;
        QVERIFY(Evaluated(overCalls)
                    .chart("settling-curve")
                    .subtitle.ends_with("events in place of calls, which the profile sets"));
    }

    void equalAxesAreTold()
    {
        const Chart map = Evaluated({.mapAcross = LoadInput::Calls, .mapUp = LoadInput::Calls})
                              .chart("verdict-map");
        QVERIFY(map.subtitle.ends_with("; events in place of calls"));
    }
};

QTEST_GUILESS_MAIN(AmplificationCharts)
#include "tst_amplification_charts.moc"
