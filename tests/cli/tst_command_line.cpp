// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/instruments.h"
#include "tests/cli/run_command.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <locale>
#include <numeric>

using namespace stormglass;
using namespace Qt::StringLiterals;
using cli::json;
using cli::Run;
using cli::runCommand;

namespace {

/// A locale as hostile to files as any: "1.234,5".
struct CommaPoint : std::numpunct<char> {
    [[nodiscard]] char do_decimal_point() const override { return ','; }
    [[nodiscard]] char do_thousands_sep() const override { return '.'; }
    [[nodiscard]] std::string do_grouping() const override { return "\3"; }
};

void writeFile(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stormExitsWithOneAndCalmWithNone()
    {
        const Run storm = runCommand({"amplify", "--events-per-minute", "40"});
        QCOMPARE(storm.exitCode, 1);
        QVERIFY(storm.out.starts_with("demand     over-budget    126.3 call(s)/minute against a "
                                      "budget of 50 (252.6%)\n"));
        QVERIFY(storm.err.empty());
        const Run calm =
            runCommand({"amplify", "--events-per-minute", "30", "--calls-per-event", "1"});
        QCOMPARE(calm.exitCode, 0);
        QVERIFY(calm.out.ends_with("the throttled fraction stays at zero\n"));
    }

    void jsonHasTheReferencesNames()
    {
        const QJsonObject object =
            json(runCommand({"amplify", "--json", "--events-per-minute", "40"}));
        const QJsonValue demand = object[u"demand"_s];
        QCOMPARE(demand[u"deliveries_per_event"_s].toDouble(), 1.0526);
        QCOMPARE(demand[u"calls_per_minute"_s].toDouble(), 126.3);
        QCOMPARE(demand[u"budget_per_minute"_s].toDouble(), 50.0);
        QCOMPARE(demand[u"share_percent"_s].toDouble(), 252.6);
        QCOMPARE(demand[u"throttled_fraction"_s].toDouble(), 0.6042);
        QCOMPARE(demand[u"verdict"_s].toString(), u"over-budget"_s);
        const QJsonValue loop = object[u"loop"_s];
        QCOMPARE(loop[u"verdict"_s].toString(), u"collapsed"_s);
        QCOMPARE(loop[u"miss_rate"_s].toDouble(), 0.9351);
        QCOMPARE(loop[u"rounds"_s].toInt(), 6);
        QCOMPARE(loop[u"path"_s].toArray().size(), 7);
        QVERIFY(loop[u"detail"_s].toString().contains(u"fixed point"_s));
        QCOMPARE(loop[u"deliveries_per_event"_s].toDouble(), 3.6272);
        const QJsonValue inputs = object[u"inputs"_s];
        QCOMPARE(inputs[u"events_per_minute"_s].toDouble(), 40.0);
        QCOMPARE(inputs[u"calls_per_event"_s].toDouble(), 3.0);
        QCOMPARE(inputs[u"miss_rate"_s].toDouble(), 0.05);
        QCOMPARE(inputs[u"tier_per_minute"_s].toDouble(), 50.0);
    }

    /// What was there before the further inputs is as it was: they are named where they differ.
    void furtherInputsAreNamedByTheirKind()
    {
        const QJsonObject plain =
            json(runCommand({"amplify", "--json", "--events-per-minute", "40"}))[u"inputs"_s]
                .toObject();
        QCOMPARE(plain.keys(),
                 (QStringList{u"calls_per_event"_s, u"events_per_minute"_s, u"max_retries"_s,
                              u"miss_rate"_s, u"rounds"_s, u"tier_per_minute"_s}));
        const QJsonObject changed =
            json(runCommand({"amplify", "--json", "--events-per-minute", "40", "--retry-budget",
                             "0.2", "--ack", "first", "--method", "chat.update=1@50", "--method",
                             " users.info = 2.0"}))[u"inputs"_s]
                .toObject();
        QCOMPARE(changed[u"retry_budget"_s].toDouble(), 0.2);
        QCOMPARE(changed[u"ack"_s].toString(), u"first"_s);
        QCOMPARE(changed[u"method"_s].toArray(),
                 (QJsonArray{u"chat.update=1@50"_s, u"users.info=2"_s}));
        QVERIFY(!changed.contains(u"workspaces"_s));
    }

    void csvHasOneRow()
    {
        const Run run = runCommand({"amplify", "--format", "csv", "--events-per-minute", "40"});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.out.find("\n40,3,0.05,50,12,3,over-budget,1.0526,126.3,50,252.6,0.6042,"
                             "collapsed,0.9351,6,") != std::string::npos);
    }

    void advancedFlagsReachTheModel()
    {
        const QJsonObject object = json(runCommand({"amplify", "--json", "--events-per-minute",
                                                    "40", "--max-retries", "0", "--rounds", "2"}));
        QCOMPARE(object[u"demand"_s][u"deliveries_per_event"_s].toDouble(), 1.0);
        QCOMPARE(object[u"loop"_s][u"rounds"_s].toInt(), 2);
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const QString& arguments, const char* sentence) {
            QTest::newRow(name) << arguments.split(u' ', Qt::SkipEmptyParts)
                                << QString::fromUtf8(sentence);
        };
        row("no rate", u"amplify"_s, "set SLACK_BOT_TOKEN or pass --events-per-minute");
        row("other variable", u"amplify --token-env T"_s, "set T or pass --events-per-minute");
        row("NaN", u"amplify --miss-rate nan"_s,
            "--miss-rate: 'nan' is not a finite number; give a number from 0 to 1, as a fraction");
        row("infinity", u"amplify --tier-per-minute inf"_s,
            "--tier-per-minute: 'inf' is not a finite number; give a number from 1 to 1000000 "
            "requests/min");
        row("text", u"amplify --calls-per-event three"_s,
            "--calls-per-event: 'three' is not a number; give a number from 0 to 10000 calls");
        row("above the range", u"amplify --events-per-minute 1e9"_s,
            "--events-per-minute: 1000000000 is out of range; give a number from 0 to 10000000 "
            "events/min");
        row("fraction of a round", u"amplify --rounds 1.5"_s,
            "--rounds: 1.5 is not a whole number; give a whole number from 1 to 10000 rounds");
        row("too many rounds", u"amplify --rounds 10001"_s,
            "--rounds: 10001 is out of range; give a whole number from 1 to 10000 rounds");
        row("channels", u"amplify --channels x"_s,
            "--channels: 'x' is not a number; give a whole number from 1 to 10000");
        row("missing value", u"amplify --miss-rate"_s,
            "--miss-rate: its value is missing; see stormglass-cli amplify --help");
        row("unknown flag", u"amplify --miss-rat 0.1"_s,
            "--miss-rat: there is no such flag; did you mean --miss-rate? Otherwise see "
            "stormglass-cli amplify --help");
        row("abbreviated flag", u"amplify --events 40"_s,
            "--events: there is no such flag; did you mean --events-per-minute? Otherwise see "
            "stormglass-cli amplify --help");
        row("flag before the command", u"--bogus amplify --events-per-minute 40"_s,
            "--bogus: there is no such flag; see stormglass-cli --help");
        row("word before the command", u"foo amplify --events-per-minute 40"_s,
            "'foo': this argument was not expected; see stormglass-cli --help");
        row("command's flag before it", u"--json amplify --events-per-minute 40"_s,
            "--json: there is no such flag; see stormglass-cli --help");
        row("two commands", u"amplify --events-per-minute 40 list"_s,
            "'list': this argument was not expected; see stormglass-cli amplify --help");
        row("after --", u"amplify --events-per-minute 40 -- foo"_s,
            "--: there is no such flag; see stormglass-cli --help");
        row("misspelt choice", u"amplify --ack frist"_s,
            "--ack: 'frist' is none of its choices; did you mean first? Otherwise give after or "
            "first");
        row("budget in words", u"amplify --retry-budget none-at-all"_s,
            "--retry-budget: 'none-at-all' is not a number; give a number from 0 to 10 "
            "retries/event, or off");
        row("half a workspace", u"amplify --workspaces 1.5"_s,
            "--workspaces: 1.5 is not a whole number; give a whole number from 1 to 1000000");
        row("method without a name", u"amplify --method =3"_s,
            "--method: '=3' names no method; give one, as in chat.update=1@50");
        row("method without calls", u"amplify --method a=1 --method b=x"_s,
            "--method: calls of b: 'x' is not a number; give a number from 0 to 10000");
        row("no channels", u"amplify --events-per-minute 40 --channels 0"_s,
            "--channels: 0 is out of range; give a whole number from 1 to 10000");
        row("empty variable name", u"amplify --token-env="_s,
            "--token-env: its value is missing; see stormglass-cli amplify --help");
        row("stray word", u"amplify forty"_s,
            "'forty': this argument was not expected; see stormglass-cli amplify --help");
        row("unknown command", u"amplfy"_s,
            "'amplfy': there is no such command; did you mean amplify? Otherwise see "
            "stormglass-cli --help");
        row("unknown format", u"amplify --events-per-minute 4 --format xml"_s,
            "--format: 'xml' is no format; give text, json or csv");
        row("nothing to sample", u"sample"_s,
            "sample: there is nothing to measure; set SLACK_BOT_TOKEN to a Slack token, or give "
            "--export PATH, a Slack export, or --log FILE, a delivery log");
        row("no such folder", u"sample --export /no/such/folder"_s,
            "/no/such/folder: there is no such folder or zip; give the zip of a Slack export, or "
            "the folder it unzips to, the one that has channels.json in it");
    }

    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, sentence);
        std::vector<std::string> texts;
        for (const QString& argument : std::as_const(arguments)) {
            texts.push_back(argument.toStdString());
        }
        const Run run = runCommand(texts);
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(QString::fromStdString(run.err), sentence + u'\n');
        QVERIFY(run.out.empty());
    }

    void emptyValueIsRefused()
    {
        const Run run = runCommand({"amplify", "--miss-rate", ""});
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.err, std::string("--miss-rate: there is no number; give a number from 0 to 1, "
                                      "as a fraction\n"));
    }

    void referenceInputsClampWithAWarning()
    {
        const Run run = runCommand({"amplify", "--events-per-minute", "40", "--miss-rate", "2",
                                    "--calls-per-event", "-3", "--tier-per-minute", "0"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(
            run.err,
            std::string(
                "--calls-per-event: -3 is outside 0 to 10000 calls; computing with 0\n"
                "--miss-rate: 2 is outside 0 to 1, as a fraction; computing with 1 (2 % is 0.02)\n"
                "--tier-per-minute: 0 is outside 1 to 1000000 requests/min; computing "
                "with 1\n"));
        QVERIFY(run.out.find("at a miss rate of 2.00") != std::string::npos); // as the reference
        const Run negative = runCommand({"amplify", "--events-per-minute", "-5"});
        QCOMPARE(negative.exitCode, 2);
        QCOMPARE(negative.err,
                 std::string("--events-per-minute: -5 is outside 0 to 10000000 events/min; "
                             "computing with 0\n"
                             "set SLACK_BOT_TOKEN or pass --events-per-minute\n"));
    }

    void lastOfARepeatedFlagWins()
    {
        const QJsonObject object = json(runCommand(
            {"amplify", "--json", "--events-per-minute", "4", "--events-per-minute", "40"}));
        QCOMPARE(object[u"inputs"_s][u"events_per_minute"_s].toDouble(), 40.0);
    }

    void theTokenIsNeverPrinted()
    {
        const std::string token = "xoxb-very-secret";
        const Run run = runCommand({"amplify", "--slack-url", "http://127.0.0.1:1/"}, token);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.err.find("the connection is refused") != std::string::npos);
        QVERIFY((run.out + run.err).find(token) == std::string::npos);
    }

    void helpComesFromTheTable()
    {
        const Run help = runCommand({"amplify", "--help"});
        QCOMPARE(help.exitCode, 0);
        for (const char* words :
             {"--events-per-minute", "--max-retries", "From 1 to 1000000",
              "Examples:", "--channels", "--token-env", "--ack after|first=after",
              "first: The handler acknowledges", "--retry-budget NUMBER|off=off",
              "retries/event, or off.", "--method NAME=CALLS[@TIER]=none", "once for each row",
              "--explain", "--miss-rate 0.3 --tier-per-minute 50 --explain"}) {
            QVERIFY2(help.out.find(words) != std::string::npos, words);
        }
        QVERIFY(runCommand({"--help"}).out.find("sample") != std::string::npos);
        QVERIFY(runCommand({"--version"}).out.starts_with("stormglass "));
        QCOMPARE(runCommand({}).exitCode, 2);
    }

    void listHoldsTheWholeTable()
    {
        const QJsonObject object = json(runCommand({"list", "--json"}));
        const QJsonArray parameters = object[u"parameters"_s].toArray();
        const auto known = instruments();
        QCOMPARE(parameters.size(),
                 std::accumulate(known.begin(), known.end(), qsizetype{0}, [](auto sum, auto& one) {
                     return sum + static_cast<qsizetype>(one.parameters.size());
                 }));
        QCOMPARE(parameters[0][u"key"_s].toString(), u"events-per-minute"_s);
        QCOMPARE(parameters[0][u"default"_s].toDouble(), 40.0);
        QCOMPARE(parameters[0][u"kind"_s].toString(), u"number"_s);
        QCOMPARE(parameters[6][u"default"_s].toString(), u"off"_s);
        QCOMPARE(parameters[6][u"maximum"_s].toDouble(), 10.0);
        QCOMPARE(parameters[7][u"choices"_s].toString(), u"after, first"_s);
        QVERIFY(parameters[7][u"maximum"_s].isNull());
        QCOMPARE(parameters[9][u"kind"_s].toString(), u"rows"_s);
        QCOMPARE(parameters[9][u"choices"_s].toString(), u"NAME=CALLS[@TIER]"_s);
        QCOMPARE(object[u"presets"_s].toArray().first()[u"command"_s].toString(),
                 u"stormglass-cli amplify --events-per-minute 40 --calls-per-event 3 --miss-rate "
                 u"0.05 --tier-per-minute 50"_s);
        QVERIFY(runCommand({"list"}).out.find("miss-rate") != std::string::npos);
        QVERIFY(runCommand({"list"}).out.find("The note's storm") != std::string::npos);
        QVERIFY(runCommand({"list", "--format", "csv"}).out.starts_with("instrument,key,label"));
    }

    void sampleGivesTheContractsKeys()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(u"general"_s));
        writeFile(folder.filePath(u"channels.json"_s), R"([{"id": "C1", "name": "general"}])");
        writeFile(folder.filePath(u"general/2015-06-06.json"_s),
                  R"([{"ts": "1433558319.000002"}, {"ts": "1433558379.000002"}, {"ts": "soon"}])");
        const std::vector<std::string> sample{"sample", "--export", folder.path().toStdString()};
        std::vector<std::string> sampleJson = sample;
        sampleJson.emplace_back("--json");
        const Run run = runCommand(sampleJson);
        QCOMPARE(run.exitCode, 0);
        const QJsonObject object = json(run);
        QCOMPARE(object[u"source"_s].toString(), u"export"_s);
        QCOMPARE(object[u"rate"_s][u"count"_s].toInt(), 2);
        QCOMPARE(object[u"rate"_s][u"per_minute"_s].toDouble(), 2.0);
        QCOMPARE(object[u"sum_per_minute"_s].toDouble(), 2.0);
        QVERIFY(object[u"busiest_minute_without_joins"_s].isDouble());
        QVERIFY(object[u"partial"_s].toBool());
        QCOMPARE(object[u"notes"_s].toArray().size(), 2); // and that two messages are few
        const QJsonValue channel = object[u"channels"_s].toArray().at(0);
        for (const auto* key : {"id", "name", "count", "joins", "span_seconds", "per_minute",
                                "busiest_minute", "p95_minute", "by_hour", "repeated", "skipped"}) {
            QVERIFY2(!channel[QString::fromLatin1(key)].isUndefined(), key);
        }
        QCOMPARE(object[u"p95_minute"_s].toInt(), 1);
        QCOMPARE(object[u"by_hour"_s].toArray().size(), 24);
        QCOMPARE(object[u"by_hour"_s][2].toInt(), 2); // 02:38 UTC
        QCOMPARE(channel[u"by_hour"_s], object[u"by_hour"_s]);
        QCOMPARE(object[u"repeated"_s][u"after_a_minute"_s].toInt(), 0);
        QVERIFY(channel[u"skipped"_s].isNull());
        const Run text = runCommand(sample);
        QVERIFY(text.out.find("\n2 messages, 1 channel, over 60 s") != std::string::npos);
        QVERIFY(text.err.find("rows have a ts that is no time") != std::string::npos);
    }

    /// A minute of messages tells nothing of the hours of a day, nor of most minutes.
    void hoursAreToldOfADayOrMore()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(u"general"_s));
        const QString day = folder.filePath(u"general/2015-06-06.json"_s);
        writeFile(folder.filePath(u"channels.json"_s), R"([{"id": "C1", "name": "general"}])");
        const std::vector<std::string> sample{"sample", "--export", folder.path().toStdString()};
        const auto has = [&sample](const char* words) {
            return runCommand(sample).out.find(words) != std::string::npos;
        };
        writeFile(day, R"([{"ts": "1433558319.0"}, {"ts": "1433644718.9"}])");
        QVERIFY(!has("95 % of minutes"));
        QVERIFY(!has("hour"));
        writeFile(day, R"([{"ts": "1433558319.0"}, {"ts": "1433644719.0"}])");
        QVERIFY(has("  95 % of minutes have at most 0 messages\n"));
        QVERIFY(has("95 % of minutes (messages/min)"));
        QVERIFY(has("  busiest minute               1 message\n"));
        QVERIFY(has("Messages by hour of day (UTC)"));
    }

    void bytesDoNotDependOnTheLocale()
    {
        for (const char* format : {"text", "json", "csv"}) {
            const std::vector<std::string> storm{
                "amplify", "--events-per-minute", "1234.5", "--format",
                format,    "--miss-rate",         "0.05"};
            const Run plain = runCommand(storm);
            const std::locale before =
                std::locale::global(std::locale(std::locale::classic(), new CommaPoint));
            const Run foreign = runCommand(storm);
            std::locale::global(before);
            QVERIFY(!plain.out.empty());
            QCOMPARE(foreign.out, plain.out);
        }
    }

    void unwritableOutputIsSaid()
    {
        std::ostringstream out;
        std::ostringstream err;
        out.setstate(std::ios::badbit);
        const cli::Console console{out, err, [](const std::string&) {
                                       return std::nullopt;
                                   }};
        QCOMPARE(cli::run({"amplify", "--events-per-minute", "40"}, console), 2);
        QCOMPARE(cli::run({"--help"}, console), 2);
        QVERIFY(err.str().find("not all of the result could be written") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "tst_command_line.moc"
