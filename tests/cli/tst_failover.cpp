// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/run_command.h"

#include <QJsonArray>
#include <QTest>

using namespace stormglass;
using namespace stormglass::cli;
using namespace Qt::StringLiterals;

namespace {

/// Arguments behind the command, split at spaces.
Run failover(const QString& flags)
{
    std::vector<std::string> words{"failover"};
    for (const QString& word : flags.split(u' ', Qt::SkipEmptyParts)) {
        words.push_back(word.toStdString());
    }
    return runCommand(words);
}

QStringList keysOf(const QJsonValue& object) { return object.toObject().keys(); }

/// What a line of JSON says, as compact text.
QByteArray compact(const QJsonValue& value)
{
    return value.isArray() ? QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact)
                           : QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
}

} // namespace

class FailoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jsonHasTheContractsKeys()
    {
        const Run run = failover(u"--local-down 0:inf --cloud-down 0:30 --json"_s);
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.err.empty());
        const QJsonObject object = json(run);
        QCOMPARE(object.keys(),
                 (QStringList{u"answered_after_s"_s, u"answered_by"_s, u"deliveries"_s, u"inputs"_s,
                              u"outcome"_s, u"policy"_s}));
        QCOMPARE(object[u"policy"_s].toString(), u"probe"_s);
        QCOMPARE(object[u"outcome"_s].toString(), u"answered-once"_s);
        QCOMPARE(object[u"answered_by"_s].toString(), u"cloud"_s);
        QCOMPARE(object[u"answered_after_s"_s].toDouble(), 61.0);
        QCOMPARE(
            compact(object[u"deliveries"_s]),
            QByteArray(
                R"([{"arrives_s":0,"attempt":0,"cache_fresh":false,"calls":["local","cloud"],)"
                R"("ran_on":[],"status":503},)"
                R"({"arrives_s":1,"attempt":1,"cache_fresh":true,"calls":["cloud"],)"
                R"("ran_on":[],"status":503},)"
                R"({"arrives_s":60,"attempt":2,"cache_fresh":false,"calls":["health","cloud"],)"
                R"("ran_on":["cloud"],"status":200}])"));
        const QJsonObject inputs = object[u"inputs"_s].toObject();
        QCOMPARE(compact(inputs[u"retry_offsets"_s]), QByteArray("[1,60,300]"));
        QCOMPARE(inputs[u"local_down"_s].toArray().first().toString(), u"0:inf"_s);
        QCOMPARE(inputs[u"local_down_length"_s].toDouble(-1.0), 0.0);
        QVERIFY(!inputs.contains(u"retry_offset_1"_s));
    }

    void aTimeoutIsAWordAndNobodyIsNull()
    {
        const QJsonObject slow = json(failover(u"--local-slow 0:600 --json"_s));
        const QJsonObject first = slow[u"deliveries"_s].toArray().first().toObject();
        QCOMPARE(first[u"status"_s].toString(), u"timeout"_s);
        QCOMPARE(compact(first[u"ran_on"_s]), QByteArray(R"(["local"])"));
        QCOMPARE(slow[u"outcome"_s].toString(), u"answered-twice"_s);
        const QJsonObject lost =
            json(failover(u"--local-down 0:inf --policy pass-through --json"_s));
        QVERIFY(lost[u"answered_by"_s].isNull() && lost[u"answered_after_s"_s].isNull());
        const QJsonObject dropped = lost[u"deliveries"_s].toArray().last().toObject();
        QVERIFY(dropped[u"calls"_s].isArray() && dropped[u"calls"_s].toArray().isEmpty());
        QCOMPARE(dropped[u"status"_s].toInt(), 200);
    }

    void theExitCodeIsTheOutcomes_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("nothing down") << QString() << u"answered-once"_s << 0;
        QTest::newRow("twice") << u"--local-slow 0:600"_s << u"answered-twice"_s << 0;
        QTest::newRow("lost") << u"--local-down 0:inf --policy pass-through"_s << u"lost"_s << 1;
        QTest::newRow("undelivered")
            << u"--local-down 0:inf --cloud-down 0:inf"_s << u"undelivered"_s << 1;
        QTest::newRow("the number's outage")
            << u"--local-down-length 600 --policy pass-through"_s << u"lost"_s << 1;
    }

    void theExitCodeIsTheOutcomes()
    {
        QFETCH(QString, flags);
        QFETCH(QString, outcome);
        QFETCH(int, exitCode);
        const Run text = failover(flags);
        QCOMPARE(text.exitCode, exitCode);
        QVERIFY2(text.out.find("\n" + outcome.toStdString() + " under ") != std::string::npos,
                 text.out.c_str());
        QCOMPARE(json(failover(flags + u" --json"_s))[u"outcome"_s].toString(), outcome);
        QCOMPARE(failover(flags + u" --compare"_s).exitCode, exitCode);
    }

    void textHasARowForEachDelivery()
    {
        const Run run = failover(u"--local-down 0:inf --cloud-down 0:30"_s);
        QCOMPARE(QString::fromStdString(run.out),
                 u"Attempt  Arrives  Down cache  Calls                  Status  Ran on\n"
                 u"      0      0 s  not fresh   local 530, cloud 500   503     –\n"
                 u"      1      1 s  fresh       cloud 500              503     –\n"
                 u"      2     60 s  not fresh   health 530, cloud 200  200     cloud\n"
                 u"\n"
                 u"answered-once under probe: The cloud copy takes the turn of the retry at 60 s "
                 u"and answers after 61 s.\n"
                 u"Answered once only under probe.\n"_s);
    }

    void comparingShowsEveryPolicy()
    {
        const QString flags = u"--local-down 0:inf --cloud-down 0:30 --compare"_s;
        const QJsonArray policies = json(failover(flags + u" --json"_s))[u"policies"_s].toArray();
        QStringList outcomes;
        for (const auto& policy : policies) {
            outcomes << policy[u"policy"_s].toString() + u' ' + policy[u"outcome"_s].toString();
            for (const QString& shares : {u"map_shares"_s, u"expected"_s}) {
                QCOMPARE(keysOf(policy[shares]),
                         (QStringList{u"answered_once"_s, u"answered_twice"_s, u"lost"_s,
                                      u"undelivered"_s}));
            }
            QVERIFY(policy[u"deliveries"_s].isArray());
        }
        QCOMPARE(outcomes, (QStringList{u"probe answered-once"_s, u"down-cache lost"_s,
                                        u"ack-retries lost"_s, u"pass-through lost"_s}));
        const std::string text = failover(flags).out;
        for (const char* policy :
             {"\nprobe ", "\ndown-cache ", "\nack-retries ", "\npass-through "}) {
            QVERIFY2(text.find(policy) != std::string::npos, policy);
        }
        QVERIFY(failover(u"--json"_s).out.find("policies") == std::string::npos);
    }

    void csvIsTheDeliveriesOrThePolicies()
    {
        const QString flags = u"--local-down 0:inf --policy pass-through --format csv"_s;
        QCOMPARE(failover(flags).out,
                 std::string("attempt,arrives_s,cache_fresh,calls,status,ran_on\n"
                             "0,0,not fresh,local 530,530,\n1,1,not fresh,,200,\n"));
        const std::string compared = failover(flags + u" --compare"_s).out;
        QVERIFY(compared.starts_with("policy,outcome,answered_by,answered_after_s,calls,"));
        QCOMPARE(std::ranges::count(compared, '\n'), 5);
    }

    void unusableInputIsRefused_data()
    {
        QTest::addColumn<QString>("flag");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("what");
        const auto row = [](const char* name, const QString& flag, const QString& value,
                            const QString& what) {
            QTest::newRow(name) << flag << value << what;
        };
        const QString window = u"--local-down"_s;
        row("ends before", window, u"5:1"_s, u"the end does not come after the start"_s);
        row("ends at its start", window, u"5:5"_s, u"the end does not come after the start"_s);
        row("negative", u"--cloud-down"_s, u"-1:5"_s, u"start: -1 is out of range"_s);
        row("infinite start", u"--local-slow"_s, u"inf:inf"_s,
            u"start: 'inf' is not a finite number"_s);
        row("text", window, u"0:soon"_s, u"end: 'soon' is not a number"_s);
        row("far", window, u"0:2e6"_s, u"end: 2000000 is out of range"_s);
        row("nan", window, u"nan:5"_s, u"start: 'nan' is not a finite number"_s);
        row("no colon", window, u"60"_s, u"'60' is no window"_s);
        row("three parts", window, u"0:1:2"_s, u"end: '1:2' is not a number"_s);
        row("empty end", window, u"0:"_s, u"end: there is no number"_s);
        const QString offsets = u"--retry-offsets"_s;
        row("offsets fall", offsets, u"60,1,300"_s, u"its second number, 1, is less"_s);
        row("four offsets", offsets, u"1,60,300,900"_s, u"there are more than 3 numbers"_s);
        row("an offset in words", offsets, u"1,soon"_s, u"its second number: 'soon'"_s);
        row("an endless offset", offsets, u"1,inf"_s, u"its second number: 'inf'"_s);
        row("an offset below", offsets, u"-1"_s, u"its first number, -1, is out of range"_s);
        row("an offset too far", offsets, u"1,60,90000"_s, u"its third number, 90000, is out"_s);
        row("no offset", offsets, u","_s, u"its first number: there is no number"_s);
        row("a policy", u"--policy"_s, u"pass"_s, u"'pass' is none of its choices"_s);
        row("not slow", u"--slow-time"_s, u"3"_s, u"3 is out of range"_s);
        row("cold", u"--cold-retry"_s, u"2"_s, u"'2' is none of its choices"_s);
        row("lifetime", u"--cache-lifetime"_s, u"nan"_s, u"'nan' is not a finite number"_s);
    }

    void unusableInputIsRefused()
    {
        QFETCH(QString, flag);
        QFETCH(QString, value);
        QFETCH(QString, what);
        const Run run = failover(flag + u'=' + value);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.empty());
        const QString said = QString::fromStdString(run.err);
        QVERIFY2(said.startsWith(flag + u": "_s + what), run.err.c_str());
        QVERIFY2(said.count(u'\n') == 1 && said.contains(u"; "_s), run.err.c_str());
    }

    void flagsReachTheModel()
    {
        const QString lost = u"--local-down 0:inf --cloud-down 0:0.5 --retry-offsets 1 "_s;
        const auto outcome = [&lost](const QString& flags) {
            return json(failover(lost + flags + u" --json"_s))[u"outcome"_s].toString();
        };
        QCOMPARE(outcome(u"--policy down-cache"_s), u"answered-once"_s);
        QCOMPARE(outcome(u"--policy down-cache --cold-retry 1"_s), u"lost"_s);
        QCOMPARE(outcome(u"--policy down-cache --cache-lifetime 1"_s), u"lost"_s);
        QCOMPARE(outcome(u"--policy down-cache --cloud-down 1:2"_s), u"undelivered"_s);
        QCOMPARE(outcome(u"--policy ack-retries"_s), u"lost"_s);
        QCOMPARE(outcome(u"--cloud-dedupe=false"_s), u"answered-once"_s);
        const auto after = [](const QString& flags) {
            return json(failover(flags + u" --json"_s))[u"answered_after_s"_s].toDouble();
        };
        QCOMPARE(after(u"--hub-time 2.5"_s), 2.5);
        QCOMPARE(after(u"--local-slow 0:inf --slow-time 20 --policy ack-retries"_s), 20.0);
    }

    void theSameBytesTwice()
    {
        for (const QString& flags : {u"--compare --json"_s, u"--compare"_s}) {
            const QString all = u"--local-down 0:50 --local-slow 50:70 --cloud-down-length 20 "_s;
            QCOMPARE(failover(all + flags).out, failover(all + flags).out);
        }
    }
};

QTEST_GUILESS_MAIN(FailoverTest)
#include "tst_failover.moc"
