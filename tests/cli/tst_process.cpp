// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program as a process: what the in-process tests cannot see.

#include "model/instruments.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using namespace stormglass;
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

    /// What a command line says in quotes, a shell reads as one word.
    void aShellReadsTheCommandLine()
    {
        const InstrumentEntry* amplify = findInstrument("amplify");
        Values values = amplify->initial;
        const std::vector<std::string> rows{"it's $HOME `a` \\ *=1@50", "users.info=2"};
        values.at(9) = rows;
        QString line = QString::fromStdString(amplify->commandLine(values)) + u" --json"_s;
        line.replace(u"stormglass-cli"_s, QStringLiteral(STORMGLASS_CLI));
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, line});
        QVERIFY(shell.waitForFinished());
        const QJsonArray read = QJsonDocument::fromJson(shell.readAllStandardOutput())
                                    .object()[u"inputs"_s][u"method"_s]
                                    .toArray();
        QCOMPARE(read.size(), 2);
        QCOMPARE(read[0].toString().toStdString(), rows[0]);
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
