// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/instrument.h"
#include "model/core/number_list.h"
#include "model/instruments.h"
#include "tests/model/toy.h"

#include <QSet>
#include <QTest>

using namespace stormglass;

class ParameterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsDerived()
    {
        const ParameterInfo& share = toyTable()[0].info();
        QCOMPARE(share.flag(), std::string("--toy-share"));
        QCOMPARE(share.fileKey(), std::string("toy_share"));
        QCOMPARE(share.rangeText(), std::string("0 to 100 %"));
        QVERIFY(!share.wholeNumber);
        QVERIFY(toyTable()[1].info().wholeNumber);
    }

    void theMembersTypeIsTheKind()
    {
        const std::array kinds{Kind::Number, Kind::Number, Kind::OptionalNumber,
                               Kind::Choice, Kind::Switch, Kind::Rows};
        for (std::size_t row = 0; row < kinds.size(); ++row) {
            QCOMPARE(toyTable()[row].info().kind, kinds[row]);
        }
        QCOMPARE(toyTable()[4].info().choices.size(), std::size_t{2});
        QCOMPARE(toyTable()[5].info().acceptRow(" 1.0:2").value(), std::string("1:2"));
    }

    void defaultsComeFromTheMembers()
    {
        const auto table = toyTable();
        const Values values = valuesOf(table, Toy{});
        QVERIFY((values == Values{0.25, 3.0, Off{}, std::string("green"), switchValue(false),
                                  std::vector<std::string>{}}));
        const Toy other{0.5, 7, 2.0, ToyColour::Grey, true, {{0.0, 1.0}, {2.0, 3.0}}};
        QVERIFY(inputsFrom(table, valuesOf(table, other)) == other);
    }

    void rowsAreFoundByTheirMember()
    {
        const auto table = toyTable();
        QCOMPARE(rowOf(table, &Toy::share), std::size_t{0});
        QCOMPARE(rowOf(table, &Toy::tries), std::size_t{1});
        QCOMPARE(rowOf(table, &Toy::limit), std::size_t{2});
        QCOMPARE(rowOf(table, &Toy::colour), std::size_t{3});
        QCOMPARE(rowOf(table, &Toy::drop), std::size_t{4});
        QCOMPARE(rowOf(table, &Toy::windows), std::size_t{5});
        QCOMPARE(rowOf(table.first(4), &Toy::drop), std::size_t{4}); // the size: there is none
    }

    void flagsAreCheckedAndNamed_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("sentence");
        QTest::newRow("words") << 0 << std::string("abc")
                               << std::string("--toy-share: 'abc' is not a number; give a number "
                                              "from 0 to 1, as a fraction");
        QTest::newRow("nan") << 0 << std::string("nan")
                             << std::string("--toy-share: 'nan' is not a finite number; give a "
                                            "number from 0 to 1, as a fraction");
        QTest::newRow("empty") << 1 << std::string()
                               << std::string("--tries: there is no number; give a whole number "
                                              "from 1 to 10 retries");
        QTest::newRow("fraction of a try")
            << 1 << std::string("2.5")
            << std::string("--tries: 2.5 is not a whole number; give a whole number from 1 to 10 "
                           "retries");
        QTest::newRow("above") << 1 << std::string("11")
                               << std::string("--tries: 11 is out of range; give a whole number "
                                              "from 1 to 10 retries");
        const auto refused = [](const char* name, int row, const char* text, const char* sentence) {
            QTest::newRow(name) << row << std::string(text) << std::string(sentence);
        };
        refused("limit in words", 2, "much",
                "--limit: 'much' is not a number; give a number from 0 to 100 s, or off");
        refused("limit above", 2, "101",
                "--limit: 101 is out of range; give a number from 0 to 100 s, or off");
        refused("misspelt key", 3, "gren",
                "--colour: 'gren' is none of its choices; did you mean green? Otherwise give red, "
                "green, blue or grey");
        refused("no key at all", 3, "ultraviolet",
                "--colour: 'ultraviolet' is none of its choices; give red, green, blue or grey");
        refused("label", 3, "Green",
                "--colour: 'Green' is none of its choices; did you mean green? Otherwise give red, "
                "green, blue or grey");
        refused("empty key", 3, " ", "--colour: nothing is chosen; give red, green, blue or grey");
        refused("switch", 4, "perhaps",
                "--drop-late: 'perhaps' is none of its choices; give false or true");
        refused("row", 5, "soon", "--window: 'soon' is no window; give FROM:TO");
    }

    void flagsAreCheckedAndNamed()
    {
        QFETCH(int, row);
        QFETCH(std::string, text);
        QFETCH(std::string, sentence);
        const auto accepted = acceptFlag(toyTable()[static_cast<std::size_t>(row)].info(), text);
        QVERIFY(!accepted.ok());
        QCOMPARE(accepted.problem().sentence(), sentence);
    }

    void clampedValuesPassWithAWarning()
    {
        const auto above = acceptFlag(toyTable()[0].info(), "1.5");
        QVERIFY(above.ok());
        QCOMPARE(above.value().value, Value(1.5));
        QCOMPARE(above.value().warning, std::string("--toy-share: 1.5 is outside 0 to 1, as a "
                                                    "fraction; computing with 1 (1.5 % is 0.015)"));
        QVERIFY(!acceptFlag(toyTable()[1].info(), "0").ok());
        QVERIFY(acceptFlag(toyTable()[0].info(), "0.5").value().warning.empty());
    }

    void theLastTextCountsAndOfRowsAll()
    {
        const std::vector<std::string> rows{"0:1", "2.0:3"};
        const auto windows = acceptFlags(toyTable()[5].info(), rows);
        QCOMPARE(rowsOf(windows.value().value), (std::vector<std::string>{"0:1", "2:3"}));
        QVERIFY(
            rowsOf(acceptFlags(toyTable()[5].info(), std::array{std::string("none")}).value().value)
                .empty());
        const std::vector<std::string> badAndGood{"0:1", "soon"};
        QVERIFY(!acceptFlags(toyTable()[5].info(), badAndGood).ok());
        const std::vector<std::string> numbers{"4", "5"};
        QCOMPARE(acceptFlags(toyTable()[1].info(), numbers).value().value, Value(5.0));
        QVERIFY(isOff(acceptFlag(toyTable()[2].info(), "none").value().value));
        QVERIFY(isOff(acceptFlag(toyTable()[2].info(), " off ").value().value));
    }

    void typedValuesOfEveryKind()
    {
        QVERIFY(isOff(acceptTyped(toyTable()[2].info(), "off").value()));
        QCOMPARE(acceptTyped(toyTable()[2].info(), "5 s").value(), Value(5.0));
        QCOMPARE(acceptTyped(toyTable()[3].info(), "Blue").value(), Value(std::string("blue")));
        QCOMPARE(acceptTyped(toyTable()[3].info(), "blue").value(), Value(std::string("blue")));
        QCOMPARE(acceptTyped(toyTable()[3].info(), "Blu").problem().sentence(),
                 std::string("Colour: 'Blu' is none of its choices; did you mean Blue? Otherwise "
                             "give Red, Green, Blue or Grey"));
        QCOMPARE(acceptTyped(toyTable()[4].info(), "on").value(), switchValue(true));
        QCOMPARE(rowsOf(acceptTyped(toyTable()[5].info(), "0:1\n\n 2 : 3\n").value()),
                 (std::vector<std::string>{"0:1", "2:3"}));
        QCOMPARE(acceptTyped(toyTable()[5].info(), "0:1\nsoon").problem().sentence(),
                 std::string("Windows: 'soon' is no window; give FROM:TO"));
    }

    void valuesOfAnotherKindAreProblems()
    {
        const auto infos = toyInfos();
        const Values good = valuesOf(toyTable(), Toy{});
        for (std::size_t row = 0; row < infos.size(); ++row) {
            QVERIFY(!rangeProblem(infos[row], good[row]));
            QCOMPARE(rangeProblem(infos[row], Off{}).has_value(), row != 2);
        }
        QVERIFY(rangeProblem(infos[2], -1.0).has_value());
        QVERIFY(rangeProblem(infos[3], 1.0).has_value());
        QVERIFY(rangeProblem(infos[3], std::string("pink")).has_value());
        QVERIFY(rangeProblem(infos[4], std::string("maybe")).has_value());
        QCOMPARE(rangeProblem(infos[5], std::vector<std::string>{"1.0:2"})->sentence(),
                 std::string("Windows: '1.0:2' is written another way; give 1:2"));
    }

    void typedValuesAreReadInTheUnitPeopleSee()
    {
        QCOMPARE(acceptTyped(toyTable()[0].info(), "30 %").value(), Value(0.3));
        const auto above = acceptTyped(toyTable()[0].info(), "150");
        QVERIFY(!above.ok());
        QCOMPARE(above.problem().sentence(),
                 std::string("Share: 150 % is out of range; give a number from 0 to 100 %"));
        QVERIFY(!acceptTyped(toyTable()[1].info(), "1.5").ok());
        QVERIFY(!acceptTyped(toyTable()[1].info(), "").ok());
    }

    /// What the panel, the flags and the files rely on, for every parameter of every instrument.
    void tablesAreSound()
    {
        for (const InstrumentEntry& instrument : instruments()) {
            QSet<QByteArray> keys;
            for (std::size_t row = 0; row < instrument.parameters.size(); ++row) {
                const ParameterInfo& p = instrument.parameters[row];
                const QByteArray key(p.key.data(), static_cast<qsizetype>(p.key.size()));
                QVERIFY2(!keys.contains(key), key.constData());
                keys.insert(key);
                QVERIFY2(!p.label.empty() && p.meaning.ends_with('.') && p.source.ends_with('.'),
                         key.constData());
                QVERIFY2(!rangeProblem(p, instrument.initial[row]), key.constData());
                QCOMPARE(p.chart.empty(), p.prominence != Prominence::Chart);
                if (p.isNumeric()) {
                    checkNumbers(p, instrument.initial[row]);
                }
                if (p.kind == Kind::Choice) {
                    checkChoices(p);
                }
                if (p.kind == Kind::Rows) {
                    QVERIFY2(p.acceptRow(newRow(p.rowColumns)).ok(), key.constData());
                }
            }
        }
    }

    /// Rows of a list lie next to each other, are numbers of one range, and those that there always
    /// are come first; nothing else has the list's flag.
    void listsAreSound()
    {
        int lists = 0;
        for (const InstrumentEntry& instrument : instruments()) {
            QSet<QString> flags;
            const auto& table = instrument.parameters;
            for (std::size_t row = 0; row < table.size(); row += listLength(table, row)) {
                const ParameterInfo& first = table[row];
                const auto known = flags.size();
                flags.insert(QString::fromStdString(first.flag()));
                QVERIFY2(flags.size() == known + 1, first.key.data());
                lists += first.list.empty() ? 0 : 1;
                for (std::size_t at = row + 1; at < row + listLength(table, row); ++at) {
                    QVERIFY2(table[at].isNumeric() && table[at].kind >= table[at - 1].kind,
                             table[at].key.data());
                    QVERIFY2(table[at].hard.minimum == first.hard.minimum &&
                                 table[at].hard.maximum == first.hard.maximum,
                             table[at].key.data());
                }
            }
        }
        QVERIFY(lists > 0);
    }

    void commandLineReproducesTheValues()
    {
        const InstrumentEntry* amplify = findInstrument("amplify");
        QVERIFY(amplify != nullptr);
        QCOMPARE(amplify->commandLine(amplify->initial),
                 std::string("stormglass-cli amplify --events-per-minute 40 --calls-per-event 3 "
                             "--miss-rate 0.05 --tier-per-minute 50"));
        Values values = amplify->initial;
        values[5] = 1.0;
        values[6] = 0.2;
        values[7] = std::string("first");
        values[9] = std::vector<std::string>{"chat.update=1@50", "it's one=2"};
        QVERIFY(amplify->commandLine(values).ends_with(
            " --max-retries 1 --retry-budget 0.2 --ack first --method chat.update=1@50 --method "
            "'it'\\''s one=2'"));
        QVERIFY(findInstrument("nothing") == nullptr);
    }

private:
    static void checkNumbers(const ParameterInfo& p, const Value& initial)
    {
        QVERIFY2(p.hard.minimum < p.hard.maximum, p.key.data());
        QVERIFY2(p.hard.contains(p.slider.minimum) && p.hard.contains(p.slider.maximum),
                 p.key.data());
        QVERIFY2(p.slider.contains(isNumber(initial) ? numberOf(initial) : p.whenOn), p.key.data());
        QVERIFY2(p.kind != Kind::OptionalNumber || p.slider.contains(p.whenOn), p.key.data());
        QVERIFY2(p.step > 0.0, p.key.data());
        // A clamped number reaches the instrument as given: an int could not hold it.
        QVERIFY2(!p.wholeNumber || p.outside == OutsideRange::Refused, p.key.data());
        QVERIFY2(p.scale != Scale::Logarithmic || p.slider.minimum > 0.0, p.key.data());
        QVERIFY2(p.scale != Scale::LogarithmicFromZero || p.slider.minimum == 0.0, p.key.data());
        for (const double detent : p.detents) {
            QVERIFY2(p.slider.contains(detent), p.key.data());
        }
    }

    static void checkChoices(const ParameterInfo& p)
    {
        QVERIFY2(p.choices.size() > 1, p.key.data());
        for (const Choice& choice : p.choices) {
            QVERIFY2(p.choice(choice.key) == &choice, choice.key.data()); // no key twice
            QVERIFY2(!choice.label.empty() && choice.meaning.ends_with('.'), choice.key.data());
        }
    }
};

QTEST_GUILESS_MAIN(ParameterTest)
#include "tst_parameter.moc"
