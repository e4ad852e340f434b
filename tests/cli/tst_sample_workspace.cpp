// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/run_command.h"
#include "tests/model/slack_on_loopback.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace stormglass;
using namespace stormglass::cli;
using namespace stormglass::tests;
using namespace Qt::StringLiterals;

namespace {

const std::string secret = "xoxb-1234-secret";

/// One channel that refuses, one with 11 messages in a minute.
void playWorkspace(SlackOnLoopback& slack)
{
    slack.play(u"auth.test"_s, tests::json(R"({"ok":true,"team":"Acme","user_id":"U1"})"));
    slack.play(u"users.conversations"_s,
               tests::json(R"({"ok":true,"channels":[{"id":"C1","name":"quiet"},)"
                           R"({"id":"C2","name":"busy"}]})"));
    slack.play(u"conversations.history"_s, refusal("not_in_channel"));
    QByteArray rows;
    for (int row = 0; row <= 10; ++row) {
        rows += rows.isEmpty() ? "" : ",";
        rows += QByteArray(R"({"ts":")")
                    .append(QByteArray::number(1700000000 + 6 * row))
                    .append(R"(.0"})");
    }
    slack.play(u"conversations.history"_s,
               tests::json(QByteArray(R"({"ok":true,"messages":[)").append(rows).append("]}")));
}

Run runAgainst(const SlackOnLoopback& slack, std::vector<std::string> arguments)
{
    arguments.emplace_back("--slack-url");
    arguments.push_back(slack.address().toString().toStdString());
    return runCommand(arguments, secret);
}

} // namespace

class SampleWorkspace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The reference's own lines, the rate's among them, and its exit code.
    void amplifyMeasuresWhenNoRateIsGiven()
    {
        SlackOnLoopback slack;
        playWorkspace(slack);
        const Run run = runAgainst(slack, {"amplify", "--calls-per-event", "1"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.starts_with(
            "rate       skipped        not_in_channel on C1\n"
            "rate       observed       11.0 message(s)/minute across 1 channel(s), a floor: one "
            "page per channel, so the real rate is higher\n"
            "demand     stable         11.6 call(s)/minute against a budget of 50 (23.2%)\n"));
        const Run given =
            runCommand({"amplify", "--calls-per-event", "1", "--events-per-minute", "11"});
        QVERIFY(run.out.ends_with(given.out));
        QCOMPARE(run.err, std::string("partial: not all of it was read; the notes say what is "
                                      "missing\nnote: channels were left out: the app is not in "
                                      "this channel; invite it (1): #quiet\n"));
        QCOMPARE(slack.count(u"conversations.history"_s), 2);
    }

    void amplifyWithoutMessagesComputesWithNone()
    {
        SlackOnLoopback slack;
        slack.play(u"auth.test"_s, tests::json(R"({"ok":true})"));
        slack.play(u"users.conversations"_s, tests::json(R"({"ok":true,"channels":[]})"));
        const Run run = runAgainst(slack, {"amplify"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.starts_with("rate       observed       0.0 message(s)/minute across 0 "
                                    "channel(s), not enough messages in the sample to derive a "
                                    "rate\ndemand     stable         0.0 call(s)/minute"));
        QVERIFY2(run.err.find("note: nothing was measured") != std::string::npos, run.err.c_str());
    }

    void sampleWithoutMessagesHasNoHoursAndAReason()
    {
        SlackOnLoopback slack;
        slack.play(u"auth.test"_s, tests::json(R"({"ok":true})"));
        slack.play(u"users.conversations"_s, tests::json(R"({"ok":true,"channels":[]})"));
        const Run run = runAgainst(slack, {"sample"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.find("hour") == std::string::npos);
        QVERIFY(run.err.starts_with("note: the token's owner is in no channel"));
    }

    void aRefusedTokenIsToldAsTheReferenceDoes()
    {
        SlackOnLoopback slack;
        slack.play(u"auth.test"_s, refusal("invalid_auth"));
        const Run run = runAgainst(slack, {"amplify"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.empty());
        QVERIFY(run.err.starts_with("auth.test answered 200 with ok: false, error=invalid_auth\n"));
        QVERIFY(run.err.find("does not accept the token") != std::string::npos);
    }

    void aGivenRateAsksNobody()
    {
        SlackOnLoopback slack;
        const Run run = runAgainst(slack, {"amplify", "--events-per-minute", "10"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(slack.asked().empty());
    }

    void sampleTellsEveryChannel()
    {
        SlackOnLoopback slack;
        playWorkspace(slack);
        const Run run = runAgainst(slack, {"sample", "--json", "--channels", "2"});
        QCOMPARE(run.exitCode, 0);
        const QJsonObject told = cli::json(run);
        QCOMPARE(told[u"source"_s].toString(), u"workspace"_s);
        QCOMPARE(told[u"rate"_s][u"per_minute"_s].toDouble(), 11.0);
        QCOMPARE(told[u"sum_per_minute"_s].toDouble(), 11.0);
        QCOMPARE(told[u"channels"_s].toArray().size(), 2);
        QCOMPARE(told[u"channels"_s][0][u"skipped"_s].toString(), u"not_in_channel"_s);
        QVERIFY(told[u"channels"_s][1][u"skipped"_s].isNull());
        QVERIFY(told[u"partial"_s].toBool());
        QCOMPARE(told[u"workspace"_s].toString(), u"Acme"_s);
        QCOMPARE(told[u"channels"_s][0][u"count"_s], QJsonValue(0));
    }

    /// A channel that was left out has a reason and no figures.
    void sampleTellsWhatIsLeftOut()
    {
        SlackOnLoopback slack;
        playWorkspace(slack);
        const Run run = runAgainst(slack, {"sample"});
        QVERIFY2(run.out.find("\nworkspace Acme\n11 messages, 1 of 2 channels, over 60 s\n") !=
                     std::string::npos,
                 run.out.c_str());
        const QString text = QString::fromStdString(run.out);
        QVERIFY2(
            text.contains(QRegularExpression(
                u"C1 +quiet +– +– +– +– +– +– +the app is not in this channel; invite it\n"_s)),
            run.out.c_str());
        QVERIFY(text.contains(u"Of them joins and leaves"_s));
        QVERIFY(run.err.find("channels were left out: the app is not in this channel; invite it "
                             "(1): #quiet") != std::string::npos);
    }

    /// The reference's rate, of 4 messages in a day, is not what an app in both channels receives.
    void amplifyTellsTheSumBesideTheRate()
    {
        SlackOnLoopback slack;
        slack.play(u"auth.test"_s, tests::json(R"({"ok":true,"user_id":"U1"})"));
        slack.play(u"users.conversations"_s,
                   tests::json(R"({"ok":true,"channels":[{"id":"C1","name":"a"},)"
                               R"({"id":"C2","name":"b"}]})"));
        slack.play(u"conversations.history"_s,
                   tests::json(R"({"ok":true,"messages":[{"ts":"1700000000.0"},)"
                               R"({"ts":"1700086400.0"}]})"));
        slack.play(u"conversations.history"_s,
                   tests::json(R"({"ok":true,"messages":[{"ts":"1700086396.0"},)"
                               R"({"ts":"1700086402.0"}]})"));
        const Run run = runAgainst(slack, {"amplify"});
        QVERIFY(run.out.find("observed       0.0 message(s)/minute") != std::string::npos);
        QVERIFY2(run.err.find("note: the channels' own means sum up to 20 messages/min") !=
                     std::string::npos,
                 run.err.c_str());
        QVERIFY(run.err.find("--events-per-minute 20 ") != std::string::npos);
    }

    void namesCanBeHidden()
    {
        SlackOnLoopback slack;
        playWorkspace(slack);
        const Run run = runAgainst(slack, {"sample", "--redact"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.find("channel 2") != std::string::npos);
        for (const char* name : {"quiet", "busy", "C1", "C2", "Acme"}) {
            QVERIFY((run.out + run.err).find(name) == std::string::npos);
        }
    }

    void theTokenIsNowhereToBeSeen()
    {
        for (const char* error : {"invalid_auth", "missing_scope"}) {
            for (const std::vector<std::string>& command : {std::vector<std::string>{"sample"},
                                                            {"sample", "--json"},
                                                            {"amplify", "--explain"}}) {
                SlackOnLoopback slack;
                slack.play(u"auth.test"_s, refusal(error));
                const Run run = runAgainst(slack, command);
                QCOMPARE(run.exitCode, 2);
                QVERIFY((run.out + run.err).find("secret") == std::string::npos);
            }
        }
        const Run broken = runCommand({"sample"}, "xoxb-secret with spaces");
        QCOMPARE(broken.exitCode, 2);
        QVERIFY(broken.err.find("secret") == std::string::npos);
    }

    void theTokenGoesNowhereElse()
    {
        const Run run = runCommand({"sample", "--slack-url", "http://slack.example/api/"}, secret);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.err.find("--slack-url: this is no address of this machine") !=
                std::string::npos);
    }

    void withoutAnythingThereIsASentence()
    {
        const Run run = runCommand({"sample"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.err.find("set SLACK_BOT_TOKEN") != std::string::npos);
        QCOMPARE(runCommand({"sample", "--channels", "0"}, secret).exitCode, 2);
    }
};

QTEST_GUILESS_MAIN(SampleWorkspace)
#include "tst_sample_workspace.moc"
