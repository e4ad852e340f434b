// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery_notes.h"
#include "tests/model/log_text.h"

#include <QTest>

using namespace stormglass;
using namespace stormglass::amplification;
using namespace stormglass::sampling;

namespace {

void checkThree(const DeliveryLog& log)
{
    const DeliveryFigures& figures = log.figures;
    QCOMPARE(figures.attempts, 3);
    QCOMPARE(figures.events, 2);
    QCOMPARE(figures.spanSeconds, 60.0);
    QCOMPARE(figures.eventsPerMinute, 2.0);
    QCOMPARE(figures.eventsByAttempt, (EventsByAttempt{2, 1, 0, 0}));
    QCOMPARE(figures.missRate->missRate, 1.0 / 3.0);
    QCOMPARE(figures.retriedShare, std::optional(0.5));
    QCOMPARE(figures.work->p50, 120.0);
    QVERIFY(figures.work->p99 <= 3400.5 && figures.work->p99 >= 3397.0);
    QCOMPARE(figures.overDeadlineShare, std::optional(1.0 / 3.0));
    QCOMPARE(figures.callsPerRun, std::optional(2.0));
    QCOMPARE(figures.successRatio, std::optional(2.0 / 3.0));
    QCOMPARE(figures.reasons.size(), std::size_t{1});
    QCOMPARE(figures.reasons[0], (std::pair<std::string, std::int64_t>{"http_timeout", 1}));
    QVERIFY(!log.partial);
}

/// A time on the morning of that day, as text.
std::string at(int second)
{
    const auto two = [](int value) {
        return (value < 10 ? "0" : "") + std::to_string(value);
    };
    return "2026-11-30T" + two(8 + second / 3600) + ':' + two(second / 60 % 60) + ':' +
           two(second % 60) + 'Z';
}

} // namespace

class DeliveryLogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsNdjson()
    {
        const auto log = readText(threeLines);
        QVERIFY(log.ok());
        QCOMPARE(log.value().format, LogFormat::Ndjson);
        checkThree(log.value());
    }

    void readsCsv()
    {
        const auto log = readText(threeRows);
        QVERIFY(log.ok());
        QCOMPARE(log.value().format, LogFormat::Csv);
        checkThree(log.value());
        QCOMPARE(log.value().names[5], std::string("request_time"));
    }

    void readsTheSameInChunksOfAnySize()
    {
        for (const std::size_t chunk : {1, 2, 3, 7, 64, 1000}) {
            checkThree(readText(threeLines, {}, chunk).value());
            checkThree(readText(threeRows, {}, chunk).value());
        }
    }

    void readsAByteOrderMarkAndSemicolons()
    {
        checkThree(readText("\xef\xbb\xbf" + std::string(threeLines)).value());
        checkThree(readText("\xef\xbb\xbf" + std::string(threeRows)).value());
        std::string semicolons = threeRows;
        std::ranges::replace(semicolons, ',', ';');
        checkThree(readText(semicolons).value());
    }

    /// iterate/iterate, pull request 1521: 604 attempts within an hour, 592 answered 404, 8 401, 4
    /// 200. 150 events are tried four times and never answered, four are answered at once.
    void reportedCaseOfAnAppSwitchedOff()
    {
        std::string text;
        int failures = 0;
        for (int event = 0; event < 154; ++event) {
            const bool answered = event % 40 == 0;
            for (int attempt = 0; attempt < (answered ? 1 : 4); ++attempt) {
                const int offset = attempt == 0 ? 0 : attempt == 1 ? 1 : attempt == 2 ? 61 : 361;
                failures += answered ? 0 : 1;
                const int status = answered ? 200 : failures % 75 == 0 ? 401 : 404;
                text += "{\"ts\":\"" + at(event * 21 + offset) + "\",\"event_id\":\"Ev" +
                        std::to_string(event) + "\",\"status\":" + std::to_string(status) +
                        (attempt == 0 ? ""
                                      : ",\"retry_num\":" + std::to_string(attempt) +
                                            ",\"retry_reason\":\"http_error\"") +
                        "}\n";
            }
        }
        const auto log = readText(text);
        QVERIFY(log.ok());
        const DeliveryFigures& figures = log.value().figures;
        QCOMPARE(figures.attempts, 604);
        QCOMPARE(figures.events, 154);
        QCOMPARE(figures.successRatio, std::optional(4.0 / 604.0));
        QCOMPARE(figures.eventsByAttempt, (EventsByAttempt{154, 150, 150, 150}));
        QCOMPARE(figures.missRate->missRate, 447.0 / 451.0); // of events that had all their retries
        QCOMPARE(figures.reasons[0].second, 450);
        QCOMPARE(figures.worstHour->rule, DisableRule::ExemptAsDocumented);
        const std::string sentence = disableSentence(figures);
        QVERIFY(sentence.find("600 of 604 attempts (99.34 %) failed") != std::string::npos);
        QVERIFY(sentence.find("failed in the worst 60 minutes from 2026-11-30 08:00 UTC, over the "
                              "95 %") != std::string::npos);
        QVERIFY(sentence.find("documented as exempt, with 154 events an hour under 1,000, but "
                              "public reports contradict it") != std::string::npos);
    }

    /// bolt-js 2487: one event as attempt 0, 1, 0 and 1 over Socket Mode.
    void reportedCaseOfTwoConnections()
    {
        const auto log =
            readText(R"({"ts":1700000035,"event_id":"Ev1","retry_attempt":0,"retry_reason":""}
{"ts":1700000039,"event_id":"Ev1","retry_attempt":1,"retry_reason":"timeout"}
{"ts":1700000050,"event_id":"Ev1","retry_attempt":0,"retry_reason":""}
{"ts":1700000054,"event_id":"Ev1","retry_attempt":1,"retry_reason":"timeout"}
)");
        QVERIFY(log.ok());
        QCOMPARE(log.value().figures.events, 1);
        QCOMPARE(log.value().figures.attempts, 4);
        QCOMPARE(log.value().figures.missRate->missRate, 0.5);
        QCOMPARE(log.value().figures.reasons[0].second, 2);
        QVERIFY(hasNote(log.value(), "events came once more as attempt 0, which two connections or "
                                     "a reconnect do and the retry schedule does not (1): line 3"));
        QVERIFY(hasNote(log.value(), "with the same retry number, which is counted once (1): line "
                                     "4"));
        QVERIFY(hasNote(log.value(), "no line has a status"));
        QVERIFY(!log.value().figures.worstHour.has_value());
    }

    void repeatsWithoutRetryNumbersAreNoRetries()
    {
        const auto log = readText("time,event_id,client_msg_id\n"
                                  "2026-11-30T08:00:00Z,Ev1,m1\n"
                                  "2026-11-30T08:00:01Z,Ev1,m1\n"
                                  "2026-11-30T08:00:02Z,Ev2,m1\n"
                                  "2026-11-30T08:00:03Z,Ev3,m2\n");
        const DeliveryLog& read = log.value();
        QCOMPARE(read.figures.events, 3);
        QVERIFY(!read.figures.missRate.has_value());
        QVERIFY(!read.figures.retriedShare.has_value());
        QVERIFY(hasNote(read, "repeat an event id in a log without retry numbers, so they are not "
                              "called retries (1): line 3"));
        QVERIFY(hasNote(read, "message of another event id and no retry number, so they are not "
                              "called retries"));
        QCOMPARE(read.figures.nearIdentical.count(), 1);
        QCOMPARE(read.figures.repeatedFirstAttempts.count(), 0);
        QVERIFY(hasNote(read, "no line has a retry number, so there is no miss rate"));
    }

    void retriesTellOfAttemptsTheLogLacks()
    {
        // The first connection failed, so only the second retry reached the app.
        const auto log = readText("time,event_id,retry_num\n2026-11-30T08:00:00Z,Ev1,2\n"
                                  "2026-11-30T08:20:00Z,Ev2,0\n");
        QCOMPARE(log.value().figures.eventsByAttempt, (EventsByAttempt{2, 1, 1, 0}));
        QCOMPARE(log.value().figures.events, 2);
        QCOMPARE(log.value().figures.retriedShare, std::optional(0.5));
    }

    void aRetryTellsOfTheOneBeforeIt()
    {
        const auto log = readText("time,event_id,retry_num\n2026-11-30T08:00:00Z,Ev1,0\n"
                                  "2026-11-30T08:01:00Z,Ev1,2\n2026-11-30T08:01:01Z,Ev1,1\n");
        QCOMPARE(log.value().figures.eventsByAttempt, (EventsByAttempt{1, 1, 1, 0}));
        QCOMPARE(log.value().figures.repeatedRetries.count(), 0);
    }

    void anEventIdAfterTenMinutesIsAnother()
    {
        const auto log = readText("time,event_id,retry_num\n"
                                  "2026-11-30T08:00:00Z,Ev1,0\n2026-11-30T08:10:00Z,Ev1,1\n"
                                  "2026-11-30T08:20:01Z,Ev1,1\n");
        QCOMPARE(log.value().figures.events, 2);
    }

    void hourlyRetriesAreNoNewEvents()
    {
        const auto log = readText("time,event_id,retry_num\n2026-11-30T08:00:00Z,Ev1,0\n"
                                  "2026-11-30T09:00:00Z,Ev1,4\n2026-11-30T10:00:00Z,Ev1,5\n");
        QCOMPARE(log.value().figures.events, 1);
        QCOMPARE(log.value().figures.attempts, 3);
        QCOMPARE(log.value().figures.missRate->missRate, 0.0);
        QVERIFY(hasNote(log.value(), "retry number over 3, which Delayed Events makes (2): line 3, "
                                     "4"));
    }

    void withoutIdsTheNumbersTell()
    {
        const auto log = readText("time,retry_num\n1700000000,\n1700000001,-\n1700000002,1\n"
                                  "1700000060,2\n");
        QCOMPARE(log.value().figures.events, 2);
        QCOMPARE(log.value().figures.eventsByAttempt, (EventsByAttempt{2, 1, 1, 0}));
        QCOMPARE(log.value().figures.missRate->missRate, 0.5);
        QVERIFY(hasNote(log.value(), "no line has an event id"));
    }

    void lateAnswersAndRedirectsHaveFailed()
    {
        const auto log = readText("time,status,duration_ms\n1700000000,200,3000\n"
                                  "1700000001,204,3001\n1700000002,302,10\n1700000003,,10\n");
        QCOMPARE(log.value().figures.successRatio, std::optional(1.0 / 3.0));
        QCOMPARE(log.value().figures.overDeadlineShare, std::optional(0.25));
        QVERIFY(hasNote(log.value(), "redirects count as failed (1)"));
    }

    /// Seconds of a log say little of an hour, and what it lacks is not made up.
    void aShortLogIsNoHour()
    {
        std::string text = "time,status\n";
        for (int line = 0; line < 17; ++line) {
            text += std::to_string(1'700'000'000 + line) + ",500\n";
        }
        const auto log = readText(text);
        QCOMPARE(disableSentence(log.value().figures),
                 std::string("17 of 17 attempts (100 %) failed in the 1 minute of this log from "
                             "2023-11-14 22:13 UTC, over the 95 % within an hour at which Slack "
                             "disables subscriptions; under 1,000 events an hour are documented as "
                             "exempt, and this log has 17"));
        QVERIFY(hasNote(log.value(),
                        "the disable rule is about 60 minutes and the log has 1 minute: "
                        "what the rest of the hour holds it does not tell"));
    }

    /// As logs of two servers one behind the other are, or one with the newest line first.
    void aStepBackInTimeIsTold()
    {
        const std::string one = "time\n1700000000\n1700001000\n";
        const auto joined = readText(one + "1700000100\n1700000399\n");
        QVERIFY(hasNote(joined.value(), "sort it by time first (2): line 4, 5"));
        const auto late = readText(one + "1700000400\n");
        QVERIFY(!hasNote(late.value(), "sort it"));
    }

    void namesAreMapped()
    {
        const auto columns = LogColumns::mapped({"time=when", "duration_s=took"}).value();
        const auto log = readText(R"({"when":1700000000,"time":"x","took":0.5})", columns);
        QCOMPARE(log.value().figures.work->p50, 500.0);
        QCOMPARE(problemOf("a,b\n1,2\n", {"time=when"}),
                 std::string("--map: the log has no column 'when'; its columns are a, b"));
        QCOMPARE(problemOf("a,whn\n1,2\n", {"time=when"}),
                 std::string("--map: the log has no column 'when'; did you mean whn?"));
        const auto missing = LogColumns::mapped({"status=code"}).value();
        const auto without = readText(R"({"ts":1700000000})", missing);
        QVERIFY(hasNote(without.value(), "names given with --map are in no line (1): code"));
    }

    void theEarlierOfTwoUsualNamesCounts()
    {
        const auto log = readText(R"({"request_time":9,"duration_ms":250,"ts":1,"time":1700000000}
{"ts":1700000060,"request_time":0.5})");
        QCOMPARE(log.value().figures.spanSeconds, 60.0);
        QCOMPARE(log.value().figures.work->p50, 250.0);
        QCOMPARE(log.value().figures.work->p99, 500.0);
        QCOMPARE(log.value().names[0], std::string("time"));
        const auto csv = readText("ts,time\n1,1700000000\n1,1700000060\n");
        QCOMPARE(csv.value().figures.spanSeconds, 60.0);
        QCOMPARE(csv.value().names[0], std::string("time"));
    }

    /// Also behind what is remembered by place, and longer than that.
    void aColumnIsFoundWhereverItIs()
    {
        const std::string longName(100, 'n');
        std::string head;
        std::string row;
        for (int column = 0; column < 300; ++column) {
            head += "c" + std::to_string(column) + ',';
            row += "x,";
        }
        const auto columns = LogColumns::mapped({"status=" + longName}).value();
        const auto log =
            readText(head + "time," + longName + '\n' + row + "1700000000,500\n", columns);
        QCOMPARE(log.value().figures.successRatio, std::optional(0.0));
    }

    void anUnsignedZeroIsZero()
    {
        const auto log =
            readText("time,duration_ms,api_calls\n1700000000,-0,-0\n1700000001,-0.0,0\n");
        QCOMPARE(log.value().figures.work->p99, 0.0);
        QCOMPARE(log.value().figures.overDeadlineShare, std::optional(0.0));
        QVERIFY(!log.value().partial);
    }

    void staysSmallForAMillionEventsAtOnce()
    {
        std::string text;
        DeliveryLogReader reader{LogColumns()};
        for (int event = 0; event < 1'000'000; ++event) {
            text += "{\"ts\":1700000000,\"event_id\":\"Ev" + std::to_string(event) +
                    "\",\"client_msg_id\":\"m" + std::to_string(event) + "\"}\n";
            if (text.size() > LogBuffer::chunk / 2) {
                std::ranges::copy(text, reader.room().begin());
                reader.filled(text.size());
                text.clear();
                QVERIFY(reader.tableBytes() <= std::size_t{32} << 20U);
            }
        }
        reader.finish();
        QVERIFY(reader.log().value().figures.forgotEarly);
        QVERIFY(hasNote(reader.log().value(), "more events came within ten minutes"));
        QVERIFY(reader.log().value().figures.events > 990'000);
    }

    void manyReasonsAreSummedUp()
    {
        std::string text;
        for (int i = 0; i < 100; ++i) {
            text += "{\"ts\":1700000000,\"retry_num\":1,\"retry_reason\":\"r" + std::to_string(i) +
                    "\"}\n";
        }
        const auto log = readText(text);
        const auto& reasons = log.value().figures.reasons;
        QCOMPARE(reasons.size(), std::size_t{32});
        QCOMPARE(reasons.front(), (std::pair<std::string, std::int64_t>{"other", 69}));
    }

    void anInterruptionKeepsWhatWasRead()
    {
        DeliveryLogReader reader{LogColumns()};
        std::ranges::copy(std::string_view(threeLines), reader.room().begin());
        reader.filled(std::string_view(threeLines).size() - 5);
        reader.interrupt("the disk went away");
        const auto log = reader.log();
        QCOMPARE(log.value().figures.attempts, 2);
        QVERIFY(log.value().partial);
        QVERIFY(hasNote(log.value(), "the disk went away"));
    }
};

QTEST_GUILESS_MAIN(DeliveryLogTest)
#include "tst_delivery_log.moc"
