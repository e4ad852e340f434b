// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/interrupt_watch.h"
#include "tests/cli/run_command.h"
#include "tests/model/log_file.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace stormglass;
using namespace stormglass::cli;
using namespace stormglass::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray threeLines =
    R"({"when":"2026-11-30T08:00:00Z","event_id":"Ev1","retry_num":0,"status":200,"duration_ms":120,"api_calls":3}
{"when":"2026-11-30T08:00:30Z","event_id":"Ev2","retry_num":0,"status":500,"duration_ms":3400,"api_calls":2}
{"when":"2026-11-30T08:12:00Z","event_id":"Ev2","retry_num":2,"retry_reason":"http_timeout","status":200,"duration_ms":80,"api_calls":1}
broken
)";

} // namespace

class SampleLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jsonHasTheContractsKeys()
    {
        const LogFile log(threeLines);
        const Run run = runCommand(
            {"sample", "--log", log.path().toStdString(), "--map", "time=when", "--json"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.err.empty());
        const QJsonObject object = json(run);
        QCOMPARE(object[u"source"_s].toString(), u"log"_s);
        QCOMPARE(object[u"rate"_s][u"count"_s].toInt(), 3);
        QCOMPARE(object[u"rate"_s][u"span_seconds"_s].toDouble(), 720.0);
        QCOMPARE(object[u"rate"_s][u"per_minute"_s].toDouble(), 0.2);
        QVERIFY(!object[u"rate"_s][u"note"_s].toString().isEmpty());
        QCOMPARE(object[u"sum_per_minute"_s].toDouble(), 0.25);
        QVERIFY(object[u"channels"_s].toArray().isEmpty());
        QVERIFY(object[u"partial"_s].toBool());
        QVERIFY(object[u"notes"_s].toArray().first().toString().contains(u"no JSON object"_s));
        QCOMPARE(object[u"columns"_s][u"time"_s].toString(), u"when"_s);
        const QJsonValue deliveries = object[u"deliveries"_s];
        QCOMPARE(deliveries[u"attempts"_s].toInt(), 3);
        QCOMPARE(deliveries[u"events"_s].toInt(), 3); // the retry came after ten minutes
        QCOMPARE(deliveries[u"miss_rate"_s].toDouble(), 0.4);
        QVERIFY(deliveries[u"miss_rate_low"_s].toDouble() < 0.2);
        QVERIFY(deliveries[u"miss_rate_high"_s].toDouble() > 0.7);
        QCOMPARE(deliveries[u"work_ms"_s][u"p50"_s].toDouble(), 120.0);
        QVERIFY(deliveries[u"work_ms"_s][u"p95"_s].toDouble() > 3390.0);
        QVERIFY(deliveries[u"work_ms"_s][u"p99"_s].toDouble() > 3390.0);
        QCOMPARE(deliveries[u"over_deadline_share"_s].toDouble(), 1.0 / 3.0);
        QCOMPARE(deliveries[u"calls_per_run"_s].toDouble(), 2.0);
        QCOMPARE(deliveries[u"reasons"_s][u"http_timeout"_s].toInt(), 1);
        QCOMPARE(deliveries[u"success_ratio"_s].toDouble(), 2.0 / 3.0);
        QCOMPARE(deliveries[u"disable"_s].toString(), u"under"_s);
        const QJsonValue hour = deliveries[u"disable_hour"_s];
        QCOMPARE(hour[u"attempts"_s].toInt(), 3);
        QCOMPARE(hour[u"failed"_s].toInt(), 1);
        QVERIFY(hour[u"minutes"_s].toInt() > 0 && hour[u"events"_s].toInt() > 0);
        QVERIFY(hour[u"begins_unix_s"_s].toInteger() % 60 == 0);
        QVERIFY(hour[u"sentence"_s].toString().startsWith(u"1 of 3 attempts"_s));
    }

    void whatALogDoesNotTellIsNull()
    {
        const LogFile log("time\n2026-11-30T08:00:00Z\n");
        const QJsonObject object =
            json(runCommand({"sample", "--log", log.path().toStdString(), "--json"}));
        const QJsonValue deliveries = object[u"deliveries"_s];
        for (const char* key :
             {"miss_rate", "miss_rate_low", "miss_rate_high", "work_ms", "over_deadline_share",
              "calls_per_run", "success_ratio", "disable", "retried_share"}) {
            QVERIFY2(deliveries[QString::fromLatin1(key)].isNull(), key);
        }
        QVERIFY(deliveries[u"reasons"_s].toObject().isEmpty());
        QCOMPARE(object[u"rate"_s][u"note"_s].toString(), u"every delivery shares a time"_s);
    }

    void textSaysWhatIsThere()
    {
        const LogFile log(threeLines);
        const Run run =
            runCommand({"sample", "--log", log.path().toStdString(), "--map", "time=when"});
        QCOMPARE(run.exitCode, 0);
        for (const char* words :
             {"3 deliveries of 3 events, over 720 s (NDJSON)",
              "events              0.25 events/min, busiest minute 2", "miss rate           40 %, ",
              "work time           p50 120 ms", "over 3 s            33.3 %",
              "calls per run       2", "retry reasons       http_timeout 1",
              "succeeded           66.7 % of the deliveries", "disable rule        under: 1 of 3",
              "columns             time=when, event_id=event_id"}) {
            QVERIFY2(run.out.find(words) != std::string::npos, words);
        }
        QVERIFY(run.err.find("note: lines are no JSON object") != std::string::npos);
        const LogFile little("time\n2026-11-30T08:00:00Z\n");
        const Run short_ = runCommand({"sample", "--log", little.path().toStdString()});
        QVERIFY(short_.out.find("miss rate") == std::string::npos);
        QVERIFY(short_.out.starts_with("1 delivery of 1 event, all at one time (CSV)\n"));
        QVERIFY(short_.err.find("note: no line has a retry number") != std::string::npos);
    }

    /// Any 60 s, as of messages: not those of the clock, whose minutes would part these events.
    void theBusiestMinuteIsOfAny60Seconds()
    {
        QByteArray lines = "time,event_id\n";
        for (int second = 0; second < 40; ++second) {
            lines += QByteArray::number(1'700'000'000 - 1'700'000'000 % 60 + 40 + second) + ",Ev" +
                     QByteArray::number(second) + "\n";
        }
        const LogFile log(lines);
        const Run run = runCommand({"sample", "--log", log.path().toStdString(), "--json"});
        QCOMPARE(json(run)[u"deliveries"_s][u"busiest_minute"_s].toInt(), 40);
    }

    void csvHasOneRow()
    {
        const LogFile log(threeLines);
        const Run run = runCommand(
            {"sample", "--log", log.path().toStdString(), "--map", "time=when", "--format", "csv"});
        const auto lines = QString::fromStdString(run.out).split(u'\n');
        QVERIFY(lines[0].startsWith(u"attempts,events,span_seconds,events_per_minute,"_s));
        QVERIFY(lines[1].startsWith(u"3,3,720,0.25,2,0.4,"_s));
        QVERIFY(lines[1].endsWith(u",under,http_timeout 1"_s));
    }

    void controlCharactersAreNotPrinted()
    {
        const LogFile log(
            "{\"ts\":1700000000,\"retry_num\":1,\"retry_reason\":\"\x7f\x7fowned\"}\n");
        const Run run = runCommand({"sample", "--log", log.path().toStdString()});
        QVERIFY(run.out.find("retry reasons       ??owned 1") != std::string::npos);
    }

    void aLongReasonIsSeenToBeCut()
    {
        const LogFile log("{\"ts\":1700000000,\"retry_num\":1,\"retry_reason\":\"" +
                          QByteArray(63, 'x') + "äyz\"}\n");
        const Run run = runCommand({"sample", "--log", log.path().toStdString()});
        QVERIFY2(run.out.find(" " + std::string(63, 'x') + "… 1\n") != std::string::npos,
                 run.out.c_str());
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no such file")
            << QStringList{u"--log"_s, u"/no/such/file"_s}
            << u"/no/such/file: there is no such file; give a delivery log, NDJSON or CSV with a "
               "line for each delivery"_s;
        QTest::newRow("unknown column")
            << QStringList{u"--log"_s, u"x"_s, u"--map"_s, u"statsu=code"_s}
            << u"--map: 'statsu' is no column of a delivery log; did you mean status? Otherwise "
               "give time, event_id, retry_num, retry_reason, status, duration, duration_ms, "
               "duration_s, "
               "api_calls or message"_s;
        QTest::newRow("map alone")
            << QStringList{u"--map"_s, u"time=when"_s}
            << u"--map: there is no log whose columns it could name; give --log FILE as well"_s;
        QTest::newRow("export as well")
            << QStringList{u"--log"_s, u"x"_s, u"--export"_s, u"y"_s}
            << u"sample: there are two things to measure; give --export or --log, not both"_s;
        QTest::newRow("unknown format")
            << QStringList{u"--log"_s, u"x"_s, u"--format"_s, u"xml"_s}
            << u"--format: 'xml' is no format; give text, json or csv"_s;
        QTest::newRow("stray word")
            << QStringList{u"--log"_s, u"x"_s, u"--map"_s, u"time=a"_s, u"b"_s}
            << u"'b': this argument was not expected; see stormglass-cli "
               "sample --help"_s;
    }

    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, sentence);
        std::vector<std::string> texts{"sample"};
        for (const QString& argument : std::as_const(arguments)) {
            texts.push_back(argument.toStdString());
        }
        const Run run = runCommand(texts);
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(QString::fromStdString(run.err), sentence + u'\n');
        QVERIFY(run.out.empty());
    }

    /// The lines that the guide shows are read without a flag and without a word of complaint, save
    /// for what they do not have.
    void theGuidesLinesAreRead()
    {
        QFile guide(QStringLiteral(STORMGLASS_SOURCE_DIR "/resources/help/measuring.md"));
        QVERIFY(guide.open(QIODevice::ReadOnly));
        const QStringList parts = QString::fromUtf8(guide.readAll()).split(u"```json\n"_s);
        QCOMPARE(parts.size(), 4);
        const std::vector<QStringList> columns{
            {u"time"_s, u"status"_s, u"duration"_s, u"retry_num"_s, u"retry_reason"_s},
            {u"time"_s, u"event_id"_s, u"duration"_s, u"retry_num"_s, u"api_calls"_s},
            {u"time"_s, u"event_id"_s, u"status"_s, u"duration"_s, u"retry_num"_s}};
        for (qsizetype part = 1; part < parts.size(); ++part) {
            const LogFile log(parts[part].section(u"```"_s, 0, 0).toUtf8());
            const QJsonObject object =
                json(runCommand({"sample", "--log", log.path().toStdString(), "--json"}));
            QVERIFY(!object[u"partial"_s].toBool(true));
            const QStringList& expected = columns[static_cast<std::size_t>(part - 1)];
            for (const QString& column : expected) {
                QVERIFY2(object[u"columns"_s].toObject().contains(column), qPrintable(column));
            }
        }
    }

    void anInterruptIsCaughtOnce()
    {
        {
            const InterruptCatch first;
            QVERIFY(!first.caught());
            std::raise(SIGINT);
            QVERIFY(first.caught());
        }
        const InterruptCatch second;
        QVERIFY(!second.caught());
    }
};

QTEST_GUILESS_MAIN(SampleLog)
#include "tst_sample_log.moc"
