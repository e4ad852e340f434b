// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/sampling_run.h"

#include <QElapsedTimer>
#include <QTest>

#include <sys/prctl.h>

using namespace stormglass;
using namespace stormglass::sampling;
using namespace stormglass::tests;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class WorkspaceFaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultsHaveTheirSentences_data()
    {
        QTest::addColumn<Played>("answer");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const Played& answer, const QString& words) {
            QTest::newRow(name) << answer << words;
        };
        row("empty", {}, u"empty"_s);
        row("web page", {.headers = "Content-Type: text/html\r\n", .body = "<html>Sign in</html>"},
            u"web page"_s);
        row("web page said to be JSON", {.body = " <!doctype html>"}, u"web page"_s);
        row("no JSON", {.body = "{\"ok\":tr"}, u"no JSON"_s);
        row("an array", {.body = "[1]"}, u"no object"_s);
        row("no ok", {.body = "{}"}, u"does not say"_s);
        row("500", {.status = "500 Internal Server Error"}, u"HTTP 500"_s);
        row("503", {.status = "503 Service Unavailable", .body = "<html>"}, u"HTTP 503"_s);
        row("403", {.status = "403 Forbidden"}, u"HTTP 403"_s);
        // Which Qt takes for a fault of the protocol.
        row("400", {.status = "400 Bad Request"}, u"HTTP 400"_s);
        row("418", {.status = "418 I'm a teapot"}, u"HTTP 418"_s);
        row("401", {.status = "401 Unauthorized"}, u"HTTP 401"_s);
        row("405", {.status = "405 Method Not Allowed"}, u"HTTP 405"_s);
        row("451", {.status = "451 Unavailable For Legal Reasons"}, u"HTTP 451"_s);
        row("599", {.status = "599 Own"}, u"HTTP 599"_s);
        row("redirect",
            {.status = "302 Found", .headers = "Location: https://evil.example/api/auth.test\r\n"},
            u"redirect to evil.example"_s);
        row("cut head", {.body = "{}", .cutAfter = 9}, u"closed before"_s);
        row("cut body", {.body = "{\"ok\":true,\"team\":\"x\"}", .cutAfter = 90},
            u"closed before"_s);
        row("too short", {.body = "{\"ok\":true}", .saidLength = 500}, u"closed before"_s);
        row("reset", {.isReset = true}, u"closed before"_s);
        row("silent", {.isSilent = true}, u"no whole answer"_s);
        row("500 MB", {.endlessMegabytes = 500}, u"larger than"_s);
    }

    void faultsHaveTheirSentences()
    {
        QFETCH(Played, answer);
        QFETCH(QString, words);
        for (const bool isMidway : {false, true}) {
            SlackOnLoopback slack;
            slack.play(auth, isMidway ? who() : answer);
            slack.play(list, channels("a b"));
            slack.play(history, page(3));
            slack.play(history, answer);
            Sampling sampling(slack, 5, {.timeout = 400ms, .mostBytes = 2 * 1024 * 1024});
            QVERIFY(sampling.run());
            const QString told = isMidway
                                     ? QString::fromStdString(sampling.sample().rates.notes.back())
                                     : sampling.sentence();
            QVERIFY2(told.contains(words), qPrintable(told));
            QVERIFY(!told.contains(u"secret"_s));
        }
    }

    /// Who answers in Slack's place may send the token back.
    void anEchoedTokenIsNotRepeated()
    {
        for (const QByteArray& answer :
             {QByteArray(R"({"ok":false,"error":"xoxb-1234-secret"})"),
              QByteArray(
                  R"({"ok":false,"error":"missing_scope","needed":"Bearer xoxb-1234-secret",)"
                  R"("provided":"xoxb-1234-secret"})")}) {
            SlackOnLoopback slack;
            slack.play(auth, json(answer));
            Sampling sampling(slack);
            QVERIFY(sampling.run());
            QVERIFY(sampling.sentence().contains(u"[a token]"_s));
            QVERIFY(!sampling.sentence().contains(u"secret"_s));
            QVERIFY(sampling.sampler.authError().find("secret") == std::string::npos);
        }
    }

    /// The token goes where it was meant to go, and nowhere else.
    void aRedirectIsNotFollowed()
    {
        for (const char* status :
             {"301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"}) {
            SlackOnLoopback elsewhere;
            SlackOnLoopback slack;
            slack.play(auth, {.status = status,
                              .headers = "Location: " + elsewhere.address().toEncoded() +
                                         "auth.test\r\n"});
            Sampling sampling(slack);
            QVERIFY(sampling.run());
            QVERIFY(sampling.sentence().contains(u"redirect to 127.0.0.1"_s));
            QTest::qWait(20);
            QVERIFY(elsewhere.asked().empty());
            QCOMPARE(elsewhere.connections(), 0);
        }
    }

    /// Nobody is left to hear the answer.
    void theQuestionGoesWithTheSampler()
    {
        SlackOnLoopback slack;
        slack.play(auth, {.isSilent = true});
        SlackClient client(SlackToken::from(secret).value(), slack.address());
        auto sampler = std::make_unique<WorkspaceSampler>(client, SamplePlan());
        sampler->start();
        QVERIFY(QTest::qWaitFor([&slack] { return slack.count(auth) == 1; }));
        QCOMPARE(slack.connections(), 1);
        sampler.reset();
        QVERIFY(QTest::qWaitFor([&slack] { return slack.connections() == 0; }));
    }

    /// Whatever the byte at which the connection closes: a sentence, or the sample that is there.
    void aCutAtAnyByteLeavesASentence()
    {
        const qsizetype most = page(3).body.size() + 120;
        for (qsizetype cut = 0; cut < most; ++cut) {
            SlackOnLoopback slack;
            slack.play(auth, who());
            slack.play(list, channels("a b"));
            slack.play(history, page(3));
            Played broken = page(3);
            broken.cutAfter = cut;
            slack.play(history, broken);
            Sampling sampling(slack);
            QVERIFY(sampling.run());
            QVERIFY(!sampling.sample().rates.channels.empty());
            QCOMPARE(sampling.sample().rates.partial, sampling.sample().sampled == 1);
        }
    }

    void cancelIsPromptAndKeepsWhatIsThere()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a b"));
        slack.play(history, page(3));
        slack.play(history, {.isSilent = true});
        Sampling sampling(slack);
        sampling.sampler.start();
        QVERIFY(QTest::qWaitFor([&slack] { return slack.count(history) == 2; }));
        QElapsedTimer clock;
        clock.start();
        sampling.sampler.cancel();
        QVERIFY(clock.elapsed() < 100);
        QVERIFY(sampling.outcome.has_value());
        QVERIFY(sampling.sample().rates.partial);
        QVERIFY(sampling.notes().endsWith(u"\nstopped after 1 of 2 channels"_s)); // no reason
        sampling.sampler.cancel();
        QTest::qWait(20);
        QCOMPARE(sampling.finishes, 1);
    }

    void cancelWhileWaitingIsPrompt()
    {
        SlackOnLoopback slack;
        slack.play(auth, limited("3000"));
        Sampling sampling(slack);
        sampling.sampler.start();
        QVERIFY(QTest::qWaitFor([&sampling] {
            return !sampling.progress.empty() && sampling.progress.back().waits.has_value();
        }));
        sampling.sampler.cancel();
        QVERIFY(!*sampling.outcome);
        QTest::qWait(20);
        QCOMPARE(slack.count(auth), 1);
    }

    void onlyThisMachineMayPlaySlack()
    {
        for (const auto& bad : {u"http://slack.example"_s, u"http://localhost:80"_s,
                                u"ftp://127.0.0.1"_s, u"http://127.0.0.1@evil.example/"_s,
                                u"http://10.0.0.1"_s, u""_s, u"http://x:y@127.0.0.1"_s}) {
            QVERIFY2(!loopbackAddress(bad), qPrintable(bad));
        }
        const auto why = [](const QString& text) {
            return loopbackAddress(text).problem().what;
        };
        QCOMPARE(why(u""_s), std::string("no address is given"));
        QCOMPARE(why(u"http://localhost:80/api/"_s),
                 std::string("localhost is a name, which can be any machine; its address is "
                             "127.0.0.1"));
        QVERIFY(why(u"127.0.0.1:4010"_s).find("begins with http://") != std::string::npos);
        QVERIFY(why(u"http://x:y@127.0.0.1"_s).find("before the @") != std::string::npos);
        QCOMPARE(loopbackAddress(u"http://127.0.0.1:4010"_s).value(),
                 QUrl(u"http://127.0.0.1:4010/"_s));
        QVERIFY(loopbackAddress(u"http://[::1]:80/api"_s));
        QCOMPARE(slackAddress().scheme(), u"https"_s);
        QCOMPARE(slackAddress().host(), u"slack.com"_s);
    }

    void aTokenCannotCarryMoreThanItself()
    {
        QVERIFY(!SlackToken::from("xoxb-1\r\nHost: evil"));
        QVERIFY(!SlackToken::from("xoxb 1"));
        QVERIFY(!SlackToken::from("  \n"));
        QCOMPARE(SlackToken::from(" xoxb-1\n").value().authorization(),
                 QByteArray("Bearer xoxb-1"));
        const std::string told = SlackToken::from("xoxb-secret \x01", "HERE").problem().sentence();
        QVERIFY(told.find("secret") == std::string::npos);
        QVERIFY(told.starts_with("HERE: "));
    }

    /// Neither a core dump nor another program may hold what a token is in.
    void aTokenMakesTheMemoryPrivate()
    {
        ::prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
        QVERIFY(SlackToken::from("xoxb-1"));
        QCOMPARE(::prctl(PR_GET_DUMPABLE, 0, 0, 0, 0), 0);
    }

    void wordsThatMayBeTokensAreLeftOut()
    {
        QCOMPARE(withoutTokens("'xoxb-12-a': no"), std::string("'[a token]': no"));
        QCOMPARE(withoutTokens("--x=xoxp-1 -xapp-1_2 xoxe.xoxp-1/xoxAbc"),
                 std::string("--x=[a token] -[a token] [a token]/[a token]"));
        for (const char* harmless : {"use a bot token (xoxb-) or a user token (xoxp-)", "", "--",
                                     "boxox-1 x-xox", "xox"}) {
            QCOMPARE(withoutTokens(harmless), std::string(harmless));
        }
    }
};

QTEST_GUILESS_MAIN(WorkspaceFaultsTest)
#include "tst_workspace_faults.moc"
