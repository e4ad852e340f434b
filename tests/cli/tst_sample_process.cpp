// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/slack_on_loopback.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace stormglass::tests;
using namespace Qt::StringLiterals;

namespace {

const QByteArray secret = "xoxb-1234-secret";

void playTwoChannels(SlackOnLoopback& slack)
{
    slack.play(u"auth.test"_s, json(R"({"ok":true,"user_id":"U1"})"));
    slack.play(u"users.conversations"_s,
               json(R"({"ok":true,"channels":[{"id":"C1","name":"a"},{"id":"C2","name":"b"}]})"));
    slack.play(u"conversations.history"_s,
               json(R"({"ok":true,"messages":[{"ts":"1700000000.1"},{"ts":"1700000060.1"}]})"));
}

} // namespace

/// The program itself, with a home of its own.
class SampleProcess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever the program writes, to streams or files, the token is not in it.
    void theTokenIsInNoStreamAndNoFile()
    {
        SlackOnLoopback slack;
        playTwoChannels(slack);
        for (const QStringList& command :
             {QStringList{u"sample"_s, u"--json"_s}, {u"amplify"_s, u"--explain"_s}}) {
            start(command, slack);
            QVERIFY(ends());
            const QByteArray said =
                m_process.readAllStandardOutput() + m_process.readAllStandardError();
            QVERIFY(!said.isEmpty());
            QVERIFY(!said.contains("secret"));
        }
        QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("secret"), qPrintable(file.fileName()));
        }
        QCOMPARE(slack.asked().back().authorization, QByteArray("Bearer ").append(secret));
    }

    /// Ctrl-C ends it at once, with what is there.
    void anInterruptKeepsWhatIsThere()
    {
        SlackOnLoopback slack;
        playTwoChannels(slack);
        slack.play(u"conversations.history"_s, {.isSilent = true});
        start({u"sample"_s, u"--json"_s}, slack);
        QVERIFY(QTest::qWaitFor([&slack] { return slack.count(u"conversations.history"_s) == 2; }));
        kill(static_cast<pid_t>(m_process.processId()), SIGINT);
        QVERIFY(ends());
        QCOMPARE(m_process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_process.exitCode(), 0);
        const QByteArray said = m_process.readAllStandardOutput();
        QVERIFY(QJsonDocument::fromJson(said)[u"partial"_s].toBool());
        QVERIFY(said.contains("stopped after 1 of 2 channels"));
    }

private:
    void start(const QStringList& command, const SlackOnLoopback& slack)
    {
        QProcessEnvironment environment;
        environment.insert(u"HOME"_s, m_home.path());
        environment.insert(u"SLACK_BOT_TOKEN"_s, QString::fromLatin1(secret));
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        m_process.setProcessEnvironment(environment);
        m_process.setWorkingDirectory(m_home.path());
        m_process.start(QStringLiteral(STORMGLASS_CLI),
                        command + QStringList{u"--slack-url"_s, slack.address().toString()});
    }

    bool ends()
    {
        return QTest::qWaitFor([this] { return m_process.state() == QProcess::NotRunning; });
    }

    QTemporaryDir m_home;
    QProcess m_process;
};

QTEST_GUILESS_MAIN(SampleProcess)
#include "tst_sample_process.moc"
