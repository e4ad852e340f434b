// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/run_command.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTest>

using namespace stormglass;
using namespace stormglass::cli;
using namespace Qt::StringLiterals;

namespace {

quint16 freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

} // namespace

/// Our requests against Slack's published OpenAPI document, judged by Stoplight Prism, which nobody
/// here wrote (npm install -g @stoplight/prism-cli).
class PrismTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRequestConforms()
    {
        const QString prism = QStandardPaths::findExecutable(u"prism"_s);
        const QString document =
            QStringLiteral(STORMGLASS_SHARED_DIR "/data/slack_openapi_sampling.json");
        if (prism.isEmpty()) {
            QSKIP("Prism is not installed: npm install -g @stoplight/prism-cli");
        }
        if (!QFile::exists(document)) {
            QSKIP("Slack's OpenAPI document is not there");
        }
        const QString port = QString::number(freePort());
        QProcess server;
        server.setProcessChannelMode(QProcess::MergedChannels);
        server.start(prism, {u"mock"_s, document, u"-p"_s, port});
        QByteArray log;
        const auto has = [&](const QByteArray& words) {
            return QTest::qWaitFor(
                [&] {
                    log += server.readAll();
                    return log.contains(words);
                },
                30'000);
        };
        QVERIFY2(has("Prism is listening"), log.constData());
        const Run run = runCommand(
            {"sample", "--channels", "2", "--slack-url", "http://127.0.0.1:" + port.toStdString()},
            "xoxb-1234-secret");
        QVERIFY2(has("/conversations.history"), log.constData());
        server.terminate();
        server.waitForFinished();
        log += server.readAll();
        QCOMPARE(run.exitCode, 0);
        QVERIFY(log.count("The request passed the validation rules") >= 3);
        QVERIFY2(!log.contains("did not pass the validation rules"), log.constData());
    }
};

QTEST_GUILESS_MAIN(PrismTest)
#include "tst_prism.moc"
