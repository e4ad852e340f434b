// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/chart.h"
#include "model/core/csv.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace stormglass;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

Chart chart()
{
    return {.id = "cliff",
            .title = "Cliff",
            .x = {"Miss rate", units::percent},
            .left = {"Deliveries", units::deliveriesPerEvent},
            .right = Axis{"Share", units::percent},
            .series = {{.name = "Per event (mean)", .points = {{0.0, 1.0}, {0.5, 2.0}}},
                       {.name = "Share",
                        .points = {{-1.0, 7.0}, {0.5, 0.25}, {0.75, 0.5}},
                        .side = Side::Right}}};
}

/// Two columns of a power of ten, three rows; the class in the middle does not occur.
Chart mapped()
{
    return {.id = "map",
            .x = {"Events", units::eventsPerMinute, 1.0, 100.0, false, Scale::Logarithmic},
            .left = {"Calls", units::calls, 0.0, 3.0},
            .map =
                ChartMap{2,
                         3,
                         {{"calm", Tone::Calm}, {"tight", Tone::Caution}, {"storm", Tone::Failing}},
                         {0, 2, 2, 2, 0, 0}}};
}

/// Two lanes; something in each, and something beside them.
Chart laned()
{
    return {.id = "calls",
            .x = {"Time", units::seconds, 0.0, 600.0, false, Scale::LogarithmicFromZero},
            .markers = {{{60.0, 1.0}, "200"}, {{0.0, 1.0}, "530"}, {{0.0, 2.0}, "beside"}},
            .lanes = {"Hub", "Cloud"},
            .bars = {{1, 30.0, infinite, "cache"},
                     {0, 60.0, 300.0, "down, again"},
                     {0, 0.0, 1.0, "turn"},
                     {2, 0.0, 1.0, "beside"},
                     {0, 3.0, 2.0, "backwards"}}};
}

} // namespace

class ChartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tableHasOneColumnPerCurve()
    {
        const Table table = tableOf(chart());
        QCOMPARE(table.id, std::string("cliff"));
        QCOMPARE(table.title, std::string("Cliff"));
        QCOMPARE(table.columns.size(), std::size_t{3});
        QCOMPARE(table.columns[0].title, std::string("Miss rate"));
        QVERIFY(table.columns[0].unit == units::percent);
        QVERIFY(table.columns[1].unit == units::deliveriesPerEvent);
        QVERIFY(table.columns[2].unit == units::percent);
        QCOMPARE(table.columns[1].title, std::string("Per event (mean)"));
    }

    void rowsAreTheUnionOfAllX()
    {
        QCOMPARE(csvText(tableOf(chart())), std::string("miss_rate,per_event_mean,share\n"
                                                        "-1,,7\n"
                                                        "0,1,\n"
                                                        "0.5,2,0.25\n"
                                                        "0.75,,0.5\n"));
    }

    void stepsKeepBothTheirPoints()
    {
        Chart step = chart();
        step.series = {{.name = "s", .points = {{0.0, 1.0}, {1.0, 1.0}, {1.0, 5.0}}},
                       {.name = "t", .points = {{1.0, 9.0}}}};
        QCOMPARE(csvText(tableOf(step)), std::string("miss_rate,s,t\n0,1,\n1,1,9\n1,5,\n"));
    }

    void pointsThatAreNoneLeaveNoNumber()
    {
        Chart odd = chart();
        odd.series = {{.name = "s", .points = {{0.0, infinite}, {-infinite, 1.0}, {2.0, 3.0}}}};
        QCOMPARE(csvText(tableOf(odd)), std::string("miss_rate,s\n0,\n2,3\n"));
    }

    void keysStayApart()
    {
        Chart same = chart();
        same.series = {{.name = "Miss rate"}, {.name = "miss-rate"}, {.name = "%"}, {.name = "é"}};
        const Table table = tableOf(same);
        QCOMPARE(csvText(table), std::string("miss_rate,miss_rate_2,miss_rate_3,value,é\n"));
    }

    void emptyChartsHaveNoPoints()
    {
        QVERIFY(hasPoints(chart()));
        QVERIFY(!hasPoints({}));
        Chart named = chart();
        named.series = {{.name = "s"}};
        QVERIFY(!hasPoints(named));
        QVERIFY(tableOf(named).rows.empty());
    }

    void chartsShareAnXOfTheSameTitleAndUnit()
    {
        Chart other = chart();
        other.x.maximum = 9.0;
        QVERIFY(sharesX(chart(), other));
        other.x.unit = units::none;
        QVERIFY(!sharesX(chart(), other));
        other = chart();
        other.x.title = "Round";
        QVERIFY(!sharesX(chart(), other));
    }

    void axesKnowTheirScale()
    {
        const Axis linear{"", units::none, 2.0, 6.0};
        QCOMPARE(shareOf(3.0, linear), 0.25);
        QCOMPARE(valueAt(0.25, linear), 3.0);
        const Axis powers{"", units::none, 0.1, 1e3, false, Scale::Logarithmic};
        QVERIFY(std::abs(shareOf(1.0, powers) - 0.25) < 1e-15);
        QVERIFY(std::abs(valueAt(0.5, powers) - 10.0) < 1e-12);
        QCOMPARE(valueAt(0.0, powers), 0.1);
        QCOMPARE(valueAt(1.0, powers), 1e3);
        QVERIFY(std::isnan(shareOf(0.0, powers)) && std::isnan(shareOf(-1.0, powers)));
    }

    void aMapIsReadCellByCell()
    {
        const Chart chart = mapped();
        QCOMPARE(classAt(chart, {2.0, 0.5}), std::optional<std::size_t>(0));
        QCOMPARE(classAt(chart, {20.0, 0.5}), std::optional<std::size_t>(2));
        QCOMPARE(classAt(chart, {2.0, 1.5}), std::optional<std::size_t>(2));
        QCOMPARE(classAt(chart, {1.0, 0.0}), std::optional<std::size_t>(0));
        QCOMPARE(classAt(chart, {100.0, 3.0}), std::optional<std::size_t>(0));
        QCOMPARE(classAt(chart, {100.1, 3.0}), std::nullopt);
        QCOMPARE(classAt(chart, {0.0, 1.0}), std::nullopt);
        QCOMPARE(classAt(::chart(), {0.0, 1.0}), std::nullopt);
        QCOMPARE(occurringClasses(*chart.map), (std::vector<std::size_t>{0, 2}));
        QVERIFY(hasPoints(chart));
    }

    void aMapsTableHasARowPerCell()
    {
        Chart chart = mapped();
        chart.x = {"Events", units::eventsPerMinute, 0.0, 4.0};
        QCOMPARE(csvText(tableOf(chart)), std::string("events,calls,finding\n"
                                                      "1,0.5,calm\n"
                                                      "1,1.5,storm\n"
                                                      "1,2.5,calm\n"
                                                      "3,0.5,storm\n"
                                                      "3,1.5,storm\n"
                                                      "3,2.5,calm\n"));
        chart.x = mapped().x;
        QVERIFY(std::abs(std::get<double>(tableOf(chart).rows[0][0]) - std::sqrt(10.0)) < 1e-9);
    }

    void aMapsTableIsThinnedEvenly()
    {
        Chart chart = mapped();
        chart.map = ChartMap{160, 120, {{"calm", Tone::Calm}}, std::vector<std::uint8_t>(19200)};
        QCOMPARE(tableOf(chart).rows.size(), std::size_t{19200});
        const Table thinned = tableOf(chart, 2000);
        QCOMPARE(thinned.rows.size(), std::size_t{40 * 30});
        chart.map = ChartMap{3, 1, {{"calm", Tone::Calm}}, {0, 0, 0}};
        QCOMPARE(tableOf(chart, 1).rows.size(), std::size_t{1});
        QVERIFY(std::abs(std::get<double>(tableOf(chart, 1).rows[0][0]) - 10.0) <
                1e-9); // the middle
        QCOMPARE(tableOf(chart, 3).rows.size(), std::size_t{3});
    }

    void lanesHaveARowForEachThingInThem()
    {
        const Table table = tableOf(laned());
        QCOMPARE(csvText(table), std::string("lane,from,to,words\n"
                                             "Hub,0,1,turn\n"
                                             "Hub,60,300,\"down, again\"\n"
                                             "Cloud,0,0,530\n"
                                             "Cloud,30,,cache\n"
                                             "Cloud,60,60,200\n"));
        QCOMPARE(table.columns[0].title, std::string("Lane"));
        QVERIFY(table.columns[1].unit == units::seconds);
        QVERIFY(table.columns[2].unit == units::seconds);
        QVERIFY(table.columns[3].unit == units::none);
    }

    void whatLiesInALaneIsDrawn()
    {
        QVERIFY(hasPoints(laned()));
        Chart some = laned();
        some.bars.clear();
        QVERIFY(hasPoints(some));
        some.markers = {{{0.0, 2.0}, "beside"}, {{0.0, absent}, "nowhere"}};
        QVERIFY(!hasPoints(some));
        some.arrows = {{5.0, 0, 1}};
        QVERIFY(hasPoints(some));
        some.arrows = {{5.0, 0, 2}, {5.0, 1, 1}, {infinite, 0, 1}};
        QVERIFY(!hasPoints(some));
        some.bars = {{0, 4.0, 4.0, "a moment"}};
        QVERIFY(hasPoints(some));
        some.bars = {{0, 4.0, absent, ""}, {2, 0.0, 1.0, ""}};
        QVERIFY(!hasPoints(some));
        some.lanes.clear();
        some.bars = {{0, 4.0, 5.0, ""}};
        QVERIFY(!hasPoints(some));
    }

    void aMarkerKnowsItsLane()
    {
        const Chart chart = laned();
        QCOMPARE(laneOf(chart, chart.markers[0]), std::optional<std::size_t>(1));
        QCOMPARE(laneOf(chart, chart.markers[2]), std::nullopt);
        QCOMPARE(laneOf(chart, Marker{{0.0, -1.0}, ""}), std::nullopt);
        QCOMPARE(laneOf(::chart(), Marker{{0.0, 0.0}, ""}), std::nullopt);
    }

    void stackedCurvesKeepTheirOwnAmountsInTheTable()
    {
        Chart stacked = chart();
        stacked.series = {
            {.name = "one", .points = {{0.0, 1.0}, {1.0, 2.0}}, .style = LineStyle::Stacked},
            {.name = "two", .points = {{0.0, 3.0}, {1.0, 4.0}}, .style = LineStyle::Stacked}};
        QCOMPARE(csvText(tableOf(stacked)), std::string("miss_rate,one,two\n0,1,3\n1,2,4\n"));
    }

    void aBrokenMapIsNone()
    {
        Chart chart = mapped();
        chart.map->cells[3] = 3;
        QVERIFY(!isWhole(*chart.map) && !hasPoints(chart));
        QVERIFY(tableOf(chart).rows.empty());
        QCOMPARE(classAt(chart, {2.0, 0.5}), std::nullopt);
        chart = mapped();
        chart.map->rows = 4;
        QVERIFY(!isWhole(*chart.map));
        QVERIFY(!isWhole({}));
    }
};

QTEST_GUILESS_MAIN(ChartTest)
#include "tst_chart.moc"
