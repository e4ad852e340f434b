// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"
#include "model/core/envelope.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace stormglass;

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
                 std::string("No calls while the fault lasts."));
    }

    void aRunWithoutCallsHasNothingToDraw()
    {
        const Pictured run({.externalDemand = 0.0});
        for (const auto id : {Chain::successByRound, Chain::amplificationByRound}) {
            QVERIFY(!hasPoints(run.chart(id)));
        }
        QCOMPARE(run.chart(Chain::successByRound).summary, std::string("No calls in the run."));
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
