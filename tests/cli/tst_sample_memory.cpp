// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDateTime>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

/// A megabyte of deliveries, each of another event, some 80 a second.
QByteArray someDeliveries(int& number)
{
    QByteArray text;
    while (text.size() < (1 << 20)) {
        ++number;
        text += R"({"ts":)" + QByteArray::number(1'700'000'000'000 + number * qint64{12}) +
                R"(,"event_id":"Ev)" + QByteArray::number(number) +
                R"(","retry_num":0,"status":200,"duration_ms":)" +
                QByteArray::number(number % 4000) + R"(,"comment":")" + QByteArray(200, 'x') +
                "\"}\n";
    }
    return text;
}

} // namespace

/// How much memory the command takes; the only child of this program, so that nothing else counts.
class SampleMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLogOfAnySizeTakesTheSameMemory()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer's own memory would be measured");
#elif defined(__SANITIZE_THREAD__)
        QSKIP("the sanitizer's own memory would be measured");
#endif
        constexpr int megabytes = 300;
        QProcess process;
        process.start(QStringLiteral(STORMGLASS_CLI),
                      {u"sample"_s, u"--json"_s, u"--quiet"_s, u"--log"_s, u"/dev/stdin"_s});
        QVERIFY(process.waitForStarted());
        int deliveries = 0;
        for (int written = 0; written < megabytes; ++written) {
            process.write(someDeliveries(deliveries));
            while (process.bytesToWrite() > 0) {
                QVERIFY(process.waitForBytesWritten());
            }
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60'000));
        const QJsonDocument told = QJsonDocument::fromJson(process.readAllStandardOutput());
        QCOMPARE(told[u"deliveries"_s][u"attempts"_s].toInt(), deliveries);
        QVERIFY(!told[u"partial"_s].toBool(true));
        rusage children{};
        QCOMPARE(getrusage(RUSAGE_CHILDREN, &children), 0);
        constexpr qint64 most = 64 * 1024; // kilobytes
        QVERIFY2(children.ru_maxrss < most, qPrintable(QString::number(children.ru_maxrss)));
    }
};

QTEST_GUILESS_MAIN(SampleMemory)
#include "tst_sample_memory.moc"
