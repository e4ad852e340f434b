// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/metrics_text.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

using namespace stormglass;
using namespace stormglass::tests;

/// Which rows are taken by their times, and what becomes of them.
class MetricsTimesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// As dashboards export tables: newest first. What is out of order there is out of it as ever.
    void rowsNewestFirstAreTurnedRound()
    {
        std::string text = "time,calls\n";
        for (int row = 20; row >= 1; --row) {
            text += std::to_string(row * 60) + "," + std::to_string(row) + "\n";
        }
        const auto file = readMetricsText(text + "60,9\n120,9\n0,0\n");
        QCOMPARE(file.value().metrics.size(), std::size_t{21});
        QCOMPARE(file.value().metrics.seconds.front(), 0.0);
        QCOMPARE(file.value().metrics.seconds.back(), 1200.0);
        QCOMPARE(file.value().metrics.calls.back(), 20.0);
        QCOMPARE(file.value().skippedRows, std::int64_t{2});
        QVERIFY(tells(file, "newest to the oldest and are turned round"));
        QVERIFY(tells(file, "time of the row before and are left out (1): column time of line 22"));
        QVERIFY(tells(file, "where times run backward, and are left out (1): column time of line "
                            "23"));
    }

    void aTimeFarBehindCostsOnlyItsRow()
    {
        for (const int wrong : {3, 8, 15}) {
            std::string text = "time,calls\n";
            for (int row = 20; row >= 1; --row) {
                text +=
                    std::to_string(1796025600 + (row == wrong ? -900'000'000 : row * 60)) + ",4\n";
            }
            const auto file = readMetricsText(text);
            QCOMPARE(file.value().metrics.size(), std::size_t{19});
            QVERIFY(tells(file, "time behind the rows around them and are left out (1)"));
        }
    }

    /// One time with a typing error costs its own row, wherever it stands.
    void aTimeFarAheadCostsOnlyItsRow_data()
    {
        QTest::addColumn<int>("line");
        for (const int line : {2, 3, 4, 7, 20, 21}) {
            QTest::addRow("line %d", line) << line;
        }
    }

    void aTimeFarAheadCostsOnlyItsRow()
    {
        QFETCH(int, line);
        std::string text = "when,calls\n";
        std::vector<double> expected;
        for (int row = 2; row <= 21; ++row) {
            const int seconds = 1796025600 + row * 60;
            text += (row == line ? "2206-11-30T08:00:00Z" : std::to_string(seconds)) + ",4\n";
            if (row != line) {
                expected.push_back(seconds);
            }
        }
        const auto file = readMetricsText(text, MetricsNames::mapped({"time=when"}).value());
        QCOMPARE(file.value().metrics.seconds, expected);
        QCOMPARE(file.value().skippedRows, std::int64_t{1});
        QVERIFY(tells(file, "time ahead of the rows around them and are left out (1): column when "
                            "of line " +
                                std::to_string(line)));
    }

    /// Two rows may be a typing error; three that descend are a file that does.
    void fewRowsTellTheirDirectionToo()
    {
        QCOMPARE(readMetricsText("time,calls\n120,1\n60,2\n").value().metrics.calls,
                 (std::vector<double>{1.0}));
        QCOMPARE(readMetricsText("time,calls\n120,1\n60,2\n0,3\n").value().metrics.calls,
                 (std::vector<double>{3.0, 2.0, 1.0}));
        QCOMPARE(readMetricsText("time,calls\n120,1\n60,2\n0,3\n180,4\n").value().metrics.calls,
                 (std::vector<double>{1.0, 4.0}));
    }

    /// The row behind a gap confirms it; at the end a gap of some rows needs nothing to.
    void gapsAreKept()
    {
        const auto gap =
            readMetricsText("time,calls\n0,1\n60,2\n120,3\n500000,4\n500060,5\n500300,6\n");
        QCOMPARE(gap.value().metrics.calls, (std::vector<double>{1.0, 2.0, 3.0, 4.0, 5.0, 6.0}));
        QVERIFY(gap.value().notes.empty());
    }

    void fewRowsAreKeptWhateverTheirTimes()
    {
        QCOMPARE(readMetricsText("time,calls\n7,1\n").value().metrics.size(), std::size_t{1});
        QCOMPARE(readMetricsText("time,calls\n7,1\n900000,2\n").value().metrics.size(),
                 std::size_t{2});
    }

    /// What comes while a row waits: the same time again, and one that is too late anyway.
    void aWaitingRowStaysWhereItIs()
    {
        const auto file = readMetricsText("time,calls\n0,1\n60,2\n600,3\n600,9\n30,9\n660,4\n");
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{1.0, 2.0, 3.0, 4.0}));
        QVERIFY(tells(file, "time of the row before and are left out (1): column time of line 5"));
        QVERIFY(tells(file, "before that of the row before and are left out (1): column time of "
                            "line 6"));
    }

    /// Whatever the order, what is kept ascends, and the others are counted.
    void keptTimesAscend()
    {
        QVERIFY(rc::check("every row is kept or told, and times ascend", [] {
            const auto times = *rc::gen::container<std::vector<int>>(
                rc::gen::oneOf(rc::gen::inRange(1, 50), rc::gen::inRange(1, 100'000)));
            std::string text = "time,calls\n";
            for (const int time : times) {
                text += std::to_string(time) + ",4\n";
            }
            const auto file = readMetricsText(text);
            RC_ASSERT(file.ok() == !times.empty());
            if (file) {
                const auto& kept = file.value().metrics.seconds;
                RC_ASSERT(std::ranges::adjacent_find(kept, std::greater_equal()) == kept.end());
                RC_ASSERT(kept.size() + static_cast<std::size_t>(file.value().skippedRows) ==
                          times.size());
            }
        }));
    }

    /// However many rows there are, a bounded number is kept, and means stay what they are.
    void manyRowsAreMerged()
    {
        QVERIFY(rc::check("merging keeps sums and times", [] {
            const int rows = *rc::gen::inRange(1, 300);
            constexpr std::size_t most = 16;
            MetricsRows gathered(TimesRun::Forward, most);
            std::vector<double> calls;
            for (int row = 0; row < rows; ++row) {
                calls.push_back(*rc::gen::inRange(0, 100));
                MetricsRow values;
                values[0] = row;
                values[1] = calls.back();
                values[2] = 1.0;
                gathered.add(values);
            }
            const Metrics metrics = gathered.metrics();
            const std::size_t merged = gathered.merged();
            RC_ASSERT(metrics.size() <= most);
            RC_ASSERT(metrics.size() == (calls.size() + merged - 1) / merged);
            RC_ASSERT(metrics.edge == std::vector<double>(metrics.size(), 1.0));
            for (std::size_t row = 0; row < metrics.size(); ++row) {
                const std::size_t begin = row * merged;
                const std::size_t end = std::min(begin + merged, calls.size());
                const double sum =
                    std::accumulate(calls.begin() + static_cast<std::ptrdiff_t>(begin),
                                    calls.begin() + static_cast<std::ptrdiff_t>(end), 0.0);
                RC_ASSERT(metrics.seconds[row] == static_cast<double>(begin));
                RC_ASSERT(std::abs(metrics.calls[row] - sum / static_cast<double>(end - begin)) <
                          1e-9);
            }
        }));
    }

    /// Turned round, merged rows still begin with their earliest, and the other way round they are
    /// the same wherever each stands for as many.
    void mergedRowsCanBeTurnedRound()
    {
        constexpr std::size_t most = 16;
        constexpr int rows = 32;
        MetricsRows forward(TimesRun::Forward, most);
        MetricsRows backward(TimesRun::Backward, most);
        const auto valuesOf = [](int row) {
            MetricsRow values;
            values[0] = row;
            values[1] = row * row;
            return values;
        };
        for (int row = 0; row < rows; ++row) {
            forward.add(valuesOf(row));
            backward.add(valuesOf(rows - 1 - row));
        }
        QVERIFY(forward.merged() > 1);
        QVERIFY(forward.metrics() == backward.metrics());
    }
};

QTEST_GUILESS_MAIN(MetricsTimesTest)
#include "tst_metrics_times.moc"
