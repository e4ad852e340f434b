// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/metrics_text.h"

#include <QTest>

using namespace stormglass;
using namespace stormglass::tests;

class MetricsCsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsColumnsByTheirNames()
    {
        const auto file =
            readMetricsText("Timestamp,requests,calls,distinct-requests,successful,comment\n"
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
        const auto file = readMetricsText("\xEF\xBB\xBF\"time\"; calls ;note\r\n"
                                          "1000;\"4\";\"a;b \"\"c\"\"\"\r\n\r\n1060; 5.5 ;");
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{4.0, 5.5}));
    }

    /// Each with its line and column; the rest is used.
    void badRowsAreLeftOutAndTold()
    {
        const auto file = readMetricsText("time,calls,edge\n"
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
        const std::string told = refusal(readMetricsText(text));
        QVERIFY2(told.find(words) != std::string::npos, told.c_str());
    }

    void anOverlongLineCostsOnlyItself()
    {
        const auto file =
            readMetricsText("time,calls\n1,2\n" + std::string(3U << 20U, '9') + "\n2,3\n");
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{2.0, 3.0}));
        QCOMPARE(file.value().skippedRows, std::int64_t{1});
        QVERIFY(notesOf(file).find("longer than 1 MiB and are left out (1): line 3") !=
                std::string::npos);
    }

    void columnsCanBeNamed()
    {
        const auto names = MetricsNames::mapped({"calls=rpc", "edge=calls"});
        QVERIFY(names.ok());
        const auto file = readMetricsText("time,calls,RPC\n1,4,25\n", names.value());
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{25.0}));
        QCOMPARE(file.value().metrics.edge, (std::vector<double>{4.0}));
        const auto wrong = MetricsNames::mapped({"calls=rcp"});
        QVERIFY(refusal(readMetricsText("time,rpc\n1,4\n", wrong.value()))
                    .find("has no column 'rcp'; did you mean rpc?") != std::string::npos);
    }

    /// A usual name that is given to another column is no longer its own.
    void aNameThatIsGivenIsTaken()
    {
        const auto names = MetricsNames::mapped({"edge=Calls"});
        QVERIFY(refusal(readMetricsText("time,calls\n1,4\n", names.value()))
                    .find("known to hold the calls (time, calls)") != std::string::npos);
        QCOMPARE(
            readMetricsText("time,calls,attempts\n1,4,25\n", names.value()).value().metrics.calls,
            (std::vector<double>{25.0}));
    }

    void aColumnCanBeLeftOut()
    {
        const auto names = MetricsNames::mapped({"errors="});
        const auto file = readMetricsText("time,calls,errors\n1,4,9\n", names.value());
        QVERIFY2(file.ok(), refusal(file).c_str());
        QVERIFY(file.value().metrics.successes.empty());
        QVERIFY(MetricsNames::mapped({"errors=", "edge="}).ok());
    }

    void onlyTheNamesGivenCanCount()
    {
        const auto names = MetricsNames::exactly({"time=when", "calls=rpc"});
        const auto file = readMetricsText("when,rpc,errors\n1,4,x\n", names.value());
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
        QVERIFY(problem({"errors"}).find("names no column") != std::string::npos);
        QVERIFY(problem({"errors=", "errors=a"}).find("given twice") != std::string::npos);
        QVERIFY(problem({"calls=a", "calls=b"}).find("given twice") != std::string::npos);
        QVERIFY(problem({"calls=a", "edge=a"}).find("given for two columns") != std::string::npos);
    }

    /// Wherever the text is cut, the same comes out.
    void piecesMakeNoDifference()
    {
        const std::string text =
            "\xEF\xBB\xBFtime,calls,success\r\n1,4,1\r\n2,\"5\",0.5\r\nx,1,1\r\n"
            "3,6,0.25";
        const auto whole = readMetricsText(text);
        for (std::size_t piece = 1; piece <= text.size(); ++piece) {
            const auto cut = readMetricsText(text, {}, piece);
            QVERIFY(cut.value().metrics == whole.value().metrics);
            QCOMPARE(cut.value().notes, whole.value().notes);
        }
    }
};

QTEST_GUILESS_MAIN(MetricsCsvTest)
#include "tst_metrics_csv.moc"
