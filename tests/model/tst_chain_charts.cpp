// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"
#include "model/core/envelope.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace stormglass;
using namespace Qt::StringLiterals;

namespace {

/// A run with its charts.
struct Pictured {
    explicit Pictured(const Chain::Inputs& inputs)
        : result(Chain::evaluate(inputs))
        , charts(Chain::plot(inputs, result))
    {
    }

    [[nodiscard]] const Chart& chart(std::string_view id) const
    {
        return *std::ranges::find(charts, id, &Chart::id);
    }

    Chain::Result result;
    std::vector<Chart> charts;
};

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

/// The charts of a run where rounds are short of calls, faults short of rounds.
class ChainChartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One request in two rounds: the rounds between have no share of calls that succeed.
    void roundsWithoutCallsAreGaps()
    {
        const Pictured run({.externalDemand = 0.5, .faultCapacity = 12});
        const Chart& success = run.chart(Chain::successByRound);
        const Series& curve = success.series.at(0);
        QCOMPARE(curve.points.size(), std::size_t{400});
        for (const Point& point : curve.points) {
            const bool hasCalls = std::fmod(point.x, 2.0) == 0.0;
            QCOMPARE(std::isnan(point.y), !hasCalls);
            QVERIFY(!hasCalls || point.y == 1.0);
        }
        QCOMPARE(curve.gap, std::string("no calls"));
        QVERIFY2(contains(success.summary, "; 200 rounds have no calls."), success.summary.c_str());
        const Table table = tableOf(success);
        QVERIFY(std::holds_alternative<std::monostate>(table.rows.at(0).at(1)));
        QCOMPARE(std::get<double>(table.rows.at(1).at(1)), 1.0);
    }

    void aFaultWithoutCallsIsToldAsOne()
    {
        const Pictured run({.demandSteps = {{101, 160, 0.0}}});
        QVERIFY(contains(run.chart(Chain::successByRound).summary,
                         "No calls while the fault lasts; 60 rounds"));
        QCOMPARE(run.chart(Chain::amplificationByRound).summary,
                 std::string("No calls while the fault lasts. The headroom is 3 ×."));
    }

    void aRunWithoutCallsHasNothingToDraw()
    {
        const Pictured run({.externalDemand = 0.0});
        for (const auto id : {Chain::successByRound, Chain::amplificationByRound}) {
            QVERIFY(!hasPoints(run.chart(id)));
        }
        QCOMPARE(run.chart(Chain::successByRound).summary, std::string("No calls in the run."));
    }

    /// A fault shorter than the interval: within so few rounds nothing calls twice.
    void theLookBackSeesRequestsCallAgain_data()
    {
        QTest::addColumn<int>("interval");
        QTest::addColumn<int>("allowance");
        QTest::addColumn<int>("faultEnd");
        QTest::addColumn<QString>("words");
        QTest::newRow("the note's") << 4 << 3 << 160 << u"over the last 60 rounds"_s;
        QTest::newRow("a fault of 10 rounds") << 20 << 3 << 110 << u"over the last 160 rounds"_s;
        QTest::newRow("eight calls at most") << 20 << 2 << 105 << u"over the last 160 rounds"_s;
        QTest::newRow("an interval at least") << 20 << 1 << 110 << u"over the last 20 rounds"_s;
        QTest::newRow("a round") << 1 << 1 << 101 << u"over the last round"_s;
        QTest::newRow("more than the run") << 1000 << 3 << 110 << u"over the last 400 rounds"_s;
    }

    void theLookBackSeesRequestsCallAgain()
    {
        QFETCH(int, interval);
        QFETCH(int, allowance);
        QFETCH(int, faultEnd);
        QFETCH(QString, words);
        const Pictured run({.allowance = allowance,
                            .interval = interval,
                            .faultEnd = faultEnd,
                            .faultCapacity = 0});
        for (const auto id : {Chain::callsByRound, Chain::amplificationByRound}) {
            QVERIFY2(run.chart(id).subtitle.ends_with(words.toStdString()),
                     run.chart(id).subtitle.c_str());
        }
    }

    void aShortFaultAtLongIntervalsIsAmplified()
    {
        const Pictured run({.interval = 20, .capacity = 4, .faultEnd = 110, .faultCapacity = 0});
        const auto& points = run.chart(Chain::amplificationByRound).series.at(0).points;
        const auto most = std::ranges::max_element(points, {}, &Point::y);
        QVERIFY2(most->y > 1.2, qPrintable(QString::number(most->y)));
    }

    void theHeadroomIsOnTheAxisOrInWords_data()
    {
        QTest::addColumn<int>("capacity");
        QTest::addColumn<bool>("isDrawn");
        QTest::newRow("the note's") << 12 << true;
        QTest::newRow("none") << 0 << true;
        QTest::newRow("just within reach") << 60 << true;
        QTest::newRow("far") << 200 << false;
    }

    void theHeadroomIsOnTheAxisOrInWords()
    {
        QFETCH(int, capacity);
        QFETCH(bool, isDrawn);
        const Pictured run({.capacity = capacity});
        const Chart& chart = run.chart(Chain::amplificationByRound);
        QCOMPARE(chart.thresholds.size(), std::size_t{isDrawn ? 1U : 0U});
        QCOMPARE(contains(chart.subtitle, "; the headroom 50 × lies above"), !isDrawn);
        QVERIFY2(contains(chart.summary, isDrawn ? " The headroom is " : " The headroom is 50 ×."),
                 chart.summary.c_str());
        for (const Threshold& line : chart.thresholds) {
            QVERIFY(chart.left.range().contains(line.at));
        }
    }

    /// A mark above the figures stands where an allowance never comes to one.
    void whatNeverRecoversIsSaid()
    {
        const Pictured run({.rounds = 174, .allowance = 4, .capacity = 6});
        const Chart& chart = run.chart(Chain::recoveryByAllowance);
        QCOMPARE(chart.summary,
                 std::string("Rounds until calls are usual: never at an allowance of 4, 1 at 1, "
                             "never at 2 and 3."));
        QCOMPARE(chart.series.at(0).gap, std::string("never"));
        QVERIFY(chart.series.at(0).points.at(0) == (Point{1.0, 1.0}));
        QCOMPARE(chart.markers.size(), std::size_t{3});
        for (const Marker& mark : chart.markers) {
            QCOMPARE(mark.words, std::string(mark.at.x == 4.0 ? "now: never" : "never"));
            QCOMPARE(mark.at.y, chart.left.maximum);
            QVERIFY(mark.fill == MarkerFill::Hollow && mark.at.y > 1.0);
            QVERIFY(std::isnan(chart.series[0].points.at(std::size_t(mark.at.x) - 1).y));
        }
        QCOMPARE(run.chart(Chain::dropsByAllowance).markers.at(0).words, std::string("now"));
    }

    void whatRecoversHasNoSuchMark()
    {
        const Chart chart = Pictured(Chain::Inputs{}).chart(Chain::recoveryByAllowance);
        QCOMPARE(chart.summary, std::string("Rounds until calls are usual: 25 at an allowance of "
                                            "3, 1 at 1."));
        QCOMPARE(chart.markers.size(), std::size_t{1});
        QCOMPARE(chart.left.maximum, 25.0);
    }

    /// Nothing to recover to, or in, is not the same as never.
    void aRunWithoutARecoverySaysWhy_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<double>("demandAfter");
        QTest::addColumn<QString>("why");
        QTest::newRow("no before") << 1 << 60 << 4.0 << u"The fault begins with the run"_s;
        QTest::newRow("no after") << 101 << 400 << 4.0 << u"The fault lasts to the end"_s;
        QTest::newRow("no fault") << 500 << 600 << 4.0 << u"There is no fault in the run"_s;
        QTest::newRow("never") << 101 << 160 << 40.0 << u"Calls never come back to usual"_s;
    }

    void aRunWithoutARecoverySaysWhy()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(double, demandAfter);
        QFETCH(QString, why);
        const Pictured run(
            {.faultStart = from, .faultEnd = to, .demandSteps = {{161, 400, demandAfter}}});
        const Chart& chart = run.chart(Chain::recoveryByAllowance);
        QVERIFY2(chart.summary.starts_with(why.toStdString()), chart.summary.c_str());
        QVERIFY(!hasPoints(chart));
    }

    /// Of each run of places the least and the greatest; a gap only where there is nothing else.
    void anEnvelopeKeepsGaps()
    {
        const std::vector<double> values{absent, 3.0, 1.0,    absent, absent, absent,
                                         absent, 5.0, absent, absent, 2.0,    absent};
        std::vector<std::size_t> asked;
        const std::vector<Point> points = envelope(values.size(), 3, [&](std::size_t place) {
            asked.push_back(place);
            return Point{static_cast<double>(place), values[place]};
        });
        QCOMPARE(points.size(), std::size_t{6});
        QVERIFY(points[0] == (Point{1.0, 3.0}) && points[1] == (Point{2.0, 1.0}));
        QVERIFY(points[2] == (Point{7.0, 5.0}) && points[3] == points[2]);
        QVERIFY(points[4] == (Point{10.0, 2.0}) && points[5] == points[4]);
        QVERIFY(std::ranges::is_sorted(asked) && asked.size() == values.size());
        const auto none = envelope(12, 3, [](std::size_t place) {
            return Point{static_cast<double>(place), absent};
        });
        QVERIFY(std::ranges::all_of(none, [](const Point& at) { return std::isnan(at.y); }));
        QVERIFY(none[0].x == 0.0 && none[1].x == 3.0 && none[5].x == 11.0);
    }
};

QTEST_GUILESS_MAIN(ChainChartsTest)
#include "tst_chain_charts.moc"
