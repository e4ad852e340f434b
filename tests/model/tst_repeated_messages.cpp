// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/repeated_messages.h"
#include "tests/model/written_export.h"

using namespace stormglass;
using namespace stormglass::tests;

namespace {

/// The same words at each of the seconds.
std::vector<AppMessage> said(std::initializer_list<std::int64_t> seconds)
{
    std::vector<AppMessage> messages;
    for (const std::int64_t at : seconds) {
        messages.push_back({at * 1'000'000, 7});
    }
    return messages;
}

RepeatedMessages counts(std::int64_t afterAMinute, std::int64_t afterFiveMinutes)
{
    return {afterAMinute, afterFiveMinutes};
}

} // namespace

class RepeatedMessagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Slack's page leaves open from when the five minutes count; either way it is found.
    void anEventsFourDeliveriesAreItsFingerprint()
    {
        QCOMPARE(repeatedMessages(said({0, 4, 64, 364})), counts(1, 1));
        QCOMPARE(repeatedMessages(said({300, 60, 0, 2})), counts(1, 1)); // any order
    }

    void theWindowsHaveEnds()
    {
        QCOMPARE(repeatedMessages(said({0, 49})), counts(0, 0));
        QCOMPARE(repeatedMessages(said({0, 50})), counts(1, 0));
        QCOMPARE(repeatedMessages(said({0, 70})), counts(1, 0));
        QCOMPARE(repeatedMessages(said({0, 71})), counts(0, 0));
        QCOMPARE(repeatedMessages(said({0, 284})), counts(0, 0));
        QCOMPARE(repeatedMessages(said({0, 285})), counts(0, 1));
        QCOMPARE(repeatedMessages(said({0, 315})), counts(0, 1));
        QCOMPARE(repeatedMessages(said({0, 316})), counts(0, 0));
    }

    void aScheduleIsNoRetry()
    {
        QCOMPARE(repeatedMessages(said({0, 60, 120, 180})), counts(3, 0));
        QCOMPARE(repeatedMessages(said({0, 60, 120, 180, 240})), counts(0, 0));
        QCOMPARE(repeatedMessages(said({0, 300, 600, 900, 1200})), counts(0, 0));
        // An hour later it is another event.
        QCOMPARE(repeatedMessages(said({0, 60, 3600, 3660, 7200, 7260})), counts(3, 0));
    }

    void otherWordsAreNoRepetition()
    {
        std::vector<AppMessage> messages = said({0, 60});
        messages[1].hash = 8;
        QCOMPARE(repeatedMessages(messages), counts(0, 0));
    }

    void copiesOfARowAreOneMessage()
    {
        QCOMPARE(repeatedMessages(said({0, 0, 0, 60, 60})), counts(1, 0));
    }

    void isToldInWords()
    {
        QVERIFY(!retryNote(counts(0, 5)).has_value());
        QCOMPARE(retryNote(counts(1, 0)).value_or(""),
                 std::string("looks like Slack's retries: 1 app message came again after about a "
                             "minute, in the same channel and with the same words"));
        QCOMPARE(retryNote(counts(12, 5)).value_or(""),
                 std::string("looks like Slack's retries: 12 app messages came again after about a "
                             "minute, 5 after about five, in the same channel and with the same "
                             "words"));
    }

    /// Only apps are looked at, only what has a text, and only within a channel.
    void anExportShowsThem()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s,
                     R"([{"bot_id": "B1", "text": "done", "ts": "1433558300.0"},
                         {"ts": "1433558361.5", "text": "done", "bot_id": "B1"},
                         {"bot_id": "B2", "text": "done", "ts": "1433558360.0"},
                         {"subtype": "bot_message", "text": "built", "ts": "1433558300.1"},
                         {"subtype": "bot_message", "text": "built", "ts": "1433558600.1"},
                         {"subtype": "bot_message", "text": "built", "ts": "1433558660.1"},
                         {"bot_id": "B3", "text": "", "ts": "1433558300.2"},
                         {"bot_id": "B3", "text": "", "ts": "1433558360.2"},
                         {"user": "U1", "text": "hello", "ts": "1433558300.3"},
                         {"user": "U1", "bot_id": null, "text": "hello", "ts": "1433558360.3"}])");
        folder.write(u"random/2015-06-06.json"_s,
                     R"([{"bot_id": "B1", "text": "there", "ts": "1433558300.0"}])");
        folder.write(u"other/2015-06-06.json"_s,
                     R"([{"bot_id": "B1", "text": "there", "ts": "1433558360.0"}])");
        const auto rates = folder.read();
        QCOMPARE(channelOf(rates.value(), "general").repeated, counts(2, 1));
        QCOMPARE(channelOf(rates.value(), "other").repeated, counts(0, 0));
        QCOMPARE(rates.value().repeated, counts(2, 1));
        QVERIFY(hasNote(rates.value(), "looks like Slack's retries: 2 app messages came again"));
        QVERIFY(!rates.value().partial);
    }
};

QTEST_GUILESS_MAIN(RepeatedMessagesTest)
#include "tst_repeated_messages.moc"
