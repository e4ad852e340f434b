// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/nice_ticks.h"
#include "ui/charts/plot_mapping.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class NiceTicksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ticksAreRoundAndFew_data()
    {
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("maximum");
        QTest::addColumn<QList<double>>("ticks");
        QTest::newRow("share") << 0.0 << 1.0 << QList<double>{0.0, 0.2, 0.4, 0.6, 0.8, 1.0};
        QTest::newRow("deliveries") << 0.0 << 4.0 << QList<double>{0, 1, 2, 3, 4};
        QTest::newRow("rounds") << 0.0 << 12.0 << QList<double>{0, 5, 10};
        QTest::newRow("budgets") << 0.0 << 13.4 << QList<double>{0, 5, 10};
        QTest::newRow("negative") << -1.0 << 1.0 << QList<double>{-1.0, -0.5, 0.0, 0.5, 1.0};
    }

    void ticksAreRoundAndFew()
    {
        QFETCH(double, minimum);
        QFETCH(double, maximum);
        QFETCH(QList<double>, ticks);
        const auto found = niceTicks({"", units::none, minimum, maximum});
        QCOMPARE(static_cast<qsizetype>(found.size()), ticks.size());
        for (qsizetype i = 0; i < ticks.size(); ++i) {
            QVERIFY(std::abs(found[static_cast<std::size_t>(i)] - ticks[i]) < 1e-12);
            QVERIFY(!std::signbit(found[static_cast<std::size_t>(i)]) || ticks[i] < 0.0);
        }
    }

    void logarithmicTicksAreOneTwoFive_data()
    {
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("maximum");
        QTest::addColumn<int>("most");
        QTest::addColumn<QList<double>>("ticks");
        QTest::newRow("all") << 1.0 << 50.0 << 6 << QList<double>{1, 2, 5, 10, 20, 50};
        QTest::newRow("one and five") << 1.0 << 100.0 << 6 << QList<double>{1, 5, 10, 50, 100};
        QTest::newRow("powers") << 0.1 << 1e3 << 6 << QList<double>{0.1, 1, 10, 100, 1e3};
        QTest::newRow("every second") << 1.0 << 1e7 << 6 << QList<double>{1, 100, 1e4, 1e6};
        QTest::newRow("every third") << 0.1 << 1e6 << 3 << QList<double>{1, 1e3, 1e6};
        QTest::newRow("two at least") << 1.5 << 60.0 << 2 << QList<double>{2, 50};
        QTest::newRow("narrow") << 6.0 << 9.0 << 6 << QList<double>{6, 7, 8, 9};
    }

    void logarithmicTicksAreOneTwoFive()
    {
        QFETCH(double, minimum);
        QFETCH(double, maximum);
        QFETCH(int, most);
        QFETCH(QList<double>, ticks);
        const auto found =
            niceTicks({"", units::none, minimum, maximum, false, Scale::Logarithmic}, most);
        QCOMPARE(static_cast<qsizetype>(found.size()), ticks.size());
        for (qsizetype i = 0; i < ticks.size(); ++i) {
            QVERIFY(std::abs(found[static_cast<std::size_t>(i)] - ticks[i]) < 1e-9 * ticks[i]);
        }
    }

    void ticksFromZeroBeginWithZero_data()
    {
        QTest::addColumn<double>("maximum");
        QTest::addColumn<int>("most");
        QTest::addColumn<QList<double>>("ticks");
        QTest::newRow("all") << 10.0 << 6 << QList<double>{0, 1, 2, 5, 10};
        QTest::newRow("one and five") << 60.0 << 6 << QList<double>{0, 1, 5, 10, 50};
        QTest::newRow("powers") << 600.0 << 6 << QList<double>{0, 1, 10, 100};
        QTest::newRow("every second") << 3600.0 << 4 << QList<double>{0, 10, 1000};
        QTest::newRow("two") << 600.0 << 2 << QList<double>{0, 100};
        QTest::newRow("short") << 1.0 << 6 << QList<double>{0, 0.2, 0.4, 0.6, 0.8, 1.0};
        QTest::newRow("shorter") << 0.1 << 3 << QList<double>{0, 0.05, 0.1};
        QTest::newRow("three") << 3.0 << 6 << QList<double>{0, 1, 2};
    }

    void ticksFromZeroBeginWithZero()
    {
        QFETCH(double, maximum);
        QFETCH(int, most);
        QFETCH(QList<double>, ticks);
        const auto found =
            niceTicks({"", units::none, 0.0, maximum, false, Scale::LogarithmicFromZero}, most);
        QCOMPARE(static_cast<qsizetype>(found.size()), ticks.size());
        for (qsizetype i = 0; i < ticks.size(); ++i) {
            QVERIFY(std::abs(found[static_cast<std::size_t>(i)] - ticks[i]) <= 1e-9 * ticks[i]);
        }
    }

    void noRangeFromZeroGivesTooManyTicks()
    {
        for (double maximum = 1e-3; maximum < 1e12; maximum *= 1.07) {
            const Axis axis{"", units::none, 0.0, maximum, false, Scale::LogarithmicFromZero};
            for (int most = 2; most <= 6; ++most) {
                const auto ticks = niceTicks(axis, most);
                QVERIFY(ticks.size() <= static_cast<std::size_t>(most));
                QVERIFY(ticks.size() >= 2 || (maximum < 2.0 && most < 6));
                QCOMPARE(ticks.front(), 0.0);
                QVERIFY(ticks.back() <= maximum && std::ranges::is_sorted(ticks));
            }
            QVERIFY(roundedUp(axis).maximum >= maximum * (1.0 - 1e-9));
        }
    }

    void axesFromZeroRoundUp()
    {
        const auto maximum = [](double given) {
            return roundedUp({"", units::none, 0.0, given, false, Scale::LogarithmicFromZero})
                .maximum;
        };
        QCOMPARE(maximum(601.0), 1000.0);
        QCOMPARE(maximum(200.0), 200.0);
        QCOMPARE(maximum(2.0), 2.0);
        QCOMPARE(maximum(0.9), 1.0);
    }

    void logarithmicAxesRoundUpToOneTwoFive()
    {
        const auto maximum = [](double given) {
            return roundedUp({"", units::none, 0.1, given, false, Scale::Logarithmic}).maximum;
        };
        QCOMPARE(maximum(130.0), 200.0);
        QCOMPARE(maximum(200.0), 200.0);
        QCOMPARE(maximum(201.0), 500.0);
        QCOMPARE(maximum(700.0), 1000.0);
    }

    void noLogarithmicRangeGivesTooManyTicks()
    {
        for (double decades = 0.05; decades < 20.0; decades *= 1.07) {
            for (double minimum = 1e-3; minimum < 10.0; minimum *= 1.31) {
                const Axis axis{"",      units::none,
                                minimum, minimum * std::pow(10.0, decades),
                                false,   Scale::Logarithmic};
                for (int most = 2; most <= 6; ++most) {
                    const std::size_t count = niceTicks(axis, most).size();
                    QVERIFY(count <= static_cast<std::size_t>(most));
                    QVERIFY(count >= 2 || most < 6);
                }
            }
        }
    }

    void labelsKeepApartOnALogarithmicAxis()
    {
        const Axis axis{"X", units::none, 1.0, 50.0, false, Scale::Logarithmic};
        const auto count = [&axis](double length, double extent) {
            return fittingTicks(axis, length, 5.0, [extent](double) { return extent; }).size();
        };
        QCOMPARE(count(600.0, 50.0), std::size_t{6});
        QCOMPARE(count(300.0, 50.0), std::size_t{2}); // from 1 to 2 it is less than a fifth
    }

    void noRangeGivesTooManyTicks()
    {
        for (int exponent = -12; exponent <= 12; ++exponent) {
            for (double leading = 1.0; leading < 10.0; leading += 0.037) {
                const double maximum = leading * std::pow(10.0, exponent);
                const auto ticks = niceTicks({"", units::none, 0.0, maximum});
                QVERIFY(ticks.size() >= 3 && ticks.size() <= 6);
                QVERIFY(roundedUp({"", units::none, 0.0, maximum}).maximum >=
                        maximum * (1.0 - 1e-9));
            }
        }
    }

    void wholeNumbersHaveNoTicksBetween()
    {
        QCOMPARE(niceTicks({"", units::none, 0.0, 1.0, true}), (std::vector{0.0, 1.0}));
        QCOMPARE(niceTicks({"", units::none, 0.0, 12.0, true}).size(), std::size_t{3});
    }

    void emptyRangesHaveNoTicks()
    {
        QVERIFY(niceTicks({"", units::none, 1.0, 1.0}).empty());
        QVERIFY(niceTicks({"", units::none, 2.0, 1.0}).empty());
        QVERIFY(niceTicks({"", units::none, 0.0, std::numeric_limits<double>::infinity()}).empty());
        QVERIFY(
            niceTicks({"", units::none, 0.0, std::numeric_limits<double>::quiet_NaN()}).empty());
    }

    void labelsAndTitlesCarryUnitsOnce()
    {
        QCOMPARE(tickText(0.2, units::percent), u"20 %"_s);
        QCOMPARE(tickText(0.6000000000000001, units::percent), u"60 %"_s);
        QCOMPARE(tickText(2.5, units::calls), u"2.5"_s);
        QCOMPARE(tickText(15e6, units::calls), u"15M"_s);
        QCOMPARE(tickText(1.5e7, units::percent), u"1.5G %"_s);
        QCOMPARE(tickText(250e3, units::calls), u"250k"_s);
        QCOMPARE(axisTitle({"Miss rate", units::percent, 0, 1}), u"Miss rate"_s);
        QCOMPARE(axisTitle({"Load", units::callsPerMinute, 0, 1}), u"Load (calls/min)"_s);
    }

    void mappingPutsDataWhereItBelongs()
    {
        const PlotMapping mapping{QRectF(100, 50, 200, 100),
                                  {"x", units::none, 0.0, 10.0},
                                  {"l", units::none, 0.0, 4.0},
                                  {"r", units::none, 0.0, 2.0}};
        QCOMPARE(mapping.xOf(0.0), 100.0);
        QCOMPARE(mapping.xOf(5.0), 200.0);
        QCOMPARE(mapping.yOf(0.0, Side::Left), 150.0);
        QCOMPARE(mapping.yOf(4.0, Side::Left), 50.0);
        QCOMPARE(mapping.yOf(1.0, Side::Right), 100.0);
        QVERIFY(mapping.shows(2.0, Side::Right) && !mapping.shows(2.1, Side::Right));
    }

    void ticksGetFewerWhereThereIsLittleRoom()
    {
        const Axis axis{"X", units::none, 0.0, 10.0};
        const auto count = [&axis](double length, double extent) {
            return fittingTicks(axis, length, 5.0, [extent](double) { return extent; }).size();
        };
        QCOMPARE(count(500.0, 20.0), std::size_t{6});
        QCOMPARE(count(100.0, 14.0), std::size_t{6});
        QCOMPARE(count(100.0, 16.0), std::size_t{3});
        QCOMPARE(count(100.0, 60.0), std::size_t{2});
        QCOMPARE(count(10.0, 60.0), std::size_t{2});
        // The widest label counts, wherever it stands.
        const auto one = [](double tick) {
            return tick == 10.0 ? 60.0 : 5.0;
        };
        QCOMPARE(fittingTicks(axis, 200.0, 5.0, one).size(), std::size_t{3});
    }
};

QTEST_GUILESS_MAIN(NiceTicksTest)
#include "tst_nice_ticks.moc"
