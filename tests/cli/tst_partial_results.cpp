// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/run_command.h"
#include "tests/model/slack_on_loopback.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace stormglass;
using namespace stormglass::cli;
using namespace stormglass::tests;
using namespace Qt::StringLiterals;

namespace {

const std::string partialMark = "partial: ";

/// Two channels, of which the second ends the sample.
void playHalfAWorkspace(SlackOnLoopback& slack)
{
    slack.play(u"auth.test"_s, tests::json(R"({"ok":true,"user_id":"U1"})"));
    slack.play(u"users.conversations"_s,
               tests::json(R"({"ok":true,"channels":[{"id":"C1","name":"a"},)"
                           R"({"id":"C2","name":"topsecret"}]})"));
    slack.play(u"conversations.history"_s,
               tests::json(R"({"ok":true,"messages":[{"ts":"1700000000.1"},{"ts":"1700000060.1"},)"
                           R"({"ts":"soon"}]})"));
    slack.play(u"conversations.history"_s, refusal("token_revoked"));
}

void write(const QTemporaryDir& folder, const QString& path, const QByteArray& text)
{
    const QString whole = folder.filePath(path);
    QVERIFY(QDir(folder.path()).mkpath(QFileInfo(whole).path()));
    QFile file(whole);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

bool holds(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

/// What is not all there says so, in every format; and what nobody may read is not said.
class PartialResults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amplifyTellsAPartialRateInEveryFormat()
    {
        for (const char* format : {"text", "json", "csv"}) {
            for (const bool quiet : {false, true}) {
                const Run run = runOnHalf({"amplify", "--format", format}, quiet);
                QVERIFY2(run.err.starts_with(partialMark), run.err.c_str());
                QVERIFY2(holds(run.err, "note: stopped after 1 of 2 channels"), run.err.c_str());
                if (std::string(format) == "json") {
                    QVERIFY(cli::json(run)[u"partial"_s].toBool());
                    QVERIFY(cli::json(run)[u"notes"_s].toArray().size() >= 2);
                }
            }
        }
        const Run given = runCommand({"amplify", "--events-per-minute", "1", "--json"});
        QVERIFY(!cli::json(given).contains(u"partial"_s)); // nothing was measured
    }

    void sampleMarksAPartialResult()
    {
        const Run text = runOnHalf({"sample"});
        QVERIFY2(text.out.starts_with(partialMark), text.out.c_str());
        const Run csv = runOnHalf({"sample", "--format", "csv"});
        QVERIFY(csv.out.starts_with("id,"));
        QVERIFY2(csv.err.starts_with(partialMark), csv.err.c_str());
    }

    void sampleMarksFilesToo()
    {
        const QTemporaryDir folder;
        write(folder, u"export/channels.json"_s, R"([{"id":"C1","name":"general"}])");
        write(folder, u"export/general/2015-06-06.json"_s,
              R"([{"ts":"1433558319.0"},{"ts":"soon"},{"ts":"1433558329.0"}])");
        write(folder, u"log"_s, "time,retry_num\n1700000000,0\nsoon,0\n1700000060,0\n");
        write(folder, u"whole"_s, "time,retry_num\n1700000000,0\n1700000060,0\n");
        const auto path = [&folder](const QString& name) {
            return folder.filePath(name).toStdString();
        };
        for (const std::vector<std::string>& command :
             {std::vector{std::string("sample"), std::string("--export"), path(u"export"_s)},
              {"sample", "--log", path(u"log"_s)}}) {
            const Run text = runCommand(command);
            QVERIFY2(text.out.starts_with(partialMark), text.out.c_str());
            std::vector<std::string> asCsv = command;
            asCsv.insert(asCsv.end(), {"--format", "csv"});
            const Run csv = runCommand(asCsv);
            QVERIFY(!holds(csv.out, partialMark));
            QVERIFY2(csv.err.starts_with(partialMark), csv.err.c_str());
        }
        const Run whole = runCommand({"sample", "--log", path(u"whole"_s)});
        QCOMPARE(whole.exitCode, 0);
        QVERIFY(!holds(whole.out + whole.err, partialMark));
    }

    /// A channel's name is in no refusal and in no note.
    void hiddenNamesAreNotInRefusals()
    {
        const QTemporaryDir folder;
        write(folder, u"channels.json"_s, R"([{"id":"C1","name":"topsecret"}])");
        write(folder, u"topsecret/2015-06-06.json"_s, "[{");
        const std::vector<std::string> command{"sample", "--export", folder.path().toStdString()};
        QVERIFY(holds(runCommand(command).err, "topsecret"));
        for (const char* format : {"text", "json", "csv"}) {
            std::vector<std::string> hidden = command;
            hidden.insert(hidden.end(), {"--redact", "--format", format});
            const Run refused = runCommand(hidden);
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(!holds(refused.err, "topsecret"), refused.err.c_str());
            QVERIFY2(holds(refused.err, "(1); give another one"), refused.err.c_str());
        }
    }

    void hiddenNamesAreNotInNotes()
    {
        const QTemporaryDir folder;
        write(folder, u"channels.json"_s, R"([{"id":"C1","name":"general"}])");
        write(folder, u"general/2015-06-06.json"_s, R"([{"ts":"1433558319.0"},{"ts":"soon"}])");
        write(folder, u"general/topsecret.json"_s, "[]");
        const std::vector<std::string> command{"sample", "--export", folder.path().toStdString()};
        QVERIFY(holds(runCommand(command).err, "topsecret"));
        for (const char* format : {"text", "json", "csv"}) {
            std::vector<std::string> hidden = command;
            hidden.insert(hidden.end(), {"--redact", "--format", format});
            const Run run = runCommand(hidden);
            QCOMPARE(run.exitCode, 0);
            QVERIFY(!holds(run.out + run.err, "topsecret") && !holds(run.out + run.err, "general"));
        }
        const Run workspace = runOnHalf({"sample", "--redact"});
        QVERIFY(!holds(workspace.out + workspace.err, "#a"));
    }

    /// Flags with nothing to do are refused, not passed over.
    void idleFlagsAreRefused_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const QString& arguments, const QString& sentence) {
            QTest::newRow(qPrintable(arguments)) << arguments << sentence;
        };
        row(u"--log F --redact"_s, u"--redact: a log has no channels"_s);
        row(u"--log F --channels 3"_s, u"--channels: it is for a workspace"_s);
        row(u"--export F --channels 3"_s, u"--channels: it is for a workspace"_s);
        row(u"--export F --slack-url http://127.0.0.1:1"_s,
            u"--slack-url: it is for a workspace"_s);
        row(u"--log F --token-env T"_s,
            u"--token-env: it is for a workspace, and a file is to be measured; leave out it or "
            u"--log"_s);
        row(u"--log F --log G"_s, u"--log: it is given 2 times"_s);
        row(u"--export F --export G"_s, u"--export: it is given 2 times"_s);
        row(u"--log F --format csv --json"_s, u"--json: --format csv is given as well"_s);
        row(u"--slack-url "_s, u"--slack-url: no address is given"_s);
        row(u"--log F --export F"_s, u"sample: there are two things"_s);
        row(u"--export F --map time=t"_s, u"--map: there is no log"_s);
    }

    void idleFlagsAreRefused()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, sentence);
        std::vector<std::string> command{"sample"};
        for (const QString& word : arguments.split(u' ')) {
            command.push_back(word.toStdString());
        }
        const Run run = runCommand(command);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.starts_with(sentence.toStdString()), run.err.c_str());
    }

private:
    static Run runOnHalf(std::vector<std::string> command, bool quiet = false)
    {
        SlackOnLoopback slack;
        playHalfAWorkspace(slack);
        command.insert(command.end(), {"--slack-url", slack.address().toString().toStdString()});
        if (quiet) {
            command.emplace_back("--quiet");
        }
        return runCommand(command, "xoxb-1234-secret");
    }
};

QTEST_GUILESS_MAIN(PartialResults)
#include "tst_partial_results.moc"
