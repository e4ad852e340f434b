// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDate>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

QByteArray aMegabyteOfMessages()
{
    QByteArray text = "[";
    for (int at = 0; text.size() < (1 << 20); ++at) {
        text += QByteArray(at == 0 ? "" : ",") + R"({"type":"message","ts":")" +
                QByteArray::number(1'700'000'000 + at) + R"(.000100"})";
    }
    return text + "]";
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

} // namespace

/// Ctrl-C while a file is read: what was read so far is told.
class SampleInterrupt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A folder that would take seconds: many names of one file.
    void anExportKeepsWhatIsRead()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"channels.json"_s), R"([{"id": "C1", "name": "general"}])");
        QVERIFY(QDir(folder.path()).mkpath(u"general"_s));
        const auto dayFile = [&folder](int day) {
            return folder.filePath(u"general/"_s +
                                   QDate(2023, 11, 14).addDays(day).toString(Qt::ISODate) +
                                   u".json"_s);
        };
        const QByteArray first = QFile::encodeName(dayFile(0));
        write(dayFile(0), aMegabyteOfMessages());
        constexpr int days = 2000;
        for (int at = 1; at < days; ++at) {
            const QByteArray other = QFile::encodeName(dayFile(at));
            QCOMPARE(link(first.constData(), other.constData()), 0);
        }
        const QJsonDocument told =
            interrupted({u"sample"_s, u"--json"_s, u"--export"_s, folder.path()});
        QVERIFY(told[u"partial"_s].toBool());
        const QString note = told[u"notes"_s].toArray().first().toString();
        QVERIFY2(note.startsWith(u"stopped after ") && note.endsWith(u" of 2000 files"),
                 qPrintable(note));
    }

    /// A file that would take a second.
    void aLogFileKeepsWhatIsRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"log"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        constexpr int lines = 40'000;
        constexpr int times = 200;
        const QByteArray some = QByteArray(R"({"time":1700000000,"retry_num":0})"
                                           "\n")
                                    .repeated(lines);
        for (int at = 0; at < times; ++at) {
            QCOMPARE(file.write(some), some.size());
        }
        file.close();
        const QJsonDocument told = interrupted({u"sample"_s, u"--json"_s, u"--log"_s, path});
        QVERIFY(told[u"partial"_s].toBool());
        const int attempts = told[u"deliveries"_s][u"attempts"_s].toInt();
        QVERIFY(attempts > 0 && attempts < lines * times);
        QVERIFY(
            told[u"notes"_s].toArray().first().toString().startsWith(u"stopped before the end"));
    }

    /// A pipe that says nothing more.
    void aSilentPipeKeepsWhatIsRead()
    {
        m_input = "time,retry_num\n1700000000,0\n1700000060,1\n";
        const QJsonDocument told =
            interrupted({u"sample"_s, u"--json"_s, u"--log"_s, u"/dev/stdin"_s});
        QVERIFY(told[u"partial"_s].toBool());
        QCOMPARE(told[u"deliveries"_s][u"attempts"_s].toInt(), 2);
    }

private:
    /// What the command writes when it is interrupted as soon as it listens to that.
    QJsonDocument interrupted(const QStringList& command)
    {
        QProcess process;
        process.start(QStringLiteral(STORMGLASS_CLI), command);
        if (!process.waitForStarted() || !QTest::qWaitFor([&] { return catchesCtrlC(process); })) {
            qWarning("it does not listen to Ctrl-C");
            return {};
        }
        process.write(m_input);
        process.waitForBytesWritten();
        QTest::qWait(100); // let it read something
        if (process.state() != QProcess::Running) {
            qWarning("it was too fast");
            return {};
        }
        kill(static_cast<pid_t>(process.processId()), SIGINT);
        if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }) ||
            process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
            qWarning("it does not end by itself");
            process.kill();
            process.waitForFinished();
            return {};
        }
        return QJsonDocument::fromJson(process.readAllStandardOutput());
    }

    static bool catchesCtrlC(const QProcess& process)
    {
        QFile status(u"/proc/%1/status"_s.arg(process.processId()));
        if (!status.open(QIODevice::ReadOnly)) {
            return false;
        }
        const QByteArray text = status.readAll();
        constexpr int length = 16;
        const qsizetype at = text.indexOf("SigCgt:") + qsizetype(sizeof("SigCgt:"));
        const quint64 mask = text.mid(at, length).toULongLong(nullptr, 16);
        return (mask & (quint64{1} << (SIGINT - 1))) != 0;
    }

    QByteArray m_input;
};

QTEST_GUILESS_MAIN(SampleInterrupt)
#include "tst_sample_interrupt.moc"
