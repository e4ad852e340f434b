// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/run_command.h"

#include <QTest>

using namespace stormglass;
using namespace stormglass::cli;
using namespace Qt::StringLiterals;

/// Wherever a token is put by mistake, nothing repeats it.
class TokenArguments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTokenAmongTheArgumentsIsNotRepeated_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* arguments, const char* words) {
            QTest::newRow(arguments)
                << QString::fromLatin1(arguments) << QString::fromLatin1(words);
        };
        row("xoxb-1234-secret", "a Slack token stands among the arguments");
        row("sample xoxb-1234-secret", "a Slack token stands among the arguments");
        row("sample --token-env xoxb-1234-secret", "a Slack token stands among the arguments");
        row("sample --token-env=xoxe.xoxp-1-secret", "a Slack token stands among the arguments");
        row("sample --token xapp-1-A-secret", "a Slack token stands among the arguments");
        row("sample --token-env 1secret", "--token-env: what is given is no name of a variable");
        row("sample --token-env=a-secret", "--token-env: what is given is no name of a variable");
        row("amplify --token-env xoxsecret", "a Slack token stands among the arguments");
        row("sample --log /nowhere/xoxb-1-secret", "/nowhere/[a token]: there is no such file");
        row("sample -xoxb-1-secret", "there is no such flag");
        row("amplify --events-per-minute 1 --method a=xoxb-1-secret", "[a token]");
        row("sample --export=./xoxb-1-secret", "./[a token]: there is no such folder");
        row("sample --format json --map time=xoxb-1-secret", "there is no log");
    }

    void aTokenAmongTheArgumentsIsNotRepeated()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, words);
        std::vector<std::string> list;
        for (const QString& word : arguments.split(u' ')) {
            list.push_back(word.toStdString());
        }
        const Run run = runCommand(list);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.empty());
        QVERIFY2(run.err.find("secret") == std::string::npos, run.err.c_str());
        QVERIFY2(run.err.find(words.toStdString()) != std::string::npos, run.err.c_str());
    }
};

QTEST_GUILESS_MAIN(TokenArguments)
#include "tst_token_arguments.moc"
