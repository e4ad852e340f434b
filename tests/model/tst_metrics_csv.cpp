// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_window.h"
#include "tests/model/metrics_text.h"

#include <QTest>
#include <rapidcheck.h>

#include <cmath>
#include <functional>
#include <numeric>

using namespace stormglass;
using namespace stormglass::tests;

namespace {

Outcome<MetricsFile> read(const std::string& text, const MetricsNames& names = {})
{
    return readMetricsText(text, names);
}

std::string refusal(const Outcome<MetricsFile>& file)
{
    return file ? "read" : file.problem().sentence();
}

std::string notesOf(const Outcome<MetricsFile>& file)
{
    std::string all;
    for (const std::string& note : file.value().notes) {
        all += note + "\n";
    }
    return all;
}

bool tells(const Outcome<MetricsFile>& file, const std::string& words)
{
    return notesOf(file).find(words) != std::string::npos;
}

} // namespace

class MetricsCsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsColumnsByTheirNames()
    {
        const auto file = read("Timestamp,requests,calls,distinct-requests,successful,comment\n"
                               "2026-11-30T08:00:00Z,4,25,4,1,a\n1796026860,5,26,5,2,b\n");
        QVERIFY2(file.ok(), refusal(file).c_str());
        const Metrics& metrics = file.value().metrics;
        QCOMPARE(metrics.seconds, (std::vector<double>{1796025600.0, 1796026860.0}));
        QCOMPARE(metrics.edge, (std::vector<double>{4.0, 5.0}));
        QCOMPARE(metrics.calls, (std::vector<double>{25.0, 26.0}));
        QCOMPARE(metrics.distinct, (std::vector<double>{4.0, 5.0}));
        QCOMPARE(metrics.successes, (std::vector<double>{1.0, 2.0}));
        QCOMPARE(file.value().names[1], std::string("calls"));
        QVERIFY(file.value().notes.empty());
    }

    /// A byte order mark, CRLF, semicolons, quotes with separators in them, blanks, no last line
    /// end.
    void readsWhatSpreadsheetsWrite()
    {
        const auto file = read("\xEF\xBB\xBF\"time\"; calls ;note\r\n"
                               "1000;\"4\";\"a;b \"\"c\"\"\"\r\n\r\n1060; 5.5 ;");
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{4.0, 5.5}));
    }

    void successIsMeasuredInThreeWays()
    {
        const std::vector<double> expected{3.0, 4.0};
        QCOMPARE(read("ts,calls,success_ratio\n1,4,0.75\n2,8,0.5\n").value().metrics.successes,
                 expected);
        QCOMPARE(read("ts,calls,errors\n1,4,1\n2,8,4\n").value().metrics.successes, expected);
        QCOMPARE(read("ts,calls,successes\n1,4,3\n2,8,4\n").value().metrics.successes, expected);
        QVERIFY(read("ts,calls\n1,4\n").value().metrics.successes.empty());
    }

    /// Each with its line and column; the rest is used.
    void badRowsAreLeftOutAndTold()
    {
        const auto file = read("time,calls,edge\n"
                               "100,4,4\n"    // 2
                               "160,many,4\n" // 3
                               "220,4,\n"     // 4
                               "100,4,4\n"    // 5
                               "90,4,4\n"     // 6
                               "280,-4,4\n"   // 7
                               "soon,4,4\n"   // 8
                               "340,4\n"      // 9
                               "400,\"4,4\n"  // 10
                               "460,nan,4\n"  // 11
                               "520,8,4\n");  // 12
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.seconds, (std::vector<double>{100.0, 520.0}));
        QCOMPARE(file.value().skippedRows, std::int64_t{9});
        const std::string notes = notesOf(file);
        for (const char* words :
             {"no number and are left out (2): column calls of line 3, column calls of line 11",
              "lack a value and are left out (1): column edge of line 4",
              "the time of the row before and are left out (1): column time of line 5",
              "before that of the row before and are left out (1): column time of line 6",
              "negative value and are left out (1): column calls of line 7",
              "neither ISO 8601 nor a number since 1970 and are left out (1): column time of line "
              "8",
              "fewer fields than the head and are left out (1): line 9",
              "a quote too many or too few and are left out (1): line 10"}) {
            QVERIFY2(notes.find(words) != std::string::npos, (words + ("\n" + notes)).c_str());
        }
    }

    void impossibleSuccessIsLeftOut()
    {
        const auto ratio = read("time,calls,success\n1,4,0.5\n2,4,75\n");
        QVERIFY(
            tells(ratio, "success ratio over 1 and are left out (1): column success of line 3"));
        const auto errors = read("time,calls,failed\n1,4,5\n2,4,4\n");
        QVERIFY(tells(errors, "more successes or errors than calls and are left out (1): column "
                              "failed of line 2"));
        QCOMPARE(errors.value().metrics.successes, (std::vector<double>{0.0}));
    }

    /// Two rates that were scraped apart: a hair over is all, more is left out.
    void aHairOverCallsCountsAsAll()
    {
        const auto over = read("time,calls,successes\n1,1000,1000\n2,1000,1009.9\n3,1000,1010.1\n"
                               "4,1000,999\n5,0,0.001\n");
        QCOMPARE(over.value().metrics.successes, (std::vector<double>{1000.0, 1000.0, 999.0}));
        QCOMPARE(over.value().skippedRows, std::int64_t{2});
        QVERIFY(tells(over,
                      "up to 1 % over calls, which count as all of them (1): column successes "
                      "of line 3"));
        QVERIFY(tells(over, "than calls and are left out (2): column successes of line 4, column "
                            "successes of line 6"));
        QCOMPARE(read("time,calls,errors\n1,4,4.03\n").value().metrics.successes,
                 (std::vector<double>{0.0}));
        QCOMPARE(read("time,calls,success\n1,4,1.002\n").value().metrics.successes,
                 (std::vector<double>{4.0}));
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
        const auto file = read(text, MetricsNames::mapped({"time=when"}).value());
        QCOMPARE(file.value().metrics.seconds, expected);
        QCOMPARE(file.value().skippedRows, std::int64_t{1});
        QVERIFY(tells(file, "time ahead of the rows around them and are left out (1): column when "
                            "of line " +
                                std::to_string(line)));
    }

    /// As dashboards export tables: newest first. What is out of order there is out of it as ever.
    void rowsNewestFirstAreTurnedRound()
    {
        std::string text = "time,calls\n";
        for (int row = 20; row >= 1; --row) {
            text += std::to_string(row * 60) + "," + std::to_string(row) + "\n";
        }
        const auto file = read(text + "60,9\n120,9\n0,0\n");
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
            const auto file = read(text);
            QCOMPARE(file.value().metrics.size(), std::size_t{19});
            QVERIFY(tells(file, "time behind the rows around them and are left out (1)"));
        }
    }

    /// Two rows may be a typing error; three that descend are a file that does.
    void fewRowsTellTheirDirectionToo()
    {
        QCOMPARE(read("time,calls\n120,1\n60,2\n").value().metrics.calls,
                 (std::vector<double>{1.0}));
        QCOMPARE(read("time,calls\n120,1\n60,2\n0,3\n").value().metrics.calls,
                 (std::vector<double>{3.0, 2.0, 1.0}));
        QCOMPARE(read("time,calls\n120,1\n60,2\n0,3\n180,4\n").value().metrics.calls,
                 (std::vector<double>{1.0, 4.0}));
    }

    void aValueBeyondAllRatesCostsItsRow()
    {
        const auto file = read("time,calls,edge\n1,1e15,4\n2,4,1.1e15\n3,1e308,1e308\n4,4,4\n");
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{1e15, 4.0}));
        QVERIFY(tells(file, "value over 1e+15 and are left out (2): column edge of line "
                            "3, column calls of line 4"));
    }

    /// The row behind a gap confirms it; at the end a gap of some rows needs nothing to.
    void gapsAreKept()
    {
        const auto gap = read("time,calls\n0,1\n60,2\n120,3\n500000,4\n500060,5\n500300,6\n");
        QCOMPARE(gap.value().metrics.calls, (std::vector<double>{1.0, 2.0, 3.0, 4.0, 5.0, 6.0}));
        QVERIFY(gap.value().notes.empty());
    }

    void fewRowsAreKeptWhateverTheirTimes()
    {
        QCOMPARE(read("time,calls\n7,1\n").value().metrics.size(), std::size_t{1});
        QCOMPARE(read("time,calls\n7,1\n900000,2\n").value().metrics.size(), std::size_t{2});
    }

    /// What comes while a row waits: the same time again, and one that is too late anyway.
    void aWaitingRowStaysWhereItIs()
    {
        const auto file = read("time,calls\n0,1\n60,2\n600,3\n600,9\n30,9\n660,4\n");
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
            const auto file = read(text);
            RC_ASSERT(file.ok() == !times.empty());
            if (file) {
                const auto& kept = file.value().metrics.seconds;
                RC_ASSERT(std::ranges::adjacent_find(kept, std::greater_equal()) == kept.end());
                RC_ASSERT(kept.size() + static_cast<std::size_t>(file.value().skippedRows) ==
                          times.size());
            }
        }));
    }

    void filesThatCannotBeReadAreRefused_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("words");
        const auto row = [](const char* name, std::string text, std::string words) {
            QTest::newRow(name) << std::move(text) << std::move(words);
        };
        row("empty", "", "it is empty");
        row("blank", "\n\n", "it is empty");
        row("no calls", "time,edge\n1,4\n", "known to hold the calls (time, edge)");
        row("no time", "calls,edge\n1,4\n", "known to hold the time");
        row("head only", "time,calls\n", "not one usable row");
        row("no usable row", "time,calls\n1,x\n",
            "no number and are left out (1): column calls of line 2");
        row("open quote in the head", "\"time,calls\n1,2\n", "its head is no line of CSV");
        row("one endless line", std::string(3U << 20U, 'x'), "longer than 1 MiB");
    }

    void filesThatCannotBeReadAreRefused()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, words);
        const std::string told = refusal(read(text));
        QVERIFY2(told.find(words) != std::string::npos, told.c_str());
    }

    void anOverlongLineCostsOnlyItself()
    {
        const auto file = read("time,calls\n1,2\n" + std::string(3U << 20U, '9') + "\n2,3\n");
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{2.0, 3.0}));
        QCOMPARE(file.value().skippedRows, std::int64_t{1});
        QVERIFY(notesOf(file).find("longer than 1 MiB and are left out (1): line 3") !=
                std::string::npos);
    }

    void columnsCanBeNamed()
    {
        const auto names = MetricsNames::mapped({"calls=rpc", "edge=calls"});
        QVERIFY(names.ok());
        const auto file = read("time,calls,RPC\n1,4,25\n", names.value());
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{25.0}));
        QCOMPARE(file.value().metrics.edge, (std::vector<double>{4.0}));
        const auto wrong = MetricsNames::mapped({"calls=rcp"});
        QVERIFY(refusal(read("time,rpc\n1,4\n", wrong.value()))
                    .find("has no column 'rcp'; did you mean rpc?") != std::string::npos);
    }

    /// A usual name that is given to another column is no longer its own.
    void aNameThatIsGivenIsTaken()
    {
        const auto names = MetricsNames::mapped({"edge=Calls"});
        QVERIFY(refusal(read("time,calls\n1,4\n", names.value()))
                    .find("known to hold the calls (time, calls)") != std::string::npos);
        QCOMPARE(read("time,calls,attempts\n1,4,25\n", names.value()).value().metrics.calls,
                 (std::vector<double>{25.0}));
    }

    void onlyTheNamesGivenCanCount()
    {
        const auto names = MetricsNames::exactly({"time=when", "calls=rpc"});
        const auto file = read("when,rpc,errors\n1,4,x\n", names.value());
        QVERIFY2(file.ok(), refusal(file).c_str());
        QVERIFY(file.value().metrics.successes.empty());
        QVERIFY(!MetricsNames::exactly({"calls=a", "edge=a"}).ok());
    }

    void namesThatCannotBeAreRefused()
    {
        const auto problem = [](const std::vector<std::string>& given) {
            const auto names = MetricsNames::mapped(given);
            return names ? std::string("taken") : names.problem().sentence();
        };
        QVERIFY(problem({"call=x"}).find("did you mean calls?") != std::string::npos);
        QVERIFY(problem({"calls="}).find("names no column") != std::string::npos);
        QVERIFY(problem({"calls=a", "calls=b"}).find("given twice") != std::string::npos);
        QVERIFY(problem({"calls=a", "edge=a"}).find("given for two columns") != std::string::npos);
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
                const auto file = read(text, MetricsNames::mapped({column}).value());
                QCOMPARE(file.value().looksLikeCounter, isCounter);
                QCOMPARE(tells(file, "never fall but for resets, as counters do: rpc; give rates, "
                                     "as rate(rpc[1m])"),
                         isCounter);
            }
        }
    }

    /// However many rows there are, a bounded number is kept, and means stay what they are.
    void manyRowsAreMerged()
    {
        QVERIFY(rc::check("merging keeps sums and times", [] {
            const int rows = *rc::gen::inRange(1, 300);
            constexpr std::size_t most = 16;
            MetricsRows gathered({MetricsColumn::Time, MetricsColumn::Calls, MetricsColumn::Edge},
                                 most);
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
        MetricsRows forward({MetricsColumn::Time, MetricsColumn::Calls}, most);
        MetricsRows backward({MetricsColumn::Time, MetricsColumn::Calls}, most);
        backward.setTimesRun(TimesRun::Backward);
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

    void stretchesOfTimeAreRows()
    {
        const Metrics metrics{.seconds = {1000.0, 1060.0, 1120.0, 1180.0},
                              .calls = {1.0, 1.0, 1.0, 1.0}};
        const auto rows = [&metrics](std::string_view stretch) {
            const auto found = rowsWithin(stretch, metrics);
            return found ? std::pair(found.value().begin, found.value().end)
                         : std::pair<std::size_t, std::size_t>(99, 99);
        };
        QCOMPARE(rows("1060:1120"), (std::pair<std::size_t, std::size_t>(1, 3)));
        QCOMPARE(rows("0:60"), (std::pair<std::size_t, std::size_t>(0, 2)));
        QCOMPARE(rows("1970-01-01T00:17:40Z:1970-01-01T00:18:40Z"),
                 (std::pair<std::size_t, std::size_t>(1, 3)));
        QCOMPARE(rows("1061:1062").first, std::size_t{99});
        QCOMPARE(rows("1120:1060").first, std::size_t{99});
        QCOMPARE(rows("soon:later").first, std::size_t{99});
        QCOMPARE(rows("1060").first, std::size_t{99});
    }

    /// Wherever the text is cut, the same comes out.
    void piecesMakeNoDifference()
    {
        const std::string text =
            "\xEF\xBB\xBFtime,calls,success\r\n1,4,1\r\n2,\"5\",0.5\r\nx,1,1\r\n"
            "3,6,0.25";
        const auto whole = read(text);
        for (std::size_t piece = 1; piece <= text.size(); ++piece) {
            const auto cut = readMetricsText(text, {}, piece);
            QVERIFY(cut.value().metrics == whole.value().metrics);
            QCOMPARE(cut.value().notes, whole.value().notes);
        }
    }
};

QTEST_GUILESS_MAIN(MetricsCsvTest)
#include "tst_metrics_csv.moc"
