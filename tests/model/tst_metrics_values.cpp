// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/metrics_text.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace stormglass;
using namespace stormglass::tests;

/// What the values of a row may be, and what their column makes of them.
class MetricsValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void successIsMeasuredInThreeWays()
    {
        const std::vector<double> expected{3.0, 4.0};
        QCOMPARE(readMetricsText("ts,calls,success_ratio\n1,4,0.75\n2,8,0.5\n")
                     .value()
                     .metrics.successes,
                 expected);
        QCOMPARE(readMetricsText("ts,calls,errors\n1,4,1\n2,8,4\n").value().metrics.successes,
                 expected);
        QCOMPARE(readMetricsText("ts,calls,successes\n1,4,3\n2,8,4\n").value().metrics.successes,
                 expected);
        QVERIFY(readMetricsText("ts,calls\n1,4\n").value().metrics.successes.empty());
    }

    void impossibleSuccessIsLeftOut()
    {
        const auto ratio = readMetricsText("time,calls,success\n1,4,0.5\n2,4,75\n");
        QVERIFY(
            tells(ratio, "success ratio over 1 and are left out (1): column success of line 3"));
        const auto errors = readMetricsText("time,calls,failed\n1,4,5\n2,4,4\n");
        QVERIFY(tells(errors, "more successes or errors than calls and are left out (1): column "
                              "failed of line 2"));
        QCOMPARE(errors.value().metrics.successes, (std::vector<double>{0.0}));
    }

    /// As dashboards show it. A value under 1 is of percent there too, and zeros are of either.
    void successInPercentIsToldFromARatio()
    {
        const auto file =
            readMetricsText("time,calls,success_rate\n1,200,99.5\n2,200,100\n3,200,0.5\n"
                            "4,200,100.5\n5,200,250\n");
        QCOMPARE(file.value().metrics.successes, (std::vector<double>{199.0, 200.0, 1.0, 200.0}));
        QVERIFY(tells(file, "success exceeds 1, and is taken as percent"));
        QVERIFY(tells(file, "success over 100 % and are left out (1): column success_rate of line "
                            "6"));
        std::string zeros = "time,calls,success\n";
        for (int row = 0; row < 20; ++row) {
            zeros += std::to_string(row) + ",100,0\n";
        }
        QCOMPARE(
            readMetricsText(zeros + "20,100,50\n21,100,0.5\n").value().metrics.successes.at(21),
            0.5);
        QCOMPARE(
            readMetricsText(zeros + "20,100,0.5\n21,100,50\n").value().metrics.successes.back(),
            50.0);
        QVERIFY(!tells(readMetricsText("time,calls,success\n1,4,0.5\n2,4,1.005\n"), "percent"));
    }

    /// A column that need not be there need not have values either, as long as it has none.
    void aBlankColumnCountsAsNotThere()
    {
        const auto file = readMetricsText("time,calls,errors,edge\n1,4,,2\n2,5,-,3\n3,6,null,4\n");
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{4.0, 5.0, 6.0}));
        QCOMPARE(file.value().metrics.edge, (std::vector<double>{2.0, 3.0, 4.0}));
        QVERIFY(file.value().metrics.successes.empty());
        QVERIFY(file.value().names[static_cast<std::size_t>(MetricsColumn::Errors)].empty());
        QVERIFY(tells(file, "column errors is blank in every row and counts as not there"));
        QVERIFY(refusal(readMetricsText("time,calls\n1,\n2,\n"))
                    .find("lack a value and are left out (2): column calls of line 2") !=
                std::string::npos);
    }

    /// Its first value makes all rows before it rows that lack one, however many there were.
    void aColumnThatIsBlankAtFirstCostsThoseRows()
    {
        for (const int blanks : {1, 5, 11, 12, 300}) {
            std::string text = "time,calls,errors\n";
            const auto row = [&text, blanks](int number, const char* values) {
                const int gap = number < blanks - 1 ? 0 : 5000; // so the last blank one waits
                text += std::to_string(number * 60 + gap) + values;
            };
            for (int number = 0; number < blanks; ++number) {
                row(number, ",4,\n");
            }
            row(blanks, ",8,2\n");
            row(blanks + 1, ",9,\n");
            row(blanks + 2, ",9,3\n");
            const auto file = readMetricsText(text);
            QCOMPARE(file.value().metrics.successes, (std::vector<double>{6.0, 6.0}));
            QCOMPARE(file.value().skippedRows, std::int64_t{blanks + 1});
            const std::string told = "rows lack a value and are left out (" +
                                     std::to_string(blanks + 1) + "): column errors before line " +
                                     std::to_string(blanks + 2) + ", column errors of line " +
                                     std::to_string(blanks + 3);
            QVERIFY2(tells(file, told), notesOf(file).c_str());
        }
    }

    /// Of 10 calls 9 succeed and 2 fail: one of them is wrong, and nobody knows which.
    void successesAndErrorsAreTheCallsAtMost()
    {
        const auto file = readMetricsText("time,calls,successes,errors\n1,10,9,2\n2,10,9,1\n"
                                          "3,10,5,1\n4,1000,900,109\n5,1000,900,111\n");
        QCOMPARE(file.value().metrics.successes, (std::vector<double>{9.0, 5.0, 900.0}));
        QVERIFY(tells(file, "successes and errors that are more than the calls together and are "
                            "left out (2): column errors of line 2, column errors of line 6"));
        const auto ratio = readMetricsText("time,calls,success,errors\n1,10,0.9,2\n2,10,0.9,1\n");
        QCOMPARE(ratio.value().metrics.seconds, (std::vector<double>{2.0}));
    }

    /// Two rates that were scraped apart: a hair over is all, more is left out.
    void aHairOverCallsCountsAsAll()
    {
        const auto over =
            readMetricsText("time,calls,successes\n1,1000,1000\n2,1000,1009.9\n3,1000,1010.1\n"
                            "4,1000,999\n5,0,0.001\n");
        QCOMPARE(over.value().metrics.successes, (std::vector<double>{1000.0, 1000.0, 999.0}));
        QCOMPARE(over.value().skippedRows, std::int64_t{2});
        QVERIFY(tells(over,
                      "up to 1 % over calls, which count as all of them (1): column successes "
                      "of line 3"));
        QVERIFY(tells(over, "than calls and are left out (2): column successes of line 4, column "
                            "successes of line 6"));
        QCOMPARE(readMetricsText("time,calls,errors\n1,4,4.03\n").value().metrics.successes,
                 (std::vector<double>{0.0}));
        QCOMPARE(readMetricsText("time,calls,success\n1,4,1.002\n").value().metrics.successes,
                 (std::vector<double>{4.0}));
    }

    void aValueBeyondAllRatesCostsItsRow()
    {
        const auto file =
            readMetricsText("time,calls,edge\n1,1e15,4\n2,4,1.1e15\n3,1e308,1e308\n4,4,4\n");
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{1e15, 4.0}));
        QVERIFY(tells(file, "value over 1e+15 and are left out (2): column edge of line "
                            "3, column calls of line 4"));
    }

    void countersAreTold_data()
    {
        QTest::addColumn<std::vector<double>>("calls");
        QTest::addColumn<bool>("isCounter");
        const auto series = [](const char* name, bool isCounter, int rows,
                               const std::function<double(int)>& value) {
            std::vector<double> calls;
            for (int row = 0; row < rows; ++row) {
                calls.push_back(value(row));
            }
            QTest::newRow(name) << calls << isCounter;
        };
        series("since long", true, 11, [](int row) { return 1e6 + row * 100.0; });
        series("with still rows", true, 40, [](int row) { return 5000.0 + (row - row / 3) * 3.0; });
        series("since lately", true, 30, [](int row) { return (row + 1) * 100.0; });
        series("reset once", true, 120, [](int row) { return (row % 70 + 1) * 100.0; });
        series("reset often", false, 120, [](int row) { return (row % 30 + 1) * 100.0; });
        series("few rows", false, 10, [](int row) { return 1e6 + row * 100.0; });
        series("constant", false, 400, [](int) { return 100.0; });
        series("one step", false, 400, [](int row) { return row < 200 ? 100.0 : 110.0; });
        series("a ramp", false, 15, [](int row) { return 4.0 + row; });
        series("a ramp behind calm", false, 60,
               [](int row) { return 100.0 + std::max(0, row - 40); });
        series("noise", false, 400, [](int row) { return 1000.0 + row * 37 % 100; });
        series("a growing rate", false, 400, [](int row) { return 1000.0 + row + row * 37 % 100; });
    }

    /// Whatever the column, whichever way the rows run.
    void countersAreTold()
    {
        QFETCH(std::vector<double>, calls);
        QFETCH(bool, isCounter);
        std::string forward = "time,calls,rpc\n";
        std::string backward = forward;
        for (int row = 0; row < static_cast<int>(calls.size()); ++row) {
            const auto line = [](int time, double value) {
                return std::to_string(time) + ",5," + std::to_string(value) + "\n";
            };
            forward += line(row, calls[static_cast<std::size_t>(row)]);
            backward += line(1000 - row, calls[calls.size() - 1 - static_cast<std::size_t>(row)]);
        }
        for (const std::string& text : {forward, backward}) {
            for (const char* column : {"edge=rpc", "calls=rpc"}) {
                const auto file = readMetricsText(text, MetricsNames::mapped({column}).value());
                QCOMPARE(!file.value().metrics.doubt.empty(), isCounter);
                QCOMPARE(tells(file, "never fall but for resets, as counters do: rpc; give rates, "
                                     "as rate(rpc[1m])"),
                         isCounter);
            }
        }
    }
};

QTEST_GUILESS_MAIN(MetricsValuesTest)
#include "tst_metrics_values.moc"
