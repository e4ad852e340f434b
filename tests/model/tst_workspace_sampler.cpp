// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/sampling_run.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::sampling;
using namespace stormglass::tests;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class WorkspaceSamplerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRateIsThatOfTheUnionAndOfEachChannel()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("general random"));
        slack.play(history, page(11)); // 11 in 60 s
        slack.play(history, page(21)); // 21 in 120 s
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        const WorkspaceSample& sample = sampling.sample();
        QCOMPARE(sample.workspace, std::string("Acme"));
        QCOMPARE(sample.sampled, 2);
        QCOMPARE(sample.rates.channels[0].perMinute, 11.0);
        QCOMPARE(sample.rates.channels[1].perMinute, 10.5);
        QCOMPARE(sample.rates.sumPerMinute, 21.5);
        QCOMPARE(sample.rates.observed.count, 32);
        QCOMPARE(sample.rates.observed.perMinute, 16.0); // 32 in the union's 120 s
        QVERIFY(!sample.rates.partial);
        QCOMPARE(sampling.finishes, 1);
        QCOMPARE(sampling.progress.back().doing, std::string("reading #random"));
    }

    /// What leaves: three methods, GET, the reference's arguments, the token in its header only.
    void onlyGetLeavesAndTheTokenOnlyInItsHeader()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a b", "next="));
        slack.play(list, channels("c"));
        slack.play(history, page(2));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QCOMPARE(slack.asked().size(), std::size_t{6});
        for (const Asked& asked : slack.asked()) {
            QCOMPARE(asked.verb, QByteArray("GET"));
            QCOMPARE(asked.authorization, QByteArray("Bearer ").append(secret));
            QVERIFY(!asked.query.toString().contains(u"secret"_s));
        }
        const QUrlQuery first = slack.asked()[1].query;
        QCOMPARE(first.queryItemValue(u"types"_s), u"public_channel,private_channel"_s);
        QCOMPARE(first.queryItemValue(u"limit"_s), u"200"_s);
        QCOMPARE(first.queryItemValue(u"user"_s), u"U1"_s);
        QCOMPARE(slack.asked()[2].query.queryItemValue(u"cursor"_s, QUrl::FullyDecoded),
                 u"next="_s);
        for (std::size_t at = 3; at < slack.asked().size(); ++at) {
            const QUrlQuery query = slack.asked()[at].query;
            QCOMPARE(query.queryItemValue(u"channel"_s),
                     u"C"_s + u"abc"_s[static_cast<qsizetype>(at) - 3]);
            QCOMPARE(query.queryItemValue(u"limit"_s), u"200"_s); // a page, as the reference asks
            QCOMPARE(query.queryItems().size(), 2);
        }
    }

    void pagingStopsOnceEnoughChannelsAreFound()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("", "p1")); // a page may be empty
        slack.play(list, channels("a b c", "p2"));
        slack.play(history, page(2));
        Sampling sampling(slack, 2);
        QVERIFY(sampling.run());
        QCOMPARE(slack.count(list), 2);
        QCOMPARE(slack.count(history), 2);
    }

    void aListWithoutAnEndIsLeft()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a", "again"));
        slack.play(history, page(2));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QVERIFY(slack.count(list) <= 3);
        QCOMPARE(slack.count(history), 1); // a channel that comes again is the same
        QVERIFY(sampling.notes().contains(
            u"lists of channels do not end (1): stopped after 2 pages"_s));
        QVERIFY(sampling.sample().rates.partial); // channels may be missing
    }

    void aListThatGoesInCirclesIsLeft()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        for (int round = 0; round < 30; ++round) {
            slack.play(list, channels("a", "there"));
            slack.play(list, channels("b", "back"));
        }
        slack.play(history, page(2));
        Sampling sampling(slack.address(), {.channels = 5, .second = 1ms, .mostPages = 7});
        QVERIFY(sampling.run());
        QCOMPARE(slack.count(list), 7);
        QCOMPARE(slack.count(history), 2);
        QVERIFY(sampling.sample().rates.partial);
        QCOMPARE(SamplePlan().mostPages, 1000); // more than were ever met
    }

    void refusedChannelsAreLeftOut()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a b c"));
        slack.play(history, refusal("not_in_channel"));
        slack.play(history, page(3));
        slack.play(history, refusal("channel_is_limited_access"));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        const MessageRates& rates = sampling.sample().rates;
        QCOMPARE(rates.channels[0].skipped, std::string("not_in_channel"));
        QCOMPARE(rates.channels[2].skipped, std::string("channel_is_limited_access"));
        QVERIFY(rates.partial);
        QVERIFY(sampling.notes().contains(u"invite it (1): #a"_s));
        QVERIFY(sampling.notes().contains(u"only some may read this channel"_s));
        QCOMPARE(sampling.sample().sampled, 1);
    }

    void refusalsHaveTheirSentences_data()
    {
        QTest::addColumn<QByteArray>("error");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* error, const QString& words) {
            QTest::newRow(error) << QByteArray(error) << words;
        };
        row("invalid_auth", u"does not accept the token"_s);
        row("account_inactive", u"deleted user or workspace"_s);
        row("token_revoked", u"revoked"_s);
        row("not_authed", u"no token"_s);
        row("ekm_access_denied", u"locked its messages"_s);
        row("enterprise_is_restricted", u"organisation"_s);
        row("team_access_not_granted", u"not granted access"_s);
        row("something_new", u"something_new"_s);
    }

    void refusalsHaveTheirSentences()
    {
        QFETCH(QByteArray, error);
        QFETCH(QString, words);
        SlackOnLoopback slack;
        slack.play(auth, refusal(error));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QVERIFY(!*sampling.outcome);
        QVERIFY2(sampling.sentence().contains(words), qPrintable(sampling.sentence()));
        QCOMPARE(sampling.sampler.authError(), error.toStdString());
    }

    void aMissingScopeIsNamed()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, json(R"({"ok":false,"error":"missing_scope","needed":"groups:read",)"
                              R"("provided":"channels:read"})"));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QVERIFY(sampling.sentence().contains(u"needed groups:read; provided channels:read"_s));
    }

    void aRevokedTokenMidwayKeepsWhatIsThere()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a b c"));
        slack.play(history, page(3));
        slack.play(history, refusal("token_revoked"));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QVERIFY(sampling.sample().rates.partial);
        QCOMPARE(sampling.sample().rates.channels.size(), std::size_t{1});
        QVERIFY(sampling.sample().rates.notes.back().find("1 of 3") != std::string::npos);
    }

    void aRateLimitIsWaitedFor()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a"));
        slack.play(history, limited("30"));
        slack.play(history, limited());
        slack.play(history, refusal("ratelimited"));
        slack.play(history, page(2));
        Sampling sampling(slack);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(sampling.run());
        QVERIFY(clock.elapsed() >= 30); // a second is a millisecond here
        QCOMPARE(slack.count(history), 4);
        QCOMPARE(sampling.waits(), (std::vector<int>{30, 2, 4})); // then it backs off
    }

    void itDoesNotHammer()
    {
        SlackOnLoopback slack;
        slack.play(auth, limited("0"));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QCOMPARE(slack.count(auth), 10);
        QCOMPARE(sampling.waits(), std::vector<int>(9, 1)); // a second each, whatever is asked
        QVERIFY(sampling.sentence().contains(u"10 times in a row"_s));
    }

    void tooLongAWaitIsTold()
    {
        for (const char* time : {"3601", "86400", "2147483648", "99999999999",
                                 "9223372036854775807", "99999999999999999999999999"}) {
            SlackOnLoopback slack;
            slack.play(auth, limited(time));
            Sampling sampling(slack);
            QVERIFY(sampling.run());
            QCOMPARE(slack.count(auth), 1);
            QVERIFY(sampling.waits().empty());
            QVERIFY(sampling.sentence().contains(u"Slack asks to wait "_s));
        }
    }

    void whatIsNoTimeToWaitIsNoWaitOfZero()
    {
        for (const char* time : {"soon", "-5", "+9", "Wed, 21 Oct 2026 07:28:00 GMT", "1e9"}) {
            SlackOnLoopback slack;
            slack.play(auth, limited(time));
            slack.play(auth, refusal("invalid_auth"));
            Sampling sampling(slack);
            QVERIFY(sampling.run());
            QCOMPARE(sampling.waits(), std::vector<int>{1});
        }
    }

    /// One request a minute, fifteen rows: said, paced, and the time left told.
    void theFifteenRowRegimeIsTold()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a b c d e"));
        slack.play(history, page(15, R"(,"has_more":true)"));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QVERIFY(sampling.sample().rates.notes.front().find("one page a minute") !=
                std::string::npos);
        QCOMPARE(sampling.waits(), (std::vector<int>{60, 60, 60, 60}));
        for (const SampleProgress& told : sampling.progress) { // Slack has not asked for it
            QCOMPARE(told.doing == "waiting: one request a minute", told.waits.has_value());
        }
        std::vector<qint64> left;
        for (const SampleProgress& told : sampling.progress) {
            if (!left.empty() || told.waits) { // from the first wait on
                left.push_back(told.left->count());
            }
        }
        QCOMPARE(left, (std::vector<qint64>{240, 180, 180, 120, 120, 60, 60, 0}));
    }

    void fifteenRowsWithoutMoreAreNoRegime()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a b"));
        slack.play(history, page(15, R"(,"has_more":false)"));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QVERIFY(sampling.sample().rates.notes.empty());
    }

    void hostileValuesAreLeftOut()
    {
        SlackOnLoopback slack;
        slack.play(auth, json(R"({"ok":true,"team":7,"user_id":null})"));
        slack.play(list, json(R"({"ok":true,"channels":[null,{"id":3},{"id":"C1"},[]]})"));
        slack.play(history, json(R"({"ok":true,"messages":[{"ts":"x"},7,{"ts":"1.5"},)"
                                 R"({"ts":1e300},{"ts":"1700000000.0001","reply_count":-4}]})"));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        const MessageRates& rates = sampling.sample().rates;
        QCOMPARE(rates.channels.size(), std::size_t{1});
        QCOMPARE(rates.channels[0].name, std::string("C1"));
        QCOMPARE(rates.channels[0].count, 2);
        QCOMPARE(rates.channels[0].replies, 0);
        QVERIFY(rates.partial);
        QVERIFY(sampling.notes().contains(u"channels have no id (3): page 1, …\n"
                                          "messages have no time (3): #C1, …"_s));
    }

    void lostRowsAreCountedNotChannels()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a b"));
        slack.play(history, json(R"({"ok":true,"messages":[1,2,3,{"ts":"1700000000.1"}]})"));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QVERIFY(sampling.notes().contains(u"messages have no time (6): #a, #b, …"_s));
    }
};

QTEST_GUILESS_MAIN(WorkspaceSamplerTest)
#include "tst_workspace_sampler.moc"
