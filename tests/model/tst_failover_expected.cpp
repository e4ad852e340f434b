// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The expected rates, exact, against draws, and the distributions they rest on.

#include "model/core/random.h"
#include "model/failover/expected.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace stormglass;
using namespace stormglass::failover;

Q_DECLARE_METATYPE(stormglass::failover::Spread)
Q_DECLARE_METATYPE(stormglass::failover::EventSetup)

namespace {

constexpr double whole = 1.0;

double normal(Random& random)
{
    const double radius = std::sqrt(-2.0 * std::log1p(-random.uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * random.uniform());
}

/// A length with that mean, drawn as a table of the distribution says and not by its survival.
double drawn(Spread spread, double mean, Random& random)
{
    switch (spread) {
    case Spread::Exponential:
        return random.exponential(mean);
    case Spread::Lognormal:
        return mean * std::exp(normal(random) - 0.5);
    case Spread::Fixed:
        break;
    }
    return mean;
}

EventSetup everything()
{
    EventSetup setup;
    setup.localDown.outage = {0.0, 40.0};
    setup.localSlow.outage = {0.0, 20.0};
    setup.cloudDown.outage = {0.0, 30.0};
    return setup;
}

EventSetup later()
{
    EventSetup setup = everything();
    setup.localDown.outage = {0.5, 100.0};
    setup.localSlow.outage = {0.0, 500.0};
    setup.cloudDown.outage = {2.0, 10.0};
    return setup;
}

/// The only retry comes 3 s after a first delivery that times out.
EventSetup afterATimeout()
{
    EventSetup setup;
    setup.retries = 1;
    setup.localSlow.outage = {0.0, 500.0};
    setup.cloudDown.outage = {2.0, 2.0};
    return setup;
}

} // namespace

class FailoverExpected : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratesAreThoseOfDraws_data()
    {
        QTest::addColumn<EventSetup>("setup");
        QTest::addColumn<Spread>("spread");
        EventSetup cached = everything();
        cached.cacheLifetime = 100.0;
        cached.localSlow.outage.length = 0.0;
        static const std::vector<TimeWindow> rows{{0.0, 2.0}, {59.0, 61.0}};
        EventSetup withRows = everything();
        withRows.cloudDown.rows = rows;
        withRows.offsets = {3.0, 2.0, 60.0};
        for (const Spread spread : {Spread::Exponential, Spread::Lognormal, Spread::Fixed}) {
            const int kind = static_cast<int>(spread);
            QTest::addRow("everything %d", kind) << everything() << spread;
            QTest::addRow("starts later %d", kind) << later() << spread;
            QTest::addRow("long cache %d", kind) << cached << spread;
            QTest::addRow("a timeout %d", kind) << afterATimeout() << spread;
            QTest::addRow("rows %d", kind) << withRows << spread;
        }
    }

    void ratesAreThoseOfDraws()
    {
        QFETCH(EventSetup, setup);
        QFETCH(Spread, spread);
        constexpr int draws = 30'000;
        for (const Policy policy : policies) {
            Random random(17);
            std::array<int, eventOutcomes.size()> counts{};
            EventSetup one = setup;
            for (int draw = 0; draw < draws; ++draw) {
                for (const auto trouble :
                     {&EventSetup::localDown, &EventSetup::localSlow, &EventSetup::cloudDown}) {
                    const double mean = (setup.*trouble).outage.length;
                    (one.*trouble).outage.length = mean > 0.0 ? drawn(spread, mean, random) : 0.0;
                }
                ++counts.at(static_cast<std::size_t>(endOf(one, policy).outcome));
            }
            const OutcomeRates rates = expectedRates(setup, policy, spread);
            for (const EventOutcome outcome : eventOutcomes) {
                const double rate = rates.of(outcome);
                const double found = counts.at(static_cast<std::size_t>(outcome)) / double(draws);
                const double error = std::sqrt(std::max(rate * (1.0 - rate), 0.0) / draws);
                QVERIFY2(std::abs(found - rate) <= 5.0 * error + 1e-9,
                         qPrintable(QStringLiteral("%1 %2: %3 / %4")
                                        .arg(int(policy))
                                        .arg(int(outcome))
                                        .arg(found)
                                        .arg(rate)));
            }
        }
    }

    void ratesSumToOne()
    {
        for (const Spread spread : {Spread::Exponential, Spread::Lognormal, Spread::Fixed}) {
            for (const Policy policy : policies) {
                double sum = 0.0;
                for (const EventOutcome outcome : eventOutcomes) {
                    sum += expectedRates(everything(), policy, spread).of(outcome);
                }
                QVERIFY(std::abs(sum - whole) < 1e-12);
            }
        }
    }

    /// The hub's outage alone, one retry at 60 s, pass-through: lost whenever it is down at 0.
    /// With a cloud copy that is down as well the down cache is lost where it is, too.
    void knownRates()
    {
        EventSetup setup;
        setup.retries = 1;
        setup.offsets[0] = 60.0;
        setup.localDown.outage = {0.0, 100.0};
        setup.cloudDown.outage = {0.0, 30.0};
        const double hubDownAt60 = std::exp(-0.6);
        const double cloudDownAt60 = std::exp(-2.0);
        const OutcomeRates probe = expectedRates(setup, Policy::Probe, Spread::Exponential);
        const auto isAbout = [](double one, double other) {
            return std::abs(one - other) < 1e-12;
        };
        QVERIFY(isAbout(probe.of(EventOutcome::Lost), 1.0 - hubDownAt60));
        QVERIFY(isAbout(probe.of(EventOutcome::AnsweredOnce), hubDownAt60 * (1.0 - cloudDownAt60)));
        QVERIFY(isAbout(probe.of(EventOutcome::Undelivered), hubDownAt60 * cloudDownAt60));
        QVERIFY(isAbout(
            expectedRates(setup, Policy::PassThrough, Spread::Exponential).of(EventOutcome::Lost),
            whole));
    }

    void survivalIsThatOfTheDistribution()
    {
        QCOMPARE(survival(Spread::Exponential, 10.0, 10.0), std::exp(-1.0));
        QCOMPARE(survival(Spread::Lognormal, 10.0, 10.0 * std::exp(-0.5)), 0.5);
        QCOMPARE(survival(Spread::Fixed, 10.0, 10.0), 0.0);
        QCOMPARE(survival(Spread::Fixed, 10.0, 9.9), 1.0);
        for (const Spread spread : {Spread::Exponential, Spread::Lognormal}) {
            QCOMPARE(survival(spread, 10.0, 0.0), whole);
            QCOMPARE(survival(spread, 0.0, 0.0), 0.0);
            double mean = 0.0; // the integral of the survival, over ln of the length
            constexpr double step = 0.001;
            for (double log = -15.0; log < 15.0; log += step) {
                mean += survival(spread, 10.0, std::exp(log)) * std::exp(log) * step;
            }
            QVERIFY2(std::abs(mean - 10.0) < 0.02, qPrintable(QString::number(mean)));
        }
    }
};

QTEST_GUILESS_MAIN(FailoverExpected)
#include "tst_failover_expected.moc"
