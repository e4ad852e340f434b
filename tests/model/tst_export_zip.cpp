// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/zip_files.h"
#include "tests/model/made_zip.h"
#include "tests/model/written_export.h"

using namespace stormglass;
using namespace stormglass::tests;

namespace {

constexpr auto oneChannel = R"([{"id": "C1", "name": "general"}])";
constexpr auto oneMessage = R"([{"ts": "1433558439.000002"}])";

Outcome<MessageRates> readBytes(const QByteArray& bytes)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"export.zip"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        return Problem{"test", "the zip could not be written", ""};
    }
    file.close();
    return readExport(path);
}

Outcome<MessageRates> read(const MadeZip& zip) { return readBytes(zip.bytes()); }

MadeZip smallExport()
{
    return MadeZip()
        .add("channels.json", oneChannel)
        .add("general/", "", {.stored = true})
        .add("general/2015-06-06.json", twoMessages);
}

std::string refusal(const Outcome<MessageRates>& outcome)
{
    return outcome ? "read" : outcome.problem().sentence();
}

} // namespace

class ExportZipTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatTheFolderWouldGive()
    {
        const WrittenExport folder;
        folder.write(u"general/2015-06-06.json"_s, twoMessages);
        folder.write(u"general/2015-06-07.json"_s, oneMessage);
        folder.write(u"general/notes.json"_s, "{}");
        const auto zipped = read(smallExport()
                                     .add("general/2015-06-07.json", oneMessage)
                                     .add("general/notes.json", "{}"));
        const auto unzipped = folder.read();
        QVERIFY2(zipped.ok(), refusal(zipped).c_str());
        QCOMPARE(zipped.value().observed.count, 3);
        QCOMPARE(zipped.value().observed.count, unzipped.value().observed.count);
        QCOMPARE(zipped.value().sumPerMinute, unzipped.value().sumPerMinute);
        QCOMPARE(zipped.value().channels[0].id, std::string("C1"));
        QCOMPARE(zipped.value().channels[0].joins, 1);
        QCOMPARE(zipped.value().notes, unzipped.value().notes);
        QVERIFY(!zipped.value().partial);
    }

    void readsUnusualEntries_data()
    {
        QTest::addColumn<EntryKind>("kind");
        QTest::newRow("stored") << EntryKind{.stored = true};
        QTest::newRow("data descriptor") << EntryKind{.dataDescriptor = true};
        QTest::newRow("stored with data descriptor")
            << EntryKind{.stored = true, .dataDescriptor = true};
        QTest::newRow("claims less than it gives") << EntryKind{.claims = 3};
        QTest::newRow("no date") << EntryKind{.date = 0};
        QTest::newRow("month 15, day 31") << EntryKind{.date = 0xffff};
    }

    void readsUnusualEntries()
    {
        QFETCH(EntryKind, kind);
        const auto rates = read(smallExport().add("general/2015-06-07.json", oneMessage, kind));
        QVERIFY2(rates.ok(), refusal(rates).c_str());
        QCOMPARE(rates.value().observed.count, 3);
        QVERIFY(!rates.value().partial);
    }

    void leavesOutEntriesThatCannotBeRead_data()
    {
        QTest::addColumn<EntryKind>("kind");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("encrypted") << EntryKind{.encrypted = true} << QByteArray("is encrypted");
        QTest::newRow("checksum") << EntryKind{.wrongChecksum = true}
                                  << QByteArray("is damaged (CRC error)");
        QTest::newRow("claims two GiB")
            << EntryKind{.claims = 1U << 31U} << QByteArray("is larger than 128 MiB");
    }

    void leavesOutEntriesThatCannotBeRead()
    {
        QFETCH(EntryKind, kind);
        QFETCH(QByteArray, words);
        const auto rates = read(smallExport().add("general/2015-06-07.json", oneMessage, kind));
        QVERIFY2(rates.ok(), refusal(rates).c_str());
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(rates.value().partial);
        const std::string note = "files could not be read (1): general/2015-06-07.json: ";
        QVERIFY(hasNote(rates.value(), (note + words.toStdString()).c_str()));
    }

    /// It claims a kilobyte and becomes more than is read of one file.
    void aBombIsLeftOut()
    {
        const QByteArray spaces(qsizetype{130} << 20U, ' ');
        const auto rates =
            read(smallExport().add("general/2015-06-07.json", spaces, {.claims = 1000}));
        QVERIFY2(rates.ok(), refusal(rates).c_str());
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(rates.value().partial);
        QVERIFY(hasNote(rates.value(), "general/2015-06-07.json: is larger than 128 MiB"));
    }

    void aFolderAroundTheExportIsTaken()
    {
        const auto rates = read(MadeZip()
                                    .add("__MACOSX/Acme export/._channels.json", "\x05\x16")
                                    .add("Acme export/channels.json", oneChannel)
                                    .add("Acme export/general/2015-06-06.json", twoMessages)
                                    .add("Acme export/general/files/channels.json", "[]"));
        QVERIFY2(rates.ok(), refusal(rates).c_str());
        QCOMPARE(rates.value().observed.count, 2);
        QCOMPARE(rates.value().channels.size(), std::size_t{1});
        QVERIFY(saysOnlyThin(rates.value()));
    }

    void ofSeveralExportsTheFirstIsRead()
    {
        const auto rates = read(MadeZip()
                                    .add("b/channels.json", oneChannel)
                                    .add("b/general/2015-06-06.json", oneMessage)
                                    .add("a/channels.json", oneChannel)
                                    .add("a/general/2015-06-06.json", twoMessages));
        QVERIFY2(rates.ok(), refusal(rates).c_str());
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(rates.value().partial);
        QVERIFY(hasNote(rates.value(),
                        "further exports in this zip were left out (1): b/channels.json"));
    }

    void namesAreNotAlwaysUtf8()
    {
        const QByteArray named = R"([{"id": "C1", "name": "café"}, {"id": "C2", "name": "thé"}])";
        const auto rates = read(MadeZip()
                                    .add("channels.json", named)
                                    .add("caf\x82/2015-06-06.json", twoMessages) // code page 437
                                    .add("thé/2015-06-06.json", oneMessage)      // UTF-8, unflagged
                                    .add("windows\\2015-06-06.json", twoMessages));
        QVERIFY2(rates.ok(), refusal(rates).c_str());
        QCOMPARE(channelOf(rates.value(), "café").id, std::string("C1"));
        QCOMPARE(channelOf(rates.value(), "café").count, 2);
        QCOMPARE(channelOf(rates.value(), "thé").id, std::string("C2"));
        QCOMPARE(channelOf(rates.value(), "windows").count, 2);
        QVERIFY(saysOnlyThin(rates.value()));
    }

    void pathsThatLeadOutAreTold()
    {
        const auto rates = read(smallExport()
                                    .add("../general/2015-06-07.json", oneMessage)
                                    .add("/etc/2015-06-07.json", oneMessage)
                                    .add("C:\\export\\2015-06-07.json", oneMessage)
                                    .add("general/../../2015-06-07.json", oneMessage));
        QVERIFY2(rates.ok(), refusal(rates).c_str());
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(rates.value().partial);
        QVERIFY(hasNote(rates.value(), "nothing is unpacked, and they were left out (4): "
                                       "../general/2015-06-07.json, /etc/2015-06-07.json"));
    }

    void twoEntriesOfOneNameCountOncePerMessage()
    {
        const auto rates = read(smallExport().add("general/2015-06-06.json", twoMessages));
        QCOMPARE(rates.value().observed.count, 2);
    }

    /// Without its directory, which is at the end, a zip is nothing.
    void aZipCutAnywhereIsRefusedOrReadInPart()
    {
        const QByteArray whole = smallExport().bytes();
        for (qsizetype length = 0; length < whole.size(); ++length) {
            const auto rates = readBytes(whole.left(length));
            QVERIFY(!rates.ok());
            QVERIFY(refusal(rates).find("this is no zip, or one that is cut short") !=
                    std::string::npos);
        }
    }

    void damageInsideLeavesTheRest()
    {
        QByteArray bytes = smallExport().add("general/2015-06-07.json", oneMessage).bytes();
        const qsizetype data = bytes.indexOf("general/2015-06-07.json") + 23;
        bytes.replace(data, 8, QByteArray(8, '\xff'));
        const auto rates = readBytes(bytes);
        QVERIFY2(rates.ok(), refusal(rates).c_str());
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(hasNote(rates.value(), "general/2015-06-07.json: is damaged"));
    }

    void stopKeepsWhatWasRead()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"export.zip"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(smallExport().add("general/2015-06-07.json", oneMessage).bytes());
        file.close();
        std::stop_source source;
        double done = 0.0;
        const auto rates = readExport(file.fileName(), source.get_token(), [&](double fraction) {
            done = fraction;
            source.request_stop();
        });
        QVERIFY(rates.ok());
        QVERIFY(done > 0.5 && done < 1.0); // by bytes
        QCOMPARE(rates.value().observed.count, 2);
        QVERIFY(hasNote(rates.value(), "stopped after 1 of 2 files"));
    }

    /// Also while the zip's directory is read, which alone may take long.
    void aStopBeforehandOpensNothing()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"export.zip"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(smallExport().bytes());
        file.close();
        std::stop_source source;
        source.request_stop();
        ReadingNotes notes;
        QVERIFY(!openZip(file.fileName(), source.get_token(), notes).ok());
        const auto rates = readExport(file.fileName(), source.get_token());
        QVERIFY(refusal(rates).find("stopped before anything was read") != std::string::npos);
    }

    void aDirectoryWithoutEndIsRefused()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"export.zip"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        MadeZip zip = smallExport();
        for (int entry = 0; entry < 5000; ++entry) {
            zip.add("holiday-" + QByteArray::number(entry), "", {.stored = true});
        }
        file.write(zip.bytes());
        file.close();
        ReadingNotes notes;
        QVERIFY(openZip(file.fileName(), {}, notes).ok());
        const auto files = openZip(file.fileName(), {}, notes, 100'000);
        QVERIFY(!files.ok());
        QVERIFY(
            files.problem().sentence().find("this zip lists more files than an export has; give "
                                            "the folder it unzips to") != std::string::npos);
    }

    void refusesWhatHoldsNothing()
    {
        const auto says = [](const Outcome<MessageRates>& rates, const char* words) {
            return refusal(rates).find(words) != std::string::npos;
        };
        QVERIFY(says(read(MadeZip().add("holiday.jpg", "x")), "no channels.json in this zip"));
        QVERIFY(says(read(MadeZip().add("channels.json", oneChannel)), "not one usable message"));
        QVERIFY(says(read(MadeZip()
                              .add("channels.json", oneChannel, {.encrypted = true})
                              .add("general/2015-06-06.json", twoMessages, {.encrypted = true})),
                     "general/2015-06-06.json: is encrypted"));
        QVERIFY(says(readBytes("[]"), "no zip"));
    }
};

QTEST_GUILESS_MAIN(ExportZipTest)
#include "tst_export_zip.moc"
