// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_message.h"
#include "tests/model/written_export.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace stormglass;
using namespace stormglass::tests;

class ExportFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAChannelsDays()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"general/2015-06-07.json"_s, R"([{"ts": "1433558439.000002"}])");
        const auto rates = folder.read();
        QVERIFY(rates.ok());
        QCOMPARE(rates.value().observed.count, 3);
        QCOMPARE(rates.value().observed.perMinute, 1.5);
        QCOMPARE(rates.value().channels.at(0).id, std::string("C1"));
        QCOMPARE(rates.value().channels.at(0).joins, 1);
        QVERIFY(!rates.value().partial);
        QVERIFY(saysOnlyThin(rates.value()));
    }

    void refusesWhatIsNoExport()
    {
        const WrittenExport folder;
        const auto refused = [](const QString& path) {
            const auto rates = readExport(path);
            return rates.ok() ? std::string("read") : rates.problem().sentence();
        };
        QVERIFY(refused(u""_s).find("no folder and no zip is given") != std::string::npos);
        QVERIFY(refused(folder.path() + u"/nowhere"_s).find("no such folder or zip") !=
                std::string::npos);
        QVERIFY(refused(folder.path() + u"/channels.json"_s).find("this is no zip") !=
                std::string::npos);
        folder.write(u"export.zip"_s, "PK");
        QVERIFY(refused(folder.path() + u"/export.zip"_s).find("cut short") != std::string::npos);
        QVERIFY(refused(folder.path()).find("not one usable message") != std::string::npos);
        folder.remove(u"channels.json"_s);
        QVERIFY(refused(folder.path()).find("no channels.json") != std::string::npos);
    }

    /// As the same content zipped.
    void theFolderAroundAnExportIsTaken()
    {
        const WrittenExport outer;
        outer.write(u"ours/channels.json"_s, R"([{"id": "C1", "name": "general"}])");
        outer.write(u"ours/general/2015-06-06.json"_s, twoMessages);
        outer.remove(u"channels.json"_s);
        QCOMPARE(outer.read().value().observed.count, 2);
        QVERIFY(!outer.read().value().partial);
        outer.write(u"theirs/channels.json"_s, "[]");
        QVERIFY(hasNote(outer.read().value(), "further exports in this folder were left out (1): "
                                              "theirs"));
    }

    void namesTheLineOfBrokenJson()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"general/2015-06-07.json"_s, "[\n{\"ts\": \"1433558439.000002\"},\n{\"ts\"");
        const auto rates = folder.read();
        QVERIFY(rates.ok());
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(rates.value().partial);
        QVERIFY(hasNote(rates.value(), "files could not be read (1): general/2015-06-07.json line "
                                       "3: is not whole JSON"));
    }

    void namesRowsWithoutAUsableTs()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"general/2015-06-07.json"_s,
                     R"([{"ts": "soon"}, {"type": "message"}, 7, {"ts": null}, {"ts": -4},
                         {"ts": "1433558500"}, {"ts": 1433558501.5}, {"ts": ""}])");
        const auto rates = folder.read();
        QVERIFY(rates.ok());
        QCOMPARE(rates.value().observed.count, 4);
        QVERIFY(rates.value().partial);
        QVERIFY(hasNote(rates.value(), "rows have no ts (3): general/2015-06-07.json row 2"));
        QVERIFY(hasNote(rates.value(),
                        "no time in seconds since 1970 (3): general/2015-06-07.json row 1 "
                        "('soon')"));
    }

    void lostRowsOfSeveralFilesAreCountedTogether()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-05.json"_s, twoMessages);
        folder.write(u"general/2015-06-06.json"_s, "[1, 2, 3, 4, 5, 6, 7]");
        folder.write(u"general/2015-06-07.json"_s, "[1, 2]");
        folder.write(u"general/2015-06-08.json"_s, R"([1, {"x": [1])"); // told as a file
        const auto rates = folder.read();
        QVERIFY(hasNote(rates.value(), "rows have no ts (9): general/2015-06-06.json row 1, "));
        QVERIFY(hasNote(rates.value(), "general/2015-06-06.json row 5, …"));
        QVERIFY(hasNote(rates.value(), "files could not be read (1): general/2015-06-08.json"));
    }

    void readsOnWithoutAReadableIndex()
    {
        const WrittenExport folder;
        folder.write(u"channels.json"_s, "[{\"id\": \"C1\",");
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        const auto rates = folder.read();
        QVERIFY(rates.ok());
        QCOMPARE(rates.value().channels.at(0).name, std::string("general"));
        QVERIFY(hasNote(rates.value(), "channels.json line 1"));
    }

    void skipsChannelsWithoutAFolderAndOtherFiles()
    {
        const WrittenExport folder;
        folder.write(u"channels.json"_s,
                     R"([{"id": "C1", "name": "general"}, {"id": "C2", "name": "gone"},
                         {"id": "C3", "name": "../outside"}, {"name": null}])");
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"general/attachment.json"_s, "{}");
        const auto rates = folder.read();
        QVERIFY(rates.ok());
        QCOMPARE(rates.value().channels.size(), std::size_t{2});
        QCOMPARE(rates.value().channels.at(1).skipped, std::string("no folder of this name"));
        QVERIFY(hasNote(rates.value(), "channels.json row 3"));
        QVERIFY(hasNote(rates.value(), "general/attachment.json"));
    }

    void aFolderIsCountedOnce()
    {
        const WrittenExport folder;
        folder.write(u"channels.json"_s, R"([{"id": "C1", "name": "general"},
                         {"id": "C1", "name": "general"}, {"id": "general", "name": "other"}])");
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        const auto rates = folder.read();
        QCOMPARE(rates.value().observed.count, 2);
        QCOMPARE(rates.value().sumPerMinute, 2.0);
        QVERIFY(!rates.value().channels.at(1).skipped.empty());
        QVERIFY(hasNote(rates.value(), "index rows share a folder, which is counted once (2)"));
    }

    void devicesAndFoldersAreNoDayFiles()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        QVERIFY(QFile::link(u"/dev/zero"_s, folder.path() + u"/general/2015-06-07.json"_s));
        QVERIFY(QDir().mkpath(folder.path() + u"/general/2015-06-08.json"_s));
        const auto rates = folder.read();
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(rates.value().partial);
        QVERIFY(hasNote(rates.value(), "files could not be read (2): general/2015-06-07.json: is "
                                       "no regular file"));
    }

    void readsDirectMessagesById()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"dms.json"_s, R"([{"id": "D1", "members": null}])");
        folder.write(u"D1/2015-06-06.json"_s, twoMessages);
        QCOMPARE(folder.read().value().channels.at(1).count, 2);
    }

    void survivesDamage_data()
    {
        QTest::addColumn<QByteArray>("day");
        QTest::newRow("empty file") << QByteArray();
        QTest::newRow("an object") << QByteArray("{}");
        QTest::newRow("a number") << QByteArray("7");
        QTest::newRow("behind the list") << QByteArray(R"([{"ts": "1433558500.0"}] 7)");
        QTest::newRow("a second list") << QByteArray(R"([{"ts": "1433558500.0"}][])");
        QTest::newRow("not closed") << QByteArray(R"([{"ts": "1433558500.0"}, {"x": [1])");
        QTest::newRow("nulls") << QByteArray("[null, null]");
        QTest::newRow("zero bytes") << QByteArray(100, '\0');
        QTest::newRow("not UTF-8") << QByteArray("[{\"ts\": \"\xff\xfe\"}]");
        QTest::newRow("deep") << QByteArray(100'000, '[');
        QTest::newRow("huge ts") << QByteArray(R"([{"ts": "99999999999999999999.1"}])");
        QTest::newRow("long fraction") << QByteArray(R"([{"ts": "1.0000000000000000001"}])");
    }

    void survivesDamage()
    {
        QFETCH(QByteArray, day);
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"general/2015-06-07.json"_s, day);
        const auto rates = folder.read();
        QVERIFY(rates.ok());
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(rates.value().partial);
        QVERIFY(!rates.value().notes.empty());
    }

    /// Cut at every byte: a sentence and what was there, never a crash.
    void survivesACutAnywhere()
    {
        const QByteArray whole(twoMessages);
        for (qsizetype length = 0; length < whole.size(); ++length) {
            const WrittenExport folder;
            folder.write(u"general/2015-06-05.json"_s, twoMessages);
            folder.write(u"general/2015-06-06.json"_s, whole.left(length));
            const auto rates = folder.read();
            QVERIFY(rates.ok());
            QCOMPARE(rates.value().observed.count, 2);
            QVERIFY(rates.value().partial);
        }
    }

    void stopKeepsWhatWasRead()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"general/2015-06-07.json"_s, R"([{"ts": "1433558439.000002"}])");
        std::stop_source source;
        const auto rates = readExport(folder.path(), source.get_token(),
                                      [&source](double) { source.request_stop(); });
        QVERIFY(rates.ok());
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(rates.value().partial);
        QVERIFY(hasNote(rates.value(), "stopped after 1 of 2 files"));
    }

    /// A part of nothing is nothing, and no rate of zero.
    void aStopBeforeTheFirstFileIsARefusal()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        std::stop_source source;
        source.request_stop();
        const auto rates = readExport(folder.path(), source.get_token());
        QVERIFY(!rates.ok());
        QCOMPARE(rates.problem().sentence(),
                 folder.path().toStdString() +
                     ": stopped before anything was read; let it go on for longer");
    }

    /// A folder whose path is too long for the system: any error there is told.
    void aFolderThatCannotBeListedIsTold()
    {
        const QTemporaryDir folder;
        QByteArray root = QFile::encodeName(folder.path());
        while (root.size() < 3900) {
            root += "/" + QByteArray(100, 'd');
        }
        QVERIFY(QDir().mkpath(QFile::decodeName(root)));
        const auto write = [&root](const QByteArray& name, const QByteArray& text) {
            QFile file(QFile::decodeName(root + "/" + name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("dms.json", R"([{"id": "D1"}])");
        QVERIFY(QDir().mkpath(QFile::decodeName(root + "/D1")));
        write("D1/2015-06-06.json", twoMessages);
        const QByteArray longName(200, 'x');
        const int inside = open(root.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        QCOMPARE(mkdirat(inside, longName.constData(), 0700), 0);
        const auto rates = readExport(QFile::decodeName(root));
        unlinkat(inside, longName.constData(), AT_REMOVEDIR);
        close(inside);
        QVERIFY2(rates.ok(), rates.ok() ? "" : rates.problem().sentence().c_str());
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(rates.value().partial);
        QVERIFY(hasNote(rates.value(), ("folders could not be listed (1): " +
                                        longName.toStdString() + "/ (File name too long)")
                                           .c_str()));
    }

    /// The reference's words are of a workspace's pages.
    void theNoteIsOfAnExport()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        QCOMPARE(folder.read().value().observed.note,
                 "every message of the export, from its first to its last");
    }

    void timestampsAreReadExactly()
    {
        QCOMPARE(microsecondsOf("1433558319.000002"),
                 std::optional<std::int64_t>(1'433'558'319'000'002));
        QCOMPARE(microsecondsOf("1433558319"), std::optional<std::int64_t>(1'433'558'319'000'000));
        QCOMPARE(microsecondsOf("1433558319.5"),
                 std::optional<std::int64_t>(1'433'558'319'500'000));
        for (const char* text : {"", ".", "1.", ".5", "-1", "0", "1e9", "1.-2", " 1", "nan"}) {
            QVERIFY2(!microsecondsOf(text).has_value(), text);
        }
    }
};

QTEST_GUILESS_MAIN(ExportFolderTest)
#include "tst_export_folder.moc"
