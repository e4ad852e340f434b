// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/sampling_run.h"

#include <QJsonDocument>

#include <limits>

using namespace stormglass;
using namespace stormglass::tests;

namespace {

QByteArray reply(const char* ts, const char* thread, const char* subtype)
{
    return QByteArray(R"({"ts":")")
        .append(ts)
        .append(R"(","thread_ts":")")
        .append(thread)
        .append(R"(","subtype":")")
        .append(subtype)
        .append(R"("})");
}

QByteArray root(const char* ts, qint64 replies)
{
    return QByteArray(R"({"ts":")")
        .append(ts)
        .append(R"(","thread_ts":")")
        .append(ts)
        .append(R"(","reply_count":)")
        .append(QByteArray::number(replies))
        .append("}");
}

std::int64_t repliesOf(const QByteArrayList& rows)
{
    const QByteArray text = R"({"ok":true,"messages":[)" + rows.join(',') + "]}";
    return historyPage(QJsonDocument::fromJson(text).object()).replies;
}

} // namespace

/// What Slack's pages hold, and what they lack.
class SlackPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void repliesAreASecondHigherFigure()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a"));
        slack.play(history, json(R"({"ok":true,"messages":[{"ts":"1700000000.0","reply_count":5},)"
                                 R"({"ts":"1700000060.0","subtype":"channel_join"}]})"));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        const MessageRates& rates = sampling.sample().rates;
        QCOMPARE(rates.sumPerMinute, 2.0);
        QCOMPARE(rates.sumWithReplies, 7.0);
        QCOMPARE(rates.channels[0].joins, 1);
    }

    /// A reply that was also sent to the channel is a row of the page and one of the reply_count.
    void aBroadcastReplyIsCountedOnce()
    {
        const QByteArray broadcast = reply("1700000009.0", "1700000000.0", "thread_broadcast");
        QCOMPARE(repliesOf({root("1700000000.0", 5), broadcast}), 4);
        QCOMPARE(repliesOf({broadcast, root("1700000000.000000", 5), root("1700000001.0", 2)}), 6);
        QCOMPARE(repliesOf({root("1700000000.0", 0), broadcast}), 0);
        QCOMPARE(repliesOf({root("1700000001.0", 5), broadcast}), 5); // of an older thread
        QCOMPARE(repliesOf({root("1700000000.0", 5),
                            reply("1700000009.0", "1700000000.0", "me_message")}),
                 5);
    }

    /// No page, however hostile, makes a sum that its type cannot hold.
    void hugeReplyCountsAreBounded()
    {
        constexpr qint64 most = std::numeric_limits<qint64>::max();
        const std::int64_t sum =
            repliesOf({root("1700000000.0", most), root("1700000001.0", most)});
        QVERIFY(sum > 0 && sum < most / 1000000);
        QCOMPARE(repliesOf({root("1700000000.0", -most)}), 0);
    }

    void zerosHaveAReason_data()
    {
        QTest::addColumn<Played>("channelList");
        QTest::addColumn<Played>("messages");
        QTest::addColumn<QString>("note");
        QTest::addColumn<bool>("isPartial");
        QTest::newRow("no channels") << channels("") << page(0)
                                     << u"the token's owner is in no channel; invite it to those "
                                        "to be measured"_s
                                     << false;
        QTest::newRow("refused ones only")
            << channels("a b") << refusal("not_in_channel")
            << u"no channel could be read; the table says what Slack answered for each\n"
               "channels were left out: the app is not in this channel; invite it (2): #a, #b"_s
            << true;
        QTest::newRow("no messages") << channels("a") << page(0)
                                     << u"the channels that were read have no messages"_s << false;
        QTest::newRow("no list of messages")
            << channels("a") << json(R"({"ok":true})")
            << u"the channels that were read have no messages\n"
               "answers are ok and have no list of messages (1): #a"_s
            << true;
    }

    void zerosHaveAReason()
    {
        QFETCH(Played, channelList);
        QFETCH(Played, messages);
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channelList);
        slack.play(history, messages);
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QCOMPARE(sampling.sample().rates.observed.count, 0);
        QTEST(sampling.notes(), "note");
        QTEST(sampling.sample().rates.partial, "isPartial");
    }

    void anAnswerWithoutChannelsIsAProblem()
    {
        for (const char* answer : {R"({"ok":true})", R"({"ok":true,"channels":{"id":"C1"}})"}) {
            SlackOnLoopback slack;
            slack.play(auth, who());
            slack.play(list, json(answer));
            Sampling sampling(slack);
            QVERIFY(sampling.run());
            QVERIFY(!sampling.outcome->ok());
            QVERIFY(sampling.sentence().contains(u"no list of channels"_s));
            QCOMPARE(slack.count(history), 0);
        }
    }
};

QTEST_GUILESS_MAIN(SlackPages)
#include "tst_slack_pages.moc"
