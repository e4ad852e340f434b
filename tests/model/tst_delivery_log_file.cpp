// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery_log_file.h"
#include "tests/model/log_file.h"
#include "tests/model/note_search.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace stormglass;
using namespace stormglass::sampling;
using namespace stormglass::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray oneLine = "{\"ts\":1700000000,\"event_id\":\"Ev1\"}\n";

std::string problemOf(const QString& path)
{
    const auto log = readDeliveryLog(path);
    return log ? "read" : log.problem().sentence();
}

} // namespace

class DeliveryLogFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAFileWithProgress()
    {
        const LogFile file(oneLine.repeated(100'000));
        std::vector<double> steps;
        const auto log =
            readDeliveryLog(file.path(), {}, {}, [&steps](double done) { steps.push_back(done); });
        QCOMPARE(log.value().figures.attempts, 100'000);
        QVERIFY(!log.value().partial);
        QVERIFY(steps.size() > 5);
        QVERIFY(std::ranges::is_sorted(steps));
        QCOMPARE(steps.back(), 1.0);
    }

    void refusesWhatIsNoFile()
    {
        const QTemporaryDir folder;
        QVERIFY(problemOf(u""_s).find("--log: no file is given") != std::string::npos);
        QVERIFY(problemOf(folder.path()).find("a folder, not a file") != std::string::npos);
        QVERIFY(problemOf(u"/dev/zero"_s).find("neither a file nor a pipe") != std::string::npos);
        const QString nowhere = folder.filePath(u"nowhere"_s);
        QVERIFY(problemOf(nowhere).starts_with(nowhere.toStdString() + ": there is no such file"));
        const LogFile empty("");
        QVERIFY(problemOf(empty.path()).starts_with(empty.path().toStdString() + ": this log is"));
    }

    void aStopKeepsWhatWasRead()
    {
        const LogFile file(oneLine.repeated(100'000));
        std::stop_source source;
        const auto log =
            readDeliveryLog(file.path(), {}, source.get_token(), [&source](double done) {
                if (done > 0.3) {
                    source.request_stop();
                }
            });
        QVERIFY(log.value().partial);
        QVERIFY(log.value().figures.attempts > 30'000);
        QVERIFY(log.value().figures.attempts < 50'000);
        QVERIFY(hasNote(log.value(), "stopped before the end of the log"));
    }

    void aStopIsHeededWhileAPipeIsSilent()
    {
        const QTemporaryDir folder;
        const QByteArray path = QFile::encodeName(folder.filePath(u"pipe"_s));
        QCOMPARE(mkfifo(path.constData(), 0600), 0);
        QFile writer(QFile::decodeName(path));
        QVERIFY(writer.open(QIODevice::ReadWrite | QIODevice::Unbuffered)); // never blocks
        writer.write(oneLine);
        std::stop_source source;
        std::chrono::steady_clock::time_point stopped;
        const std::jthread stopper([&] {
            QTest::qWait(100);
            stopped = std::chrono::steady_clock::now();
            source.request_stop();
        });
        const auto log = readDeliveryLog(QFile::decodeName(path), {}, source.get_token());
        QVERIFY(std::chrono::steady_clock::now() - stopped < std::chrono::milliseconds(100));
        QCOMPARE(log.value().figures.attempts, 1);
        QVERIFY(log.value().partial);
    }

    /// Neither does opening it wait for ever.
    void aStopIsHeededWhileAPipeHasNoWriter()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"pipe"_s);
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        std::stop_source source;
        const std::jthread stopper([&source] {
            QTest::qSleep(100);
            source.request_stop();
        });
        const auto log = readDeliveryLog(path, {}, source.get_token());
        QVERIFY(!log.ok());
        QVERIFY(log.problem().sentence().find("stopped before the end of the log") !=
                std::string::npos);
        QVERIFY(previewDeliveryLog(path).problem().sentence().find("a pipe is read only once") !=
                std::string::npos);
    }

    void aWriterThatComesLateIsWaitedFor()
    {
        const QTemporaryDir folder;
        const QByteArray path = QFile::encodeName(folder.filePath(u"pipe"_s));
        QCOMPARE(mkfifo(path.constData(), 0600), 0);
        const std::jthread writer([&path] {
            QTest::qSleep(200);
            QFile file(QFile::decodeName(path));
            if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
                file.write(oneLine);
                QTest::qSleep(100); // silence is not the end
                file.write(oneLine);
            }
        });
        const auto log = readDeliveryLog(QFile::decodeName(path));
        QCOMPARE(log.value().figures.attempts, 2);
        QVERIFY(!log.value().partial);
    }

    void readsAPipeToItsEnd()
    {
        const QTemporaryDir folder;
        const QByteArray path = QFile::encodeName(folder.filePath(u"pipe"_s));
        QCOMPARE(mkfifo(path.constData(), 0600), 0);
        const std::jthread writer([&path] {
            QFile file(QFile::decodeName(path));
            if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
                file.write(oneLine.repeated(50'000));
            }
        });
        const auto log = readDeliveryLog(QFile::decodeName(path));
        QCOMPARE(log.value().figures.attempts, 50'000);
        QVERIFY(!log.value().partial);
    }

    void previewsNdjson()
    {
        const LogFile file("{\"level\":\"info\",\"ts\":1700000000,\"event_id\":\"Ev1\"}\nbroken\n"
                           "{\"ts\":1700000001,\"retry_num\":1,\"time\":\"2026\"}\n" +
                           oneLine.repeated(10));
        const auto preview = previewDeliveryLog(file.path(), {}, 3);
        QCOMPARE(preview.value().format, LogFormat::Ndjson);
        const Table& rows = preview.value().rows;
        QCOMPARE(rows.rows.size(), std::size_t{3});
        QCOMPARE(rows.columns.size(), std::size_t{5});
        QCOMPARE(rows.columns[1].title, std::string("ts"));
        QCOMPARE(std::get<std::string>(rows.rows[0][1]), std::string("1700000000"));
        QVERIFY(std::holds_alternative<std::monostate>(rows.rows[0][3]));
        QCOMPARE(std::get<std::string>(rows.rows[1][3]), std::string("1"));
        QCOMPARE(preview.value().names[0], std::string("time"));
        QCOMPARE(preview.value().names[1], std::string("event_id"));
        QCOMPARE(preview.value().names[4], std::string());
    }

    /// A row of a hundred thousand keys: nobody chooses among them, and each takes its time.
    void aWidePreviewIsCut()
    {
        QByteArray keys = "{\"time\":1";
        QByteArray head = "time";
        for (int key = 0; key < 20'000; ++key) {
            keys += ",\"k" + QByteArray::number(key) + "\":1";
            head += ",k" + QByteArray::number(key);
        }
        for (const QByteArray& text :
             {QByteArray(keys + "}\n{\"more\":2}\n"), QByteArray(head + '\n' + head + '\n')}) {
            const LogFile file(text);
            const auto preview = previewDeliveryLog(file.path());
            QCOMPARE(preview.value().rows.columns.size(), std::size_t{256});
            QCOMPARE(preview.value().rows.rows[0].size(), std::size_t{256});
            QCOMPARE(preview.value().names[0], std::string("time"));
        }
    }

    void aStoppedPreviewEnds()
    {
        const LogFile file(oneLine);
        std::stop_source source;
        source.request_stop();
        QVERIFY(
            previewDeliveryLog(file.path(), {}, 5, source.get_token()).value().rows.rows.empty());
        QVERIFY(!previewDeliveryLog(file.path(), {}, 5).value().rows.rows.empty());
    }

    void previewsCsv()
    {
        const LogFile file("when;status;request_time\r\n\"a;b\";200;0.1\r\nshort\r\nc;404;0.2\r\n");
        const auto columns = LogColumns::mapped({"time=when"}).value();
        const auto preview = previewDeliveryLog(file.path(), columns);
        QCOMPARE(preview.value().format, LogFormat::Csv);
        QCOMPARE(preview.value().rows.rows.size(), std::size_t{2});
        QCOMPARE(std::get<std::string>(preview.value().rows.rows[0][0]), std::string("a;b"));
        QCOMPARE(preview.value().names[0], std::string("when"));
        QCOMPARE(preview.value().names[5], std::string("request_time"));
        QVERIFY(!previewDeliveryLog(u"/nowhere/at/all"_s).ok());
    }
};

QTEST_GUILESS_MAIN(DeliveryLogFileTest)
#include "tst_delivery_log_file.moc"
