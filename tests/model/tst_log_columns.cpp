// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/log_columns.h"

#include <QTest>

using namespace stormglass;
using namespace stormglass::sampling;

namespace {

std::string sentence(const std::vector<std::string>& assignments)
{
    const auto columns = LogColumns::mapped(assignments);
    return columns ? "" : columns.problem().sentence();
}

double unitOf(std::string_view name)
{
    const auto columns = LogColumns::mapped({"duration=" + std::string(name)}).value();
    return columns.match(name).value().millisecondsPerUnit;
}

} // namespace

class LogColumnsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneNameIsOneColumn()
    {
        const auto columns = LogColumns::mapped({"time=ts", "message=TS"});
        QVERIFY(!columns.ok());
        QCOMPARE(
            columns.problem().sentence(),
            std::string("--map: 'ts' is given for both time and message; give each name of the "
                        "log to one column"));
    }

    void usualNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("column");
        const auto row = [](const char* name, const char* column) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(column);
        };
        for (const char* name : {"time", "timestamp", "ts", "@timestamp", "Time"}) {
            row(name, "time");
        }
        row("event_id", "event_id");
        for (const char* name : {"retry_num", "x-slack-retry-num", "http_x_slack_retry_num",
                                 "X-Slack-Retry-Num", "retry_attempt"}) {
            row(name, "retry_num");
        }
        row("retry_reason", "retry_reason");
        row("http_x_slack_retry_reason", "retry_reason");
        row("STATUS", "status");
        for (const char* name : {"duration_ms", "duration", "request_time"}) {
            row(name, "duration");
        }
        row("api_calls", "api_calls");
        row("client_msg_id", "message");
        row("level", "");
        row("", "");
    }

    void usualNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, column);
        const auto match = LogColumns().match(name.toStdString());
        QCOMPARE(match ? std::string(word(match->column)) : std::string(), column.toStdString());
    }

    void earlierNamesCountFirst()
    {
        const LogColumns columns;
        QVERIFY(columns.match("time")->rank < columns.match("timestamp")->rank);
        QVERIFY(columns.match("duration_ms")->rank < columns.match("request_time")->rank);
    }

    void unitsComeFromTheName()
    {
        QCOMPARE(unitOf("duration_ms"), 1.0);
        QCOMPARE(unitOf("took"), 1.0);
        QCOMPARE(unitOf("request_time"), 1000.0);
        QCOMPARE(unitOf("upstream_response_time"), 1000.0);
        QCOMPARE(unitOf("took_s"), 1000.0);
        QCOMPARE(unitOf("took-seconds"), 1000.0);
        QCOMPARE(unitOf("took_us"), 1e-3);
        QCOMPARE(unitOf("took_ns"), 1e-6);
        QCOMPARE(unitOf("request_timeMs"), 1.0);
    }

    void aGivenNameReplacesTheUsualOnes()
    {
        const auto columns = LogColumns::mapped({"time=when", "Retry-Num=attempt"}).value();
        QCOMPARE(columns.match("When")->column, LogColumn::Time);
        QCOMPARE(columns.match("attempt")->column, LogColumn::RetryNumber);
        QVERIFY(!columns.match("time").has_value());
        QVERIFY(!columns.match("retry_num").has_value());
        QCOMPARE(columns.match("status")->column, LogColumn::Status);
        QCOMPARE(columns.given(LogColumn::Time), std::string_view("when"));
        QCOMPARE(columns.given(LogColumn::Status), std::string_view());
    }

    void aUsualNameCanBeGivenToAnotherColumn()
    {
        const auto columns = LogColumns::mapped({"message=ts"}).value();
        QCOMPARE(columns.match("ts")->column, LogColumn::Message);
    }

    void theUnitCanBeForced()
    {
        const auto seconds = LogColumns::mapped({"duration_s=took"}).value();
        QCOMPARE(seconds.match("took")->millisecondsPerUnit, 1000.0);
        const auto milliseconds = LogColumns::mapped({"duration_ms=request_time"}).value();
        QCOMPARE(milliseconds.match("request_time")->millisecondsPerUnit, 1.0);
    }

    void aColumnIsGivenOnce()
    {
        const auto why = [](const std::vector<std::string>& map) {
            return LogColumns::mapped(map).problem().sentence();
        };
        QCOMPARE(why({"status=a", "status=b"}),
                 std::string("--map: status is given as 'a' and as 'b'; give each column once"));
        QCOMPARE(why({"duration_ms=a", "duration_s=b"}),
                 std::string("--map: duration is given as 'a' and as 'b'; give each column once"));
    }

    void whatAnotherColumnHasTakenIsKnown()
    {
        const LogColumns columns = LogColumns::mapped({"event_id=Timestamp"}).value();
        QCOMPARE(columns.taken(LogColumn::Time)->name, std::string("Timestamp"));
        QVERIFY(columns.taken(LogColumn::Time)->by == LogColumn::EventId);
        QVERIFY(!columns.taken(LogColumn::EventId) && !columns.taken(LogColumn::Status));
    }

    void refusesUnknownColumnsAndNoName()
    {
        QCOMPARE(sentence({"tiem=when"}),
                 std::string("--map: 'tiem' is no column of a delivery log; did you mean time? "
                             "Otherwise give time, event_id, retry_num, retry_reason, status, "
                             "duration, duration_ms, duration_s, api_calls or message"));
        QVERIFY(sentence({"zzzzzzzzzzzz=when"}).find("; give time, event_id") != std::string::npos);
        for (const char* assignment : {"time", "time=", ""}) {
            QVERIFY2(sentence({assignment}).find("names no column of the log; give COLUMN=NAME") !=
                         std::string::npos,
                     assignment);
        }
    }
};

QTEST_GUILESS_MAIN(LogColumnsTest)
#include "tst_log_columns.moc"
