// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/equilibria.h"

#include <QTest>

#include <cmath>

using namespace stormglass;
using namespace stormglass::amplification;

namespace {

constexpr double tenDigits = 0.51e-10;

bool within(double value, double expected, double bound)
{
    const bool good = std::abs(value - expected) <= bound;
    if (!good) {
        qWarning("%.17g instead of %.17g", value, expected);
    }
    return good;
}

Load atOneCall(double events, double base, int retries = slackRetries)
{
    return {.eventsPerMinute = events,
            .callsPerEvent = 1.0,
            .missRate = base,
            .tierPerMinute = 50.0,
            .maxRetries = retries};
}

/// The load at which B/(E·C) is u.
Load atRatio(double u, double base, int retries = slackRetries)
{
    return atOneCall(50.0 / u, base, retries);
}

Load withEvents(Load load, double events)
{
    load.eventsPerMinute = events;
    return load;
}

Feedback budgetOf(double retries) { return {.retryBudget = retries}; }

} // namespace

class EquilibriaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Without a base, 1 − p^(R+1) = u on the throttled branch: p = (1 − u)^(1/(R+1)).
    void withoutABaseTheRootIsAPower_data()
    {
        QTest::addColumn<double>("u");
        QTest::addColumn<double>("expected");
        QTest::newRow(".999") << .999 << .1778279410;
        QTest::newRow(".99") << .99 << .3162277660;
        QTest::newRow(".95") << .95 << .4728708045;
        QTest::newRow(".9") << .9 << .5623413252;
        QTest::newRow(".75") << .75 << .7071067812;
        QTest::newRow(".5") << .5 << .8408964153;
    }

    void withoutABaseTheRootIsAPower()
    {
        QFETCH(double, u);
        QFETCH(double, expected);
        QVERIFY(within(settlesAt(atRatio(u, 0.0)), expected, tenDigits));
        for (int retries = 0; retries <= 10; ++retries) {
            const double power = std::pow(1.0 - u, 1.0 / (retries + 1));
            const Equilibria all = equilibria(atRatio(u, 0.0, retries));
            QVERIFY(within(all.settlesAt, std::min(power, missRateCap), 1e-12));
            QCOMPARE(all.points().size(), 1U);
            QCOMPARE(all.regime, Regime::Storm);
        }
    }

    /// Events lost per event are p⁴ = 1 − u, so accepted calls are the budget.
    void seventeenEventsWithThreeCalls()
    {
        const double p = settlesAt({17.0, 3.0, 0.0, 50.0});
        QVERIFY(within(p, .3742031646, tenDigits));
        QVERIFY(within(expectedDeliveries(p), 1.566630, 0.51e-6));
        QVERIFY(within(std::pow(p, 4.0), .0196078431, tenDigits));
    }

    /// The fold solves b = 4p³/(1 + 2p + 3p²); there u = (1 + b − p)·D(p).
    void folds_data()
    {
        QTest::addColumn<double>("base");
        QTest::addColumn<double>("fold");
        QTest::addColumn<double>("u");
        QTest::newRow(".01") << .01 << .15072230 << 1.01125256;
        QTest::newRow(".05") << .05 << .28255158 << 1.06287354;
        QTest::newRow(".1") << .1 << .37987119 << 1.13707585;
        QTest::newRow(".2") << .2 << .52348493 << 1.31309909;
        QTest::newRow(".5") << .5 << .84552265 << 2.07135705;
    }

    void folds()
    {
        QFETCH(double, base);
        QFETCH(double, fold);
        QFETCH(double, u);
        const Equilibria calm = equilibria(atRatio(u * (1.0 + 1e-7), base));
        QCOMPARE(calm.regime, Regime::Calm);
        QVERIFY(within(1.0 / *calm.returnsAtLoad, u, 0.51e-8));
        const Equilibria above = equilibria(atRatio(u * (1.0 - 1e-7), base));
        QCOMPARE(above.regime, Regime::Bistable);
        QVERIFY(*above.tippingMissRate < fold && above.collapsesTo > fold);
        QVERIFY(within((*above.tippingMissRate + above.collapsesTo) / 2.0, fold, 1e-5));
        const double peak = static_cast<double>(RetryCurve(base, slackRetries, {}).peak());
        QVERIFY(within(peak, fold, 0.51e-8));
    }

    /// Calls a minute before retries as a share of the budget.
    void edges_data()
    {
        QTest::addColumn<double>("base");
        QTest::addColumn<double>("tips");
        QTest::addColumn<double>("returns");
        QTest::newRow("0") << 0.0 << 1.0 << 1.0;
        QTest::newRow(".05") << .05 << .9500 << .9408;
        QTest::newRow(".2") << .2 << .8013 << .7616;
        QTest::newRow(".3") << .3 << .7057 << .6554;
        QTest::newRow(".4") << .4 << .6158 << .5626;
    }

    void edges()
    {
        QFETCH(double, base);
        QFETCH(double, tips);
        QFETCH(double, returns);
        const Equilibria all = equilibria(atOneCall(40.0, base));
        QVERIFY(within(*all.tipsAtLoad, tips, 0.51e-4));
        QVERIFY(within(*all.returnsAtLoad, returns, 0.51e-4));
        QCOMPARE(all.load, 0.8);
    }

    /// The root by bisection in exact fractions.
    void theStormOfTheNote()
    {
        const Equilibria all = equilibria({40.0, 3.0, .05, 50.0});
        QVERIFY(within(all.settlesAt, 0.9351319424713515, 1e-16));
        QCOMPARE(all.regime, Regime::Storm);
        QCOMPARE(all.verdict, ExactVerdict::Collapsed);
        QCOMPARE(all.load, 2.4);
        QVERIFY(!all.tippingMissRate);
    }

    /// The twelve-round walk says stable here.
    void theSlowPassageEndsHigh()
    {
        const Load load = atOneCall(47.51, .05);
        QCOMPARE(converge(load).verdict, LoopVerdict::Stable);
        QVERIFY(within(settlesAt(load), .41999, 0.51e-5));
        QCOMPARE(exactVerdict(load), ExactVerdict::Elevated);
    }

    void theHiddenCliff()
    {
        const Equilibria all = equilibria(atOneCall(35.0, .30));
        QCOMPARE(all.regime, Regime::Bistable);
        QCOMPARE(all.verdict, ExactVerdict::Bistable);
        QCOMPARE(all.settlesAt, .30);
        QVERIFY(within(*all.tippingMissRate, .3255, 0.51e-4));
        QVERIFY(within(all.collapsesTo, .8553, 0.51e-4));
        QCOMPARE(all.points().size(), 3U);
        QCOMPARE(all.points()[1].stability, Stability::Unstable);
        QCOMPARE(all.points()[2].stability, Stability::Stable);
    }

    void fortyFiveEventsHaveTwoEnds()
    {
        const Equilibria all = equilibria(atOneCall(45.0, .1));
        QCOMPARE(all.settlesAt, .1);
        QVERIFY(within(all.collapsesTo, .5479817477, tenDigits));
    }

    /// "Twenty percent settling back near twenty" is no headroom here.
    void thirtyNineEventsAtTwentyPercent()
    {
        QCOMPARE(exactVerdict(atOneCall(39.0, .2)), ExactVerdict::Bistable);
        QCOMPARE(converge(atOneCall(39.0, .2)).verdict, LoopVerdict::Stable);
    }

    /// 1.1875 calls is the tipping edge of the note's storm; a collapsed loop stays at 1.18.
    void aCollapsedLoopStaysAtTheTippingEdge()
    {
        const Equilibria all = equilibria({40.0, 1.18, .05, 50.0});
        QCOMPARE(all.regime, Regime::Bistable);
        QVERIFY(within(all.collapsesTo, .3680, 0.51e-4));
    }

    /// With up to one retry lift only falls: −2p + b.
    void oneRetryHasNoWindow()
    {
        for (int retries = 0; retries <= 1; ++retries) {
            for (double base = 0.0; base <= 1.0; base += 1.0 / 64.0) {
                const Equilibria all = equilibria(atOneCall(40.0, base, retries));
                QVERIFY(*all.tipsAtLoad == *all.returnsAtLoad);
                QVERIFY(all.regime != Regime::Bistable);
            }
        }
    }

    /// On the budget's branch p = b + 1 − u/(1 + β).
    void aRetryBudgetIsAStraightLine()
    {
        QVERIFY(within(settlesAt(atRatio(.95, 0.0), budgetOf(.2)), .20833333, 0.51e-8));
        QVERIFY(within(settlesAt(atRatio(.95, 0.0), budgetOf(.1)), .13636364, 0.51e-8));
        QVERIFY(within(settlesAt(atRatio(.95, 0.0), budgetOf(10.0)), .47287080, 0.51e-8));
        QCOMPARE(settlesAt(atRatio(.95, .1), budgetOf(-1.0)),
                 settlesAt(atRatio(.95, .1), budgetOf(0.0)));
    }

    void acknowledgingFirstCutsTheFeedback()
    {
        const Feedback first{.acknowledge = Acknowledge::First};
        for (const double base : {0.0, .05, .99, 1.0}) {
            const Equilibria all = equilibria({400.0, 3.0, base, 50.0}, first);
            QCOMPARE(all.points().size(), 1U);
            QCOMPARE(all.settlesAt, std::min(base, missRateCap));
            QCOMPARE(settlesAt({400.0, 3.0, base, 50.0}, first), all.settlesAt);
            QCOMPARE(all.regime, Regime::Calm);
            QCOMPARE(all.verdict, ExactVerdict::Stable);
            QVERIFY(!all.tipsAtLoad && !all.returnsAtLoad);
            QCOMPARE(nextMissRate({400.0, 3.0, base, 50.0}, .5, first), all.settlesAt);
        }
    }

    /// Loads exactly on an edge have a point that holds from one side only.
    void edgesThemselves()
    {
        // B = E·C·D(½) with D(½) = 1.875, all of it exact in binary.
        const Equilibria tip = equilibria({8.0, 1.0, .5, 15.0});
        QCOMPARE(tip.regime, Regime::Bistable);
        QVERIFY(tip.settlesAt == .5 && *tip.tippingMissRate == .5);
        QCOMPARE(tip.points().size(), 2U);
        QCOMPARE(tip.points()[0].stability, Stability::Unstable);
        // Without a base and at L = 1 the base holds from both sides.
        const Equilibria flat = equilibria({50.0, 1.0, 0.0, 50.0});
        QCOMPARE(flat.regime, Regime::Calm);
        QCOMPARE(flat.points()[0].stability, Stability::Stable);
        // p = ½ is where B/(E·C) = 1 − 1/16.
        QVERIFY(settlesAt({16.0, 1.0, 0.0, 15.0}) == .5);
        QCOMPARE(exactVerdict({16.0, 1.0, 0.0, 15.0}), ExactVerdict::Collapsed);
        QCOMPARE(exactVerdict({std::nextafter(16.0, 0.0), 1.0, 0.0, 15.0}), ExactVerdict::Elevated);
    }

    /// B = E·C·(1 + β)(1 + base − p) at the p = ¾ where 1 + p + p² + p³ = 1 + β, exact in binary:
    /// the upper two points have just met.
    void theLowerEdgeItself()
    {
        const Load load{8.0, 1.0, .5, 8.0 * 2.734375 * .75};
        const Equilibria edge = equilibria(load, budgetOf(1.734375));
        QCOMPARE(edge.regime, Regime::Bistable);
        QCOMPARE(edge.verdict, ExactVerdict::Bistable);
        QCOMPARE(edge.points().size(), 2U);
        QVERIFY(edge.settlesAt == .5 && *edge.tippingMissRate == .75);
        QCOMPARE(edge.points()[1].stability, Stability::Unstable);
        const double less = std::nextafter(8.0, 0.0);
        QCOMPARE(equilibria(withEvents(load, less), budgetOf(1.734375)).regime, Regime::Calm);
        const double more = std::nextafter(8.0, 9.0);
        const Equilibria beyond = equilibria(withEvents(load, more), budgetOf(1.734375));
        QCOMPARE(beyond.points().size(), 3U);
    }

    /// Two points 7e-8 apart, by 50-digit arithmetic; doubles alone would be off by 1e-9.
    void besideTheFold()
    {
        const Equilibria all = equilibria({128.01315235651489, 2.9852460133771492,
                                           1.9586826678226753e-05, 382.15852013614733, 4});
        QVERIFY(within(*all.tippingMissRate, 0.0455372127304572866, 1e-12));
        QVERIFY(within(all.collapsesTo, 0.0455372825059210480, 1e-12));
        // The first double over the fold of base 0.05.
        const Equilibria first = equilibria(atOneCall(47.042285043912365, .05));
        QVERIFY(within(*first.tippingMissRate, 0.28255156292814155, 1e-12));
        QVERIFY(within(first.collapsesTo, 0.28255159424730126, 1e-12));
    }

    /// Without a base p = .95 is met at B/(E·C) = 1 − .95⁴.
    void theDisablingRung()
    {
        const double events = 50.0 / (1.0 - std::pow(.95, 4.0));
        QCOMPARE(exactVerdict(atOneCall(events * (1.0 + 1e-13), 0.0)), ExactVerdict::Disabling);
        QCOMPARE(exactVerdict(atOneCall(events * (1.0 - 1e-13), 0.0)), ExactVerdict::Collapsed);
    }

    void roundsTakeMissRatesAsTheReferenceDoes()
    {
        const Load load{40.0, 3.0, .05, 50.0};
        QVERIFY(nextMissRate(load, -1.0) == nextMissRate(load, 0.0));
        QVERIFY(nextMissRate(load, 2.0) == nextMissRate(load, 1.0));
        QVERIFY(within(nextMissRate(load, .05), .05 + 1.0 - 50.0 / (120.0 * 1.052625), 1e-15));
        QVERIFY(nextMissRate(atOneCall(1e6, .5), .5) == missRateCap);
    }

    void theCap()
    {
        QCOMPARE(settlesAt(atOneCall(1e6, .05)), missRateCap);
        QCOMPARE(exactVerdict(atOneCall(1e6, .05)), ExactVerdict::Disabling);
        // A base so near the cap that the cap counts as staying.
        QCOMPARE(exactVerdict(atOneCall(1e6, .985)), ExactVerdict::Stable);
        QCOMPARE(equilibria(atOneCall(1e6, 1.0)).settlesAt, missRateCap);
        // The fold lies beyond the cap: the cap is the storm beside calm.
        const Equilibria all = equilibria(atOneCall(19.0, .7));
        QCOMPARE(all.regime, Regime::Bistable);
        QCOMPARE(all.collapsesTo, missRateCap);
    }

    void isTotal()
    {
        for (const double events : {-1e9, -0.0, 0.0, 1e-300, 40.0, 1e7, 1e300}) {
            for (const double calls : {-5.0, 0.0, 1e4, 1e300}) {
                for (const double p : {-1.0, 0.0, 1e-300, 0.5, 0.95, 0.99, 1.0, 2.0}) {
                    for (const double tier : {-7.0, 0.0, 1.0, 1e6}) {
                        for (int retries = -1; retries <= 10; ++retries) {
                            const Load load{events, calls, p, tier, retries};
                            const Equilibria all = equilibria(load);
                            const double base = std::clamp(p, 0.0, missRateCap);
                            QVERIFY(all.settlesAt >= base && all.settlesAt <= missRateCap);
                            QVERIFY((events > 0.0 && calls > 0.0) || all.settlesAt == base);
                            QVERIFY(settlesAt(load, {}) == all.settlesAt);
                        }
                    }
                }
            }
        }
        QCOMPARE(settlesAt({40.0, 3.0, .05, -7.0}), settlesAt({40.0, 3.0, .05, 1.0}));
    }

    /// B/(E·C) = 1 − e leaves p = e^¼, however small e is.
    void nearTheEdgeWithoutABase()
    {
        for (int halvings = 1; halvings <= 46; ++halvings) {
            const double more = std::ldexp(1.0, -halvings);
            const double root = std::sqrt(std::sqrt(more / (50.0 + more)));
            QVERIFY(within(settlesAt(atOneCall(50.0 + more, 0.0)) / root, 1.0, 1e-15));
            // The same load as a product that no double holds.
            const Load product{.eventsPerMinute = 1.0 + more / 64.0,
                               .callsPerEvent = 1.0 + more / 64.0,
                               .missRate = 0.0,
                               .tierPerMinute = 1.0};
            const double e = more / 64.0 * (2.0 + more / 64.0);
            const double expected = std::sqrt(std::sqrt(e / (1.0 + e)));
            QVERIFY(within(settlesAt(product) / expected, 1.0, 1e-15));
        }
    }
};

QTEST_GUILESS_MAIN(EquilibriaTest)
#include "tst_equilibria.moc"
