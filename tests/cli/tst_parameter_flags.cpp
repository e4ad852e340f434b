// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/parameter_flags.h"
#include "model/instruments.h"
#include "tests/model/any_value.h"
#include "tests/model/toy.h"

#include <QTest>

#include <sstream>

using namespace stormglass;

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
    RC_ASSERT(read.value() == values);
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
