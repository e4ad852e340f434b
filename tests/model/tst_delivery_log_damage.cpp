// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Logs that are broken, cut off, hostile or no logs at all.

#include "model/sampling/log_preview.h"
#include "tests/model/log_text.h"

#include <QElapsedTimer>
#include <QTest>

using namespace stormglass;
using namespace stormglass::sampling;

class DeliveryLogDamage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badLinesAreCountedAndNamed()
    {
        const std::string good = R"({"ts":1700000000,"retry_num":0})";
        const auto log =
            readText(good + "\nnot json\n[1]\n\n{\"ts\":\"soon\"}\n{\"retry_num\":0}\n" +
                     R"({"ts":1700000001,"retry_num":"many"})" + "\n" +
                     R"({"ts":1700000002,"status":"OK"})" + "\n" + good + "{}\n" + good);
        const DeliveryLog& read = log.value();
        QCOMPARE(read.figures.attempts, 3);
        QVERIFY(read.partial);
        QVERIFY(hasNote(read, "no JSON object and are left out (3): line 2, line 3, line 9"));
        QVERIFY(hasNote(read, "nor a number since 1970 and are left out (1): line 5"));
        QVERIFY(hasNote(read, "have no time and are left out (1): line 6"));
        QVERIFY(hasNote(read, "retry number that is none and are left out (1): line 7"));
        QVERIFY(hasNote(read, "which is left out (1): line 8"));
    }

    void badRowsAreCountedAndNamed()
    {
        const auto log = readText("time,status\n1700000000,200\n1700000001\n1700000002,200,x\n"
                                  "\"1700000003\"x,200\n\n\"a\nb\",1\n1700000004,200\nsoon,1\n");
        const DeliveryLog& read = log.value();
        QCOMPARE(read.figures.attempts, 2);
        QVERIFY(hasNote(read, "more or fewer fields than the head and are left out (2): line 3, "
                              "line 4"));
        QVERIFY(hasNote(read, "text behind a closing quote and are left out (1): line 5"));
        QVERIFY(hasNote(read, "nor a number since 1970 and are left out (2): line 7, line 10"));
    }

    void longLinesAreLeftOut()
    {
        const std::string good = "{\"ts\":1700000000}\n";
        const std::string padding(LogBuffer::mostLine, 'x');
        const std::string tooLong = "{\"ts\":1700000001,\"pad\":\"" + padding + "\"}\n";
        const std::string justNot =
            "{\"ts\":1700000002,\"pad\":\"" + padding.substr(0, LogBuffer::mostLine - 30) + "\"}\n";
        for (const std::size_t chunk : {std::size_t{5000}, LogBuffer::chunk}) {
            const auto log = readText(good + tooLong + tooLong + good + justNot + good, {}, chunk);
            QCOMPARE(log.value().figures.attempts, 4);
            QVERIFY(!hasNote(log.value(), "no JSON object"));
            QVERIFY(hasNote(log.value(), "longer than 1 MiB and are left out (2): line 2, line 3"));
        }
        const auto csv = readText("ts,a\n1700000000,1\n1700000001,\"" + padding + padding +
                                  "\n1700000002,1\n1700000003,1\n");
        QCOMPARE(csv.value().figures.attempts, 3);
        QVERIFY(!hasNote(csv.value(), "fields than the head"));
        QVERIFY(hasNote(csv.value(), "records are longer than 1 MiB and are left out (1): line 3"));
    }

    /// One quote too many costs its line, wherever the next quote is.
    void aStrayQuoteCostsItsLine_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("lost");
        QTest::addColumn<QByteArray>("note");
        QTest::newRow("opened") << QByteArray("1700000011,\"abc") << 1
                                << QByteArray("lines open a quote that is not closed and are left "
                                              "out (1): line 12");
        QTest::newRow("text behind the next quote")
            << QByteArray("1700000011,\"abc\n1700000012,x\n1700000013,\"good\"") << 1
            << QByteArray("text behind a closing quote and are left out (1): line 12");
        QTest::newRow("closed in a later line")
            << QByteArray("1700000011,\"abc\n1700000012,x\n1700000013,y\",z") << 2
            << QByteArray("more or fewer fields than the head and are left out (2): line 12, "
                          "line 14");
    }

    void aStrayQuoteCostsItsLine()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, lost);
        QFETCH(QByteArray, note);
        std::string text = "time,word\n";
        for (int row = 0; row < 10; ++row) {
            text += std::to_string(1'700'000'000 + row) + ",good\n";
        }
        text += line.toStdString() + '\n';
        const auto inLine = 1 + line.count('\n');
        for (int row = 0; row < 100'000; ++row) { // more than a mebibyte
            text += std::to_string(1'700'000'100 + row) + ",good\n";
        }
        for (const std::size_t chunk : {std::size_t{100'000}, LogBuffer::chunk}) {
            const auto log = readText(text, {}, chunk);
            QCOMPARE(log.value().figures.attempts, 100'010 + inLine - lost);
            QVERIFY(log.value().partial);
            QVERIFY2(hasNote(log.value(), note.toStdString()), log.value().notes[0].c_str());
        }
        const auto preview = previewLog(text.substr(0, 10'000), {}, 50);
        QCOMPARE(preview.value().rows.rows.size(), std::size_t{50});
    }

    /// Every line closes the quote before it and opens the next: nothing is whole, and looking for
    /// its end from each line anew would take minutes.
    void quotesInEveryLineTakeNoAges()
    {
        std::string text = "time,word\n";
        while (text.size() < (std::size_t{2} << 20U)) {
            text += "a\",\"b\n";
        }
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!readText(text).ok());
        QVERIFY(!previewLog(text.substr(0, LogBuffer::chunk), {}, 5).value().rows.rows.size());
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    }

    void aQuoteAtTheEndCostsOnlyItsLine()
    {
        const auto log = readText("time,word\n1700000000,a\n1700000001,\"b\n1700000002,c\n");
        QCOMPARE(log.value().figures.attempts, 2);
        QVERIFY(
            hasNote(log.value(), "open a quote that is not closed and are left out (1): line 3"));
    }

    void aDamagedHeadIsNoHead()
    {
        QCOMPARE(problemOf("\"time\"x,status\n1700000000,200\n"),
                 std::string("the head of this log has text behind a closing quote; mend its first "
                             "line, or give a log with a head"));
        QVERIFY(problemOf("time,\"status\n1700000000,200\n")
                    .starts_with("the head of this log opens a quote and does not close it"));
    }

    void blanksAreNoPartOfAField()
    {
        const auto log = readText("\n   \r\n time; retry_num ; retry_reason ;event_id\n"
                                  "1700000000 ; 1; \"http_error\" ; Ev1\n"
                                  " 1700000060;  ;;Ev2, b\n");
        const DeliveryLog& read = log.value();
        QCOMPARE(read.figures.attempts, 2);
        QCOMPARE(read.figures.reasons[0].first, std::string("http_error"));
        QCOMPARE(read.figures.eventsByAttempt, (EventsByAttempt{2, 1, 0, 0}));
        QVERIFY(!read.partial);
    }

    void refusesWhatIsNoLog()
    {
        QCOMPARE(problemOf(""), std::string("this log is empty; give one with a line for each "
                                            "delivery"));
        QCOMPARE(problemOf("\n \n"), problemOf(""));
        QVERIFY(problemOf("\x1f\x8b\x08").find("compressed; unpack it first") != std::string::npos);
        QVERIFY(problemOf("[{\"ts\":1}]").find("one JSON array; give one object a line") !=
                std::string::npos);
        QVERIFY(problemOf("\xff\xfe{").find("UTF-16") != std::string::npos);
        QCOMPARE(problemOf("a,b\n1,2\n"),
                 std::string("no column is known to hold the time (a, b); name it with --map "
                             "time=NAME, or give a log with a head"));
        QCOMPARE(problemOf(R"({"when":1,"b":2})"),
                 std::string("there is not one usable delivery in this log: lines have no time and "
                             "are left out (1): line 1; name the time with --map time=NAME; its "
                             "keys are when, b"));
        QVERIFY(problemOf("{{{{").find("the log ends within a line") != std::string::npos);
        QVERIFY(problemOf("time,a\n").find("not one usable delivery") != std::string::npos);
    }

    /// Every reason is told, and what to do about a time that is none.
    void aWrongTimeColumnIsNamed()
    {
        QCOMPARE(problemOf("time,a\nhttp_error,1\n,2\n"),
                 std::string("there is not one usable delivery in this log: lines have a time that "
                             "is neither ISO 8601 nor a number since 1970 and are left out (1): "
                             "line 2; lines have no time and are left out (1): line 3; take the "
                             "time from another column than 'time'"));
        QVERIFY(problemOf("time,retry_num\n1700000000,x\n")
                    .ends_with("give one with a line for each delivery"));
    }

    /// Cut at every byte: what was whole is read, and a sentence tells of the rest.
    void survivesACutAnywhere()
    {
        for (const std::string_view whole : {threeLines, threeRows}) {
            const bool csv = whole == threeRows;
            for (std::size_t length = 0; length < whole.size(); ++length) {
                const std::string_view text = whole.substr(0, length);
                const auto lines = std::ranges::count(text, '\n');
                const auto log = readText(text);
                const bool atLineEnd = text.empty() || text.ends_with('\n');
                if (!log) {
                    QVERIFY(lines <= (csv ? 1 : 0));
                    QVERIFY(!log.problem().sentence().empty());
                    continue;
                }
                const auto whole1 = lines - (csv ? 1 : 0);
                QVERIFY(log.value().figures.attempts >= whole1);
                QVERIFY(log.value().figures.attempts <= whole1 + 1);
                const bool complete = !csv && text.ends_with('}');
                QCOMPARE(hasNote(log.value(), "the log ends within a line") ||
                             hasNote(log.value(), "may be cut off"),
                         !atLineEnd && !complete);
            }
        }
    }

    void survivesHostileText_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const QByteArray& text) {
            QTest::newRow(name) << text;
        };
        row("zero bytes", QByteArray(10'000, '\0'));
        row("deep", QByteArray("{\"a\":") + QByteArray(100'000, '['));
        row("deep whole",
            "{\"ts\":1,\"a\":" + QByteArray(5'000, '[') + QByteArray(5'000, ']') + "}");
        row("quotes", QByteArray(10'000, '"'));
        row("commas", QByteArray("time") + QByteArray(100'000, ',') + "\n1\n");
        row("not UTF-8", "{\"ts\":1,\"event_id\":\"\xff\xfe\"}\n");
        row("escaped key", "{\"t\\u0073\":1,\"\\\"\":2,\"\\\\\":3}");
        row("long key", "{\"" + QByteArray(500'000, 'k') + "\":1,\"ts\":2}");
        row("many keys", "{" + QByteArray("\"k\":1,").repeated(100'000) + "\"ts\":2}");
        row("nested columns", R"({"ts":{"ts":1},"status":[200],"retry_num":{}})");
        row("huge numbers", R"({"ts":1e400,"status":1e400,"duration_ms":-1e400})");
        row("only returns", QByteArray(1000, '\r'));
        row("a brace", "{");
        row("a mark alone", "\xef\xbb\xbf");
        row("control", "{\"ts\":1,\"retry_reason\":\"\x1b[2J\"}");
        row("duplicate keys", R"({"ts":1,"ts":2,"ts":3})");
    }

    void survivesHostileText()
    {
        QFETCH(QByteArray, text);
        for (const std::size_t chunk : {std::size_t{1}, std::size_t{4096}, LogBuffer::chunk}) {
            if (chunk == 1 && text.size() > 20'000) {
                continue; // each byte is searched again for its line's end
            }
            const auto log = readText(text.toStdString(), {}, chunk);
            QVERIFY(log.ok() || !log.problem().sentence().empty());
        }
    }
};

QTEST_GUILESS_MAIN(DeliveryLogDamage)
#include "tst_delivery_log_damage.moc"
