// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/sample_chart.h"
#include "ui/charts/readout.h"

#include <QStringList>
#include <QTest>

#include <cmath>
#include <limits>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// Two lines on two axes.
Chart lines()
{
    return {.id = "c",
            .x = {"Miss rate", units::percent, 0.0, 1.0},
            .left = {"Deliveries per event", units::none, 0.0, 4.0},
            .right = Axis{"Share", units::percent, 0.0, 2.0},
            .series = {{.name = "Deliveries per event", .points = {{0.0, 1.0}, {1.0, 4.0}}},
                       {.name = "Share",
                        .points = {{0.25, 0.5}, {0.5, 1.0}, {0.75, missing}, {1.0, 2.0}},
                        .side = Side::Right}}};
}

/// A walk in rounds, shorter than its axis, beside a budget without points.
Chart rounds()
{
    return {.id = "r",
            .x = {"Round", units::none, 0.0, 12.0, true},
            .left = {"Miss rate", units::percent, 0.0, 1.0},
            .series = {{.name = "Walk",
                        .points = {{0.0, 0.05}, {1.0, 0.5}, {2.0, 0.93}},
                        .style = LineStyle::LineWithPoints},
                       {.name = "Budget", .points = {{0.0, 0.5}, {12.0, 0.5}}}}};
}

QString joined(const Readout& readout)
{
    QStringList texts{readout.xText};
    for (const CurveReading& reading : readout.readings) {
        texts << reading.text;
    }
    return texts.join(u" | "_s);
}

} // namespace

class ReadoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryShownCurve_data()
    {
        QTest::addColumn<double>("x");
        QTest::addColumn<QString>("hidden");
        QTest::addColumn<QString>("expected");
        QTest::newRow("between points")
            << 0.4 << QString() << u"Miss rate 40 % | Deliveries per event 2.2 | Share 80 %"_s;
        QTest::newRow("on a point")
            << 0.5 << QString() << u"Miss rate 50 % | Deliveries per event 2.5 | Share 100 %"_s;
        QTest::newRow("at the last point")
            << 1.0 << QString() << u"Miss rate 100 % | Deliveries per event 4 | Share 200 %"_s;
        QTest::newRow("before a curve's first point")
            << 0.2 << QString() << u"Miss rate 20 % | Deliveries per event 1.6"_s;
        QTest::newRow("beside a gap")
            << 0.6 << QString() << u"Miss rate 60 % | Deliveries per event 2.8"_s;
        QTest::newRow("hidden curve")
            << 0.4 << u"Share"_s << u"Miss rate 40 % | Deliveries per event 2.2"_s;
        QTest::newRow("outside everything") << 1.5 << QString() << u"Miss rate 150 %"_s;
    }

    void readsEveryShownCurve()
    {
        QFETCH(double, x);
        QFETCH(QString, hidden);
        QFETCH(QString, expected);
        QCOMPARE(joined(readoutAt(lines(), {hidden.toStdString()}, x)), expected);
    }

    void readingsKnowTheirCurve()
    {
        const Readout readout = readoutAt(lines(), {"Deliveries per event"}, 0.4);
        QCOMPARE(readout.readings.size(), std::size_t{1});
        QCOMPARE(readout.readings[0].curve, std::size_t{1});
        QVERIFY(qFuzzyCompare(readout.readings[0].value, 0.8));
        QCOMPARE(readout.x, 0.4);
    }

    void saysItInOneSentence()
    {
        QCOMPARE(readoutAt(lines(), {}, 0.4).sentence,
                 u"Miss rate 40 %: Deliveries per event 2.2, Share 80 %"_s);
        QCOMPARE(readoutAt(lines(), {}, 1.5).sentence,
                 u"Miss rate 150 %: no curve has a value here"_s);
    }

    /// A gap with words is read as they say; beside it a thinned curve may have had a value.
    void aNamedGapIsRead()
    {
        Chart gapped = rounds();
        gapped.series = {{.name = "Success",
                          .points = {{1.0, 0.5}, {2.0, absent}, {4.0, absent}, {5.0, 1.0}},
                          .gap = "no calls"}};
        for (const double x : {2.0, 3.0, 4.0}) {
            const Readout readout = readoutAt(gapped, {}, x);
            QCOMPARE(readout.readings.at(0).text, u"Success: no calls"_s);
            QVERIFY(std::isnan(readout.readings.at(0).value));
            QVERIFY(readout.sentence.endsWith(u": Success: no calls"_s));
        }
        for (const double x : {0.5, 1.5, 4.5, 6.0}) {
            QVERIFY(readoutAt(gapped, {}, x).readings.empty());
        }
        gapped.series[0].gap.clear();
        QVERIFY(readoutAt(gapped, {}, 3.0).readings.empty());
    }

    void aStepReadsItsLaterValue()
    {
        Chart step = lines();
        step.series = {{.name = "s", .points = {{0.0, 1.0}, {0.5, 1.0}, {0.5, 3.0}, {1.0, 3.0}}}};
        QCOMPARE(readoutAt(step, {}, 0.5).readings.at(0).value, 3.0);
        QCOMPARE(readoutAt(step, {}, 0.49).readings.at(0).value, 1.0);
    }

    void linesAreReadOnTheirOwnScale()
    {
        Chart powers = lines();
        powers.x = {"Events", units::none, 1.0, 1e4, false, Scale::Logarithmic};
        powers.left = {"Ratio", units::none, 0.01, 100.0, false, Scale::Logarithmic};
        powers.series = {{.name = "r", .points = {{1.0, 0.01}, {1e4, 100.0}, {2e4, 0.0}}}};
        const auto value = [&powers](double x) {
            return readoutAt(powers, {}, x).readings.at(0).value;
        };
        QVERIFY(std::abs(value(10.0) - 0.1) < 1e-12);
        QVERIFY(std::abs(value(1000.0) - 10.0) < 1e-9);
        QCOMPARE(value(1e4), 100.0);
        // Towards and at a value that the axis cannot show there is nothing to read.
        QVERIFY(readoutAt(powers, {}, 1.5e4).readings.empty());
        QVERIFY(readoutAt(powers, {}, 2e4).readings.empty());
        QVERIFY(readoutAt(powers, {}, 0.0).readings.empty());
    }

    void pointsAttractOnTheirOwnScale()
    {
        Chart walk = rounds();
        walk.x = {"Events", units::none, 1.0, 100.0, false, Scale::Logarithmic};
        walk.series = {{.name = "Walk",
                        .points = {{0.0, 0.0}, {1.0, 0.1}, {100.0, 0.2}},
                        .style = LineStyle::LineWithPoints}};
        QCOMPARE(snappedX(walk, {}, 9.0), 1.0);
        QCOMPARE(snappedX(walk, {}, 11.0), 100.0);
    }

    void aMapIsReadAtAPoint()
    {
        const Readout readout = readoutAt(tests::mapChart(), {}, Point{40.0, 6.0});
        QCOMPARE(readout.sentence, u"Events 40 events/min, Calls 6 calls: bistable"_s);
        QCOMPARE(readout.place, std::optional<std::size_t>(1));
        QCOMPARE(readoutAt(tests::mapChart(), {}, Point{0.5, 6.0}).sentence,
                 u"Events 0.5 events/min, Calls 6 calls: beside the map"_s);
        QCOMPARE(joined(readoutAt(lines(), {}, Point{0.4, 9.0})),
                 joined(readoutAt(lines(), {}, 0.4)));
        QVERIFY(!readoutAt(lines(), {}, Point{0.4, 9.0}).y);
    }

    void numbersAreShort_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("symbol");
        QTest::addColumn<double>("factor");
        QTest::addColumn<QString>("expected");
        QTest::newRow("digits") << 1.62449 << QString() << 1.0 << u"1.624"_s;
        QTest::newRow("percent") << 0.604321 << u"%"_s << 100.0 << u"60.43 %"_s;
        QTest::newRow("unit") << 126.3 << u"calls/min"_s << 1.0 << u"126.3 calls/min"_s;
        QTest::newRow("five digits") << 12345.6 << QString() << 1.0 << u"12350"_s;
        QTest::newRow("thousands") << 126312.0 << u"calls/min"_s << 1.0 << u"126.3k calls/min"_s;
        QTest::newRow("duration") << 7200.0 << u"s"_s << 1.0 << u"2 h"_s;
    }

    void numbersAreShort()
    {
        QFETCH(double, value);
        QFETCH(QString, symbol);
        QFETCH(double, factor);
        QFETCH(QString, expected);
        const std::string kept = symbol.toStdString();
        QCOMPARE(readoutText(value, Unit{kept, factor}), expected);
    }

    void snapsToWhatIsThere_data()
    {
        QTest::addColumn<bool>("counted");
        QTest::addColumn<QString>("hidden");
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("expected");
        QTest::newRow("lines are read anywhere") << false << QString() << 0.43 << 0.43;
        QTest::newRow("points attract") << true << QString() << 1.4 << 1.0;
        QTest::newRow("beyond the last point") << true << QString() << 9.2 << 2.0;
        QTest::newRow("hidden points do not") << true << u"Walk"_s << 9.2 << 9.0;
    }

    void snapsToWhatIsThere()
    {
        QFETCH(bool, counted);
        QFETCH(QString, hidden);
        QFETCH(double, x);
        QFETCH(double, expected);
        QCOMPARE(snappedX(counted ? rounds() : lines(), {hidden.toStdString()}, x), expected);
    }

    void stopsAreThePointsOfShownCurves()
    {
        const std::vector<double> all{0.0, 0.25, 0.5, 0.75, 1.0};
        QCOMPARE(stopsOf(lines(), {}), all);
        QCOMPARE(stopsOf(lines(), {"Share"}), (std::vector<double>{0.0, 1.0}));
        QCOMPARE(stopsOf(lines(), {"Share", "Deliveries per event"}), all);
        Chart uneven = rounds();
        uneven.series[0].points[1].x = 0.9;
        QCOMPARE(stopsOf(uneven, {"Budget"}), (std::vector<double>{0.0, 1.0, 2.0}));
    }

    void keysWalkFromStopToStop_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<int>("steps");
        QTest::addColumn<double>("expected");
        QTest::newRow("next") << 1.0 << 1 << 2.0;
        QTest::newRow("previous") << 1.0 << -1 << 0.0;
        QTest::newRow("next from between") << 1.4 << 1 << 2.0;
        QTest::newRow("previous from between") << 1.4 << -1 << 1.0;
        QTest::newRow("many") << 0.0 << 10 << 10.0;
        QTest::newRow("stays at the end") << 12.0 << 10 << 12.0;
        QTest::newRow("stays at the start") << 0.0 << -1 << 0.0;
        QTest::newRow("back from beyond") << 99.0 << -1 << 12.0;
        QTest::newRow("starts at the left") << missing << 1 << 0.0;
        QTest::newRow("starts at the right") << missing << -10 << 12.0;
    }

    void keysWalkFromStopToStop()
    {
        QFETCH(double, from);
        QFETCH(int, steps);
        QFETCH(double, expected);
        const std::vector<double> stops{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
        const auto start = std::isnan(from) ? std::nullopt : std::optional(from);
        QCOMPARE(steppedX(stops, start, steps), std::optional(expected));
        QCOMPARE(steppedX({}, start, steps), std::nullopt);
    }
};

QTEST_GUILESS_MAIN(ReadoutTest)
#include "tst_readout.moc"
