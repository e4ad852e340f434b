// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program as a process: what the in-process tests cannot see.

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Ended {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

Ended runProgram(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"SLACK_BOT_TOKEN"_s);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(STORMGLASS_CLI), arguments);
    process.waitForFinished();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class ProcessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exitCodesReachTheShell()
    {
        const QStringList storm{u"amplify"_s, u"--events-per-minute"_s, u"40"_s};
        QCOMPARE(runProgram(storm).exitCode, 1);
        QCOMPARE(runProgram(storm + QStringList{u"--calls-per-event"_s, u"0.5"_s}).exitCode, 0);
        const Ended unusable = runProgram({u"amplify"_s});
        QCOMPARE(unusable.exitCode, 2);
        QCOMPARE(unusable.err, QByteArray("set SLACK_BOT_TOKEN or pass --events-per-minute\n"));
    }

    void sameInputsSameBytes()
    {
        const QStringList storm{u"amplify"_s, u"--events-per-minute"_s, u"38.4"_s, u"--json"_s};
        const Ended first = runProgram(storm);
        QCOMPARE(first.exitCode, 1);
        QVERIFY(first.out.startsWith('{'));
        QCOMPARE(runProgram(storm).out, first.out);
    }
};

QTEST_GUILESS_MAIN(ProcessTest)
#include "tst_process.moc"
