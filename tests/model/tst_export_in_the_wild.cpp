// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What exports of real workspaces have that Slack's help page does not mention.

#include "tests/model/written_export.h"

using namespace stormglass;
using namespace stormglass::tests;

class ExportInTheWildTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Files are cut at the exporter's midnight: only ts says when a message was.
    void fileNamesAreNotTheDay()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s,
                     R"([{"ts": "1433541600.0"}, {"ts": "1433627990.0"}])"); // 5 June 22:00 UTC
        folder.write(u"general/2015-06-07.json"_s, R"([{"ts": "1433628010.0"}])");
        const auto rates = folder.read();
        QCOMPARE(rates.value().observed.count, 3);
        QCOMPARE(rates.value().observed.spanSeconds, 86410.0);
        QCOMPARE(rates.value().busiestMinute, 2);
        QVERIFY(saysOnlyThin(rates.value()));
    }

    /// Slack lists a parent's replies by ts beside the replies' own rows.
    void repliesListedByTheirParentCountOnce()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s,
                     R"([{"ts": "1433558300.0", "thread_ts": "1433558300.0", "reply_count": 2,
                          "replies": [{"user": "U1", "ts": "1433558310.0"},
                                      {"user": "U2", "ts": "1433558320.0"}]},
                         {"ts": "1433558310.0", "thread_ts": "1433558300.0"},
                         {"ts": "1433558320.0", "thread_ts": "1433558300.0"}])");
        QCOMPARE(folder.read().value().observed.count, 3);
    }

    /// Other exporters have them nowhere else.
    void repliesNestedInTheirParentCount_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("replies") << QByteArray("replies");
        QTest::newRow("slackdump") << QByteArray("slackdump_thread_replies");
    }

    void repliesNestedInTheirParentCount()
    {
        QFETCH(QByteArray, key);
        const WrittenExport folder;
        QByteArray day = R"([{"type": "message", "KEY": [
                                {"type": "message", "ts": "1433558310.0", "text": "yes"},
                                {"type": "message"}, null], "ts": "1433558300.0"},
                             {"ts": "1433558420.0", "KEY": null}])";
        day.replace("KEY", key);
        folder.write(u"general/2015-06-06.json"_s, day);
        const auto rates = folder.read();
        QCOMPARE(rates.value().observed.count, 3);
        QCOMPARE(rates.value().busiestMinute, 2);
        QVERIFY(hasNote(rates.value(), "rows have no ts (2): general/2015-06-06.json row 1"));
    }

    void broadcastsAndStrayCopiesCountOnce()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s,
                     R"([{"ts": "1433558300.0"}, {"ts": "1433558310.000100"},
                         {"ts": "1433558310.0001", "subtype": "thread_broadcast"}])");
        folder.write(u"general/2015-06-07.json"_s, R"([{"ts": "1433558300.000000"}])");
        folder.write(u"random/2015-06-06.json"_s, R"([{"ts": "1433558300.0"}])");
        const auto rates = folder.read();
        QCOMPARE(channelOf(rates.value(), "general").count, 2);
        QCOMPARE(channelOf(rates.value(), "random").count, 1); // a message of its own
        QCOMPARE(rates.value().observed.count, 3);
    }

    void rowsNeedNoType()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s,
                     R"([{"ts": "1433558300.0"}, {"type": null, "ts": "1433558310.0"}])");
        QCOMPARE(folder.read().value().observed.count, 2);
    }

    void everyIndexIsRead()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"groups.json"_s, R"([{"id": "G1", "name": "secret", "members": null}])");
        folder.write(u"secret/2015-06-06.json"_s, twoMessages);
        folder.write(u"mpims.json"_s, R"([{"id": "G2", "name": "mpdm-a--b--c-1"}])");
        folder.write(u"mpdm-a--b--c-1/2015-06-06.json"_s, twoMessages);
        folder.write(u"dms.json"_s, R"([{"id": "D1", "members": null}])");
        folder.write(u"D1/2015-06-06.json"_s, twoMessages);
        const auto rates = folder.read();
        QCOMPARE(rates.value().channels.size(), std::size_t{4});
        QCOMPARE(channelOf(rates.value(), "secret").id, std::string("G1"));
        QCOMPARE(channelOf(rates.value(), "mpdm-a--b--c-1").count, 2);
        QCOMPARE(channelOf(rates.value(), "D1").count, 2);
        QVERIFY(saysOnlyThin(rates.value()));
    }

    /// One index for all teams, or one in each; channels of two teams can have one name.
    void anEnterpriseGridsTeamsAreRead()
    {
        const WrittenExport folder;
        folder.write(u"channels.json"_s, R"([{"id": "C1", "name": "general"},
                                             {"id": "C2", "name": "general"},
                                             {"id": "C3", "name": "all"}])");
        folder.write(u"all/2015-06-06.json"_s, twoMessages);
        folder.write(u"teams/acme/general/2015-06-06.json"_s, twoMessages);
        folder.write(u"teams/apex/general/2015-06-06.json"_s, R"([{"ts": "1433558300.0"}])");
        folder.write(u"teams/apex/channels.json"_s, R"([{"id": "C9", "name": "own"}])");
        folder.write(u"teams/apex/own/2015-06-06.json"_s, twoMessages);
        folder.write(u"teams/apex/unlisted/2015-06-06.json"_s, twoMessages);
        const auto rates = folder.read();
        QCOMPARE(rates.value().channels.size(), std::size_t{5});
        QCOMPARE(channelOf(rates.value(), "acme/general").id, std::string("C1"));
        QCOMPARE(channelOf(rates.value(), "acme/general").count, 2);
        QCOMPARE(channelOf(rates.value(), "apex/general").id, std::string("C2"));
        QCOMPARE(channelOf(rates.value(), "apex/general").count, 1);
        QCOMPARE(channelOf(rates.value(), "apex/own").id, std::string("C9"));
        QCOMPARE(channelOf(rates.value(), "apex/unlisted").count, 2);
        QCOMPARE(channelOf(rates.value(), "all").id, std::string("C3"));
        QVERIFY(saysOnlyThin(rates.value()));
        folder.remove(u"channels.json"_s);
        QCOMPARE(channelOf(folder.read().value(), "acme/general").count, 2);
    }

    void aChannelMayBeCalledTeams()
    {
        const WrittenExport folder;
        folder.write(u"channels.json"_s, R"([{"id": "C1", "name": "teams"}])");
        folder.write(u"teams/2015-06-06.json"_s, twoMessages);
        const auto rates = folder.read();
        QCOMPARE(channelOf(rates.value(), "teams").count, 2);
        QVERIFY(saysOnlyThin(rates.value()));
    }

    /// Attachments lie in folders of the channel, or beside its days.
    void attachmentsAreNoDays()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"general/package.json"_s, R"([{"ts": "1433558400.0"}])");
        folder.write(u"general/attachments/2015-06-06.json"_s, R"([{"ts": "1433558400.0"}])");
        folder.write(u"__uploads/F1/channels.json"_s, "\x89PNG");
        const auto rates = folder.read();
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(!rates.value().partial);
        QVERIFY(hasNote(rates.value(), "left out (1): general/package.json"));
    }

    /// Half of an emoji, where an app has cut a text, is no valid text and no reason to lose a day.
    void textsMayBeCutWithinACharacter()
    {
        const WrittenExport folder;
        QByteArray day = R"([{"text": "so BACKSLASHud83d", "ts": "1433558300.0"},
                             {"ts": "1433558310.0"}])";
        day.replace("BACKSLASH", "\\"); // moc stumbles over one in a raw literal
        folder.write(u"general/2015-06-06.json"_s, QByteArray("\xef\xbb\xbf") + day);
        const auto rates = folder.read();
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(!rates.value().partial);
    }

    void anIndexWithNoMessagesIsRefused()
    {
        const WrittenExport folder;
        const auto rates = folder.read();
        QVERIFY(!rates.ok());
        QVERIFY(rates.problem().what.find("not one usable message in this export: channels of the "
                                          "index have no folder (1): general") !=
                std::string::npos);
        folder.write(u"general/2015-06-06.json"_s, "[]");
        QVERIFY(folder.read().problem().what.find("(day files: 1)") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(ExportInTheWildTest)
#include "tst_export_in_the_wild.moc"
