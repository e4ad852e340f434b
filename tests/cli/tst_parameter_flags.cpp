// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/json_writer.h"
#include "app/cli/parameter_flags.h"
#include "model/core/number_list.h"
#include "model/instruments.h"
#include "tests/model/any_value.h"
#include "tests/model/toy.h"

#include <QTest>

#include <array>
#include <sstream>

using namespace stormglass;
using namespace Qt::StringLiterals;

namespace {

/// The words a POSIX shell makes of a line that is quoted with ' only.
std::vector<std::string> shellWords(const std::string& line)
{
    std::vector<std::string> words(1);
    bool quoted = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '\'') {
            quoted = !quoted;
        } else if (!quoted && line[at] == ' ') {
            words.emplace_back();
        } else if (!quoted && line[at] == '\\') {
            words.back() += line[++at];
        } else {
            words.back() += line[at];
        }
    }
    return words;
}

/// What the flags make of these words, the program's and the command's name left out.
Outcome<Values> parsed(const std::vector<ParameterInfo>& table, const Values& initial,
                       const std::vector<std::string>& words)
{
    CLI::App app;
    const cli::ParameterFlags flags(app, table, initial);
    std::vector<std::string> reversed(words.rbegin(), words.rend());
    app.parse(std::move(reversed));
    std::ostringstream warnings;
    return flags.values(warnings);
}

InstrumentEntry toyEntry()
{
    return {"toy", "Toy", "?", toyInfos(), valuesOf(toyTable(), Toy{}), {}, nullptr};
}

Values toyAfter(const std::vector<std::string>& words)
{
    return parsed(toyInfos(), toyEntry().initial, words).value();
}

/// Numbers that are on go first in a list, none less than the one before it.
Values asListsAreTaken(const std::vector<ParameterInfo>& table, Values values)
{
    for (std::size_t row = 0; row < table.size(); row += listLength(table, row)) {
        if (table[row].list.empty()) {
            continue;
        }
        const std::size_t end = row + listLength(table, row);
        std::size_t next = row;
        for (std::size_t at = row; at < end; ++at) {
            if (isNumber(values[at])) {
                const double number = numberOf(values[at]);
                values[next] = next > row ? std::max(number, numberOf(values[next - 1])) : number;
                ++next;
            }
        }
        std::fill(values.begin() + static_cast<std::ptrdiff_t>(next),
                  values.begin() + static_cast<std::ptrdiff_t>(end), Off{});
    }
    return values;
}

void theCommandLineGivesTheValues(const InstrumentEntry& instrument)
{
    Values values;
    for (const ParameterInfo& parameter : instrument.parameters) {
        values.push_back(anyValue(parameter));
    }
    std::vector<std::string> words = shellWords(instrument.commandLine(values));
    words.erase(words.begin(), words.begin() + 2);
    const auto read = parsed(instrument.parameters, instrument.initial, words);
    RC_ASSERT(read.ok());
    RC_ASSERT(read.value() == asListsAreTaken(instrument.parameters, values));
}

/// Three numbers that one flag takes, the first of which there always is.
std::vector<ParameterInfo> steps()
{
    std::vector<ParameterInfo> infos;
    for (const std::string_view key : {"step-1", "step-2", "step-3"}) {
        infos.push_back({.key = key,
                         .label = key,
                         .unit = units::seconds,
                         .meaning = "A step.",
                         .source = "Ours.",
                         .hard = {0.0, 100.0},
                         .slider = {0.0, 100.0},
                         .list = "all-steps",
                         .kind = infos.empty() ? Kind::Number : Kind::OptionalNumber});
    }
    return infos;
}

InstrumentEntry stepsEntry() { return {"steps", "Steps", "?", steps(), {1.0, 2.0, Off{}}, {}, {}}; }

/// What the list makes of the text.
std::string taken(const std::string& text)
{
    const auto values = acceptList(steps(), text);
    return values ? listText(values.value()) : values.problem().sentence();
}

} // namespace

class ParameterFlagsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void commandLineAndFlagsAgreeOnAnyValues()
    {
        QVERIFY(rc::check([] { theCommandLineGivesTheValues(toyEntry()); }));
        QVERIFY(rc::check([] {
            for (const InstrumentEntry& instrument : instruments()) {
                theCommandLineGivesTheValues(instrument);
            }
        }));
    }

    void aBareSwitchMeansTrue()
    {
        QVERIFY(isOn(toyAfter({"--drop-late"}).at(4)));
        QVERIFY(isOn(toyAfter({"--drop-late=true"}).at(4)));
        QVERIFY(!isOn(toyAfter({"--drop-late=false"}).at(4)));
        QVERIFY(!isOn(toyAfter({"--drop-late", "--drop-late=false"}).at(4)));
        // It takes no word that follows.
        QCOMPARE(toyAfter({"--drop-late", "--tries", "5"}).at(1), Value(5.0));
        const auto refused = parsed(toyInfos(), toyEntry().initial, {"--drop-late=perhaps"});
        QCOMPARE(refused.problem().sentence(),
                 std::string("--drop-late: 'perhaps' is none of its choices; give false or true"));
    }

    void rowsGatherAndCanBeNone()
    {
        const std::vector<std::string> both{"0:1", "2:3"};
        QCOMPARE(toyAfter({"--window", "0:1", "--window", "2.0:3"}).at(5), Value(both));
        Values initial = toyEntry().initial;
        initial.at(5) = both;
        QCOMPARE(parsed(toyInfos(), initial, {}).value().at(5), Value(both));
        QVERIFY(rowsOf(parsed(toyInfos(), initial, {"--window", "none"}).value().at(5)).empty());
    }

    void optionalNumbersCanBeTurnedOff()
    {
        Values initial = toyEntry().initial;
        initial.at(2) = 5.0;
        QVERIFY(isOff(parsed(toyInfos(), initial, {"--limit", "off"}).value().at(2)));
        QCOMPARE(toyAfter({"--limit", "3"}).at(2), Value(3.0));
    }

    void aListIsOneFlag()
    {
        QCOMPARE(taken("3"), std::string("3"));
        QCOMPARE(taken(" 0, 2.50 ,100"), std::string("0,2.5,100"));
        QCOMPARE(taken("2,2"), std::string("2,2"));
        const Values two = parsed(steps(), {1.0, 2.0, 3.0}, {"--all-steps", "4,5"}).value();
        QVERIFY((two == Values{4.0, 5.0, Off{}}));
        QVERIFY(parsed(steps(), stepsEntry().initial, {}).value() == stepsEntry().initial);
        QVERIFY(parsed(steps(), stepsEntry().initial, {"--all-steps", "4", "--all-steps", "5"})
                    .value() == (Values{5.0, Off{}, Off{}}));
        QCOMPARE(parsed(steps(), stepsEntry().initial, {"--all-steps", "3,2"}).problem().where,
                 std::string("--all-steps"));
        CLI::App app;
        const cli::ParameterFlags flags(app, steps(), stepsEntry().initial);
        QVERIFY(app.help().find("--all-steps NUMBER[,NUMBER][,NUMBER]=1,2") != std::string::npos);
        QVERIFY(app.help().find("A step. A step. A step. From 0 to 100 s") != std::string::npos);
        QVERIFY(app.help().find("step-1") == std::string::npos);
    }

    void aListIsRefusedByItsNumber_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("what");
        QTest::newRow("empty") << u""_s << u"its first number: there is no number"_s;
        QTest::newRow("a comma") << u","_s << u"its first number: there is no number"_s;
        QTest::newRow("an end") << u"1,"_s << u"its second number: there is no number"_s;
        QTest::newRow("text") << u"1,x"_s << u"its second number: 'x' is not a number"_s;
        QTest::newRow("nan") << u"nan"_s << u"its first number: 'nan' is not a finite number"_s;
        QTest::newRow("infinite") << u"1,2,inf"_s
                                  << u"its third number: 'inf' is not a finite number"_s;
        QTest::newRow("below") << u"-1"_s << u"its first number, -1, is out of range"_s;
        QTest::newRow("above") << u"1,101"_s << u"its second number, 101, is out of range"_s;
        QTest::newRow("falls") << u"1,3,2"_s
                               << u"its third number, 2, is less than the one before it"_s;
        QTest::newRow("four") << u"1,2,3,4"_s << u"there are more than 3 numbers"_s;
        QTest::newRow("off") << u"1,off"_s << u"its second number: 'off' is not a number"_s;
    }

    void aListIsRefusedByItsNumber()
    {
        QFETCH(QString, text);
        QFETCH(QString, what);
        QCOMPARE(QString::fromStdString(taken(text.toStdString())),
                 u"--all-steps: "_s + what +
                     u"; give 1 to 3 numbers from 0 to 100 s, none less than the one before it"_s);
    }

    /// Where every number is needed, so many are.
    void aListMayNeedAllItsNumbers()
    {
        std::vector<ParameterInfo> all = steps();
        for (ParameterInfo& info : all) {
            info.kind = Kind::Number;
        }
        QCOMPARE(acceptList(all, "1,2").problem().sentence(),
                 std::string("--all-steps: its third number is missing; give 3 numbers from 0 to "
                             "100 s, none less than the one before it"));
        QVERIFY(acceptList(all, "1,2,3").ok());
    }

    void aListIsSaidOnce()
    {
        const InstrumentEntry entry = stepsEntry();
        const std::string command = "stormglass-cli steps --all-steps ";
        QCOMPARE(entry.commandLine(entry.initial), command + "1,2");
        QCOMPARE(entry.commandLine({1.0, Off{}, 3.0}), command + "1,3");
        QCOMPARE(entry.commandLine({5.0, 2.0, 7.0}), command + "5,5,7");
        InstrumentEntry quiet = entry;
        for (ParameterInfo& info : quiet.parameters) {
            info.prominence = Prominence::Advanced;
        }
        QCOMPARE(quiet.commandLine(quiet.initial), std::string("stormglass-cli steps"));
        QCOMPARE(quiet.commandLine({1.0, 2.0, 3.0}), command + "1,2,3");
        QVERIFY(cli::jsonValues(steps(), {1.0, Off{}, 3.0}, entry.initial) ==
                (QJsonObject{{u"all_steps"_s, QJsonArray{1.0, 3.0}}}));
    }

    /// Turned off, a switch that is on by default has to be said; so has the lack of rows.
    void everyDifferenceIsOnTheCommandLine()
    {
        InstrumentEntry entry = toyEntry();
        QCOMPARE(entry.commandLine(entry.initial),
                 std::string("stormglass-cli toy --toy-share 0.25 --tries 3"));
        entry.initial =
            valuesOf(toyTable(), Toy{.limit = 1.0, .drop = true, .windows = {{0., 1.}}});
        QVERIFY(entry.commandLine(valuesOf(toyTable(), Toy{}))
                    .ends_with("--limit off --drop-late=false --window none"));
    }
};

QTEST_GUILESS_MAIN(ParameterFlagsTest)
#include "tst_parameter_flags.moc"
