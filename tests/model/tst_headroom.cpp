// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/disable_rule.h"
#include "model/amplification/equilibria.h"
#include "model/amplification/event_cap.h"
#include "model/amplification/headroom.h"
#include "tests/model/plain_loop.h"

#include <QTest>

#include <cmath>
#include <string>

using namespace stormglass;
using namespace stormglass::amplification;

namespace {

constexpr Load storm{
    .eventsPerMinute = 40.0, .callsPerEvent = 3.0, .missRate = .05, .tierPerMinute = 50.0};

constexpr std::array everyInput{LoadInput::Events, LoadInput::Calls, LoadInput::MissRate,
                                LoadInput::Tier};

bool within(double value, double expected, double bound)
{
    const bool good = std::abs(value - expected) <= bound;
    if (!good) {
        qWarning("%.17g instead of %.17g", value, expected);
    }
    return good;
}

/// The regime at a few values across the input's range; true where it is the same at all of them.
bool isSameRegimeEverywhere(const AnyLoop& any, LoadInput input, double from, double to)
{
    const Regime regime = equilibria(withValue(any.load, input, from), any.feedback).regime;
    for (int step = 1; step <= 64; ++step) {
        const double value = from + (to - from) * step / 64.0;
        if (equilibria(withValue(any.load, input, value), any.feedback).regime != regime) {
            return false;
        }
    }
    return true;
}

} // namespace

class HeadroomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStormOfTheNote()
    {
        const Headroom room = headroom(storm);
        QVERIFY(within(*room.eventsPerMinute.tips, -24.17, 0.51e-2));
        QVERIFY(within(*room.eventsPerMinute.returns, -24.32, 0.51e-2));
        QVERIFY(within(3.0 + *room.callsPerEvent.tips, 1.1875, 0.51e-4));
        QVERIFY(within(3.0 + *room.callsPerEvent.returns, 1.176057, 0.51e-6));
        QVERIFY(within(50.0 + *room.tierPerMinute.tips, 120.0 * 1.052625, 1e-12));
        QVERIFY(within(50.0 + *room.tierPerMinute.returns, 120.0 * 1.06287354, 1e-6));
        // 2.4 budgets' worth before any retry: no miss rate helps.
        QVERIFY(!room.missRate.tips && !room.missRate.returns);
        const SafeEvents safe = safeEventsPerMinute(storm);
        QVERIFY(within(*safe.tips, 15.83, 0.51e-2));
        QVERIFY(within(*safe.returns, 15.68, 0.51e-2));
        QVERIFY(within(*safe.allRetried, 4.17, 0.51e-2));
    }

    /// The published folds and edges read the other way round: the base at which they are met.
    void missRatesOnTheEdges_data()
    {
        QTest::addColumn<double>("base");
        QTest::addColumn<double>("u");
        QTest::newRow(".01") << .01 << 1.01125256;
        QTest::newRow(".05") << .05 << 1.06287354;
        QTest::newRow(".1") << .1 << 1.13707585;
        QTest::newRow(".2") << .2 << 1.31309909;
        QTest::newRow(".5") << .5 << 2.07135705;
    }

    void missRatesOnTheEdges()
    {
        QFETCH(double, base);
        QFETCH(double, u);
        const Edges atFold = edgeValues({50.0 / u, 1.0, .03, 50.0}, LoadInput::MissRate);
        QVERIFY(within(*atFold.returns, base, 1e-8));
        const double healthy = 50.0 / expectedDeliveries(base);
        const Edges atTip = edgeValues({healthy, 1.0, .03, 50.0}, LoadInput::MissRate);
        QVERIFY(within(*atTip.tips, base, 1e-15));
        const Edges distance = distanceToEdges({healthy, 1.0, .03, 50.0}, LoadInput::MissRate);
        QVERIFY(within(*distance.tips, base - .03, 1e-15));
    }

    void aFullBudgetWithoutMissesIsOnBothEdges()
    {
        const Load full{.eventsPerMinute = 229.0, .callsPerEvent = 1.0, .tierPerMinute = 229.0};
        const Edges edges = edgeValues(full, LoadInput::MissRate);
        QCOMPARE(edges.tips, 0.0);
        QCOMPARE(edges.returns, 0.0);
    }

    void thereIsNoEdgeToReach()
    {
        const Edges quiet = distanceToEdges({0.0, 3.0, .05, 50.0}, LoadInput::Calls);
        QVERIFY(!quiet.tips && !quiet.returns);
        QVERIFY(!distanceToEdges({40.0, 0.0, .05, 50.0}, LoadInput::Events).tips);
        QVERIFY(!distanceToEdges({40.0, 0.0, .05, 50.0}, LoadInput::Tier).tips);
        QVERIFY(!safeEventsPerMinute({40.0, 0.0, .05, 50.0}).allRetried);
        // Half a call a minute fits under any tier.
        QVERIFY(!distanceToEdges({.5, 1.0, .05, 50.0}, LoadInput::Tier).returns);
        // A quarter of the budget is safe at any miss rate, also with four deliveries.
        QVERIFY(!distanceToEdges({12.0, 1.0, .05, 50.0}, LoadInput::MissRate).tips);
        const Feedback first{.acknowledge = Acknowledge::First};
        for (const LoadInput input : everyInput) {
            QVERIFY(!distanceToEdges(storm, input, first).tips);
            QVERIFY(!distanceToEdges(storm, input, first).returns);
        }
        QVERIFY(!safeEventsPerMinute(storm, first).tips);
        QVERIFY(safeEventsPerMinute(storm, first).allRetried);
    }

    /// From what the reference makes of them.
    void inputsAreClampedFirst()
    {
        QCOMPARE(*distanceToEdges({40.0, 3.0, .05, .25}, LoadInput::Tier).tips,
                 *distanceToEdges({40.0, 3.0, .05, 1.0}, LoadInput::Tier).tips);
        QCOMPARE(*distanceToEdges({40.0, 1.0, 1.0, 50.0}, LoadInput::MissRate).tips,
                 *distanceToEdges({40.0, 1.0, .99, 50.0}, LoadInput::MissRate).tips);
    }

    /// The load is on the edge that the value stands for.
    void edgeValuesAreOnTheEdges()
    {
        Random random(17);
        int missRates = 0;
        for (int loop = 0; loop < 20'000; ++loop) {
            const AnyLoop any = anyLoop(random, nullptr);
            for (const LoadInput input : everyInput) {
                const Edges edges = edgeValues(any.load, input, any.feedback);
                if (edges.tips) {
                    const Equilibria all =
                        equilibria(withValue(any.load, input, *edges.tips), any.feedback);
                    QVERIFY(within(all.load / *all.tipsAtLoad, 1.0, 1e-14));
                }
                if (edges.returns) {
                    const Equilibria all =
                        equilibria(withValue(any.load, input, *edges.returns), any.feedback);
                    QVERIFY(within(all.load / *all.returnsAtLoad, 1.0, 1e-14));
                    missRates += input == LoadInput::MissRate ? 1 : 0;
                }
            }
        }
        QVERIFY(missRates > 2000);
    }

    /// Where there is none, the regime is the same whatever the value.
    void noEdgeMeansNoChange()
    {
        Random random(19);
        int seen = 0;
        for (int loop = 0; loop < 4'000; ++loop) {
            const AnyLoop any = anyLoop(random, nullptr);
            for (const auto& [input, from, to] : {std::tuple{LoadInput::MissRate, 0.0, .99},
                                                  std::tuple{LoadInput::Tier, 1.0, 1e6}}) {
                if (!edgeValues(any.load, input, any.feedback).tips) {
                    QVERIFY(isSameRegimeEverywhere(any, input, from, to));
                    ++seen;
                }
            }
        }
        QVERIFY(seen > 1000);
    }

    /// 500 deliveries a minute; with all four attempts, 125 events.
    void theEventCap()
    {
        QCOMPARE(eventCap({125.0, 3.0, .05, 50.0}, 1.0).deliveriesPerHour, 30'000.0);
        QCOMPARE(eventCap({125.0, 3.0, .05, 50.0}, 1.0).verdict, EventCapVerdict::Under);
        QCOMPARE(eventCap({126.0, 3.0, .05, 50.0}, 1.0).verdict,
                 EventCapVerdict::OverIfRetriesCount);
        QCOMPARE(eventCap({500.0, 3.0, .05, 50.0}, 0.0).verdict, EventCapVerdict::Under);
        QCOMPARE(eventCap({501.0, 3.0, .05, 50.0}, 0.0).verdict, EventCapVerdict::Over);
        QCOMPARE(eventCap({-1.0, 3.0, .05, 50.0}, 2.0).deliveriesPerHour, 0.0);
        QCOMPARE(deliveriesPerMinute({100.0, 3.0, .05, 50.0}, .5), 187.5);
        QCOMPARE(deliveriesPerMinute({100.0, 3.0, .05, 50.0}, .5, {.retryBudget = .25}), 125.0);
        QCOMPARE(deliveriesPerMinute({100.0, 3.0, .05, 50.0}, 2.0), 400.0);
        QCOMPARE(deliveriesPerMinute({100.0, 3.0, .05, 50.0}, -1.0), 100.0);
        QCOMPARE(word(EventCapVerdict::OverIfRetriesCount), "over-if-retries-count");
    }

    /// More than 95 % of the attempts; under 1,000 events an hour only documented as exempt.
    void theDisableRule()
    {
        QCOMPARE(disableRule(.95, 5'000.0), DisableRule::Under);
        QCOMPARE(disableRule(std::nextafter(.95, 1.0), 5'000.0), DisableRule::Over);
        QCOMPARE(disableRule(.99, 1'000.0), DisableRule::Over);
        QCOMPARE(disableRule(.99, 999.9), DisableRule::ExemptAsDocumented);
        QCOMPARE(disableRule(.5, 10.0), DisableRule::Under);
        QCOMPARE(word(DisableRule::ExemptAsDocumented), "exempt-documented");
    }
};

QTEST_GUILESS_MAIN(HeadroomTest)
#include "tst_headroom.moc"
