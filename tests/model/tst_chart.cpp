// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/chart.h"
#include "model/core/csv.h"

#include <QTest>

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
};

QTEST_GUILESS_MAIN(ChartTest)
#include "tst_chart.moc"
