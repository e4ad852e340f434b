// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/instrument.h"
#include "model/instruments.h"

#include <QSet>
#include <QTest>

#include <cmath>

using namespace stormglass;

namespace {

struct Toy {
    double share = 0.25;
    int tries = 3;

    bool operator==(const Toy&) const = default;
};

std::span<const Parameter<Toy>> toyTable()
{
    static const std::array table{
        Parameter<Toy>({.key = "toy-share",
                        .label = "Share",
                        .unit = units::percent,
                        .meaning = "A share.",
                        .source = "Ours.",
                        .hard = {0.0, 1.0},
                        .slider = {0.0, 0.5},
                        .step = 0.01,
                        .outside = OutsideRange::ClampedBothSides},
                       &Toy::share),
        Parameter<Toy>({.key = "tries",
                        .label = "Tries",
                        .unit = units::retries,
                        .meaning = "Tries.",
                        .source = "Ours.",
                        .hard = {1.0, 10.0},
                        .slider = {1.0, 5.0}},
                       &Toy::tries),
    };
    return table;
}

} // namespace

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

    void defaultsComeFromTheMembers()
    {
        const auto table = toyTable();
        QCOMPARE(valuesOf(table, Toy{}), (Values{0.25, 3.0}));
        const Toy read = inputsFrom(table, {0.5, 7.0});
        QVERIFY((read == Toy{0.5, 7}));
        QCOMPARE(rowOf(table, Parameter<Toy>::Member(&Toy::tries)), std::size_t{1});
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
        QCOMPARE(above.value().value, 1.5);
        QCOMPARE(
            above.value().warning,
            std::string("--toy-share: 1.5 is outside 0 to 1, as a fraction; computing with 1"));
        QVERIFY(!acceptFlag(toyTable()[1].info(), "0").ok());
        QVERIFY(acceptFlag(toyTable()[0].info(), "0.5").value().warning.empty());
    }

    void typedValuesAreReadInTheUnitPeopleSee()
    {
        QCOMPARE(acceptTyped(toyTable()[0].info(), "30 %").value(), 0.3);
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
                QVERIFY2(p.hard.minimum < p.hard.maximum, key.constData());
                QVERIFY2(p.hard.contains(p.slider.minimum) && p.hard.contains(p.slider.maximum),
                         key.constData());
                QVERIFY2(p.slider.contains(instrument.initial[row]), key.constData());
                QVERIFY2(p.step > 0.0, key.constData());
                // A clamped number reaches the instrument as given: an int could not hold it.
                QVERIFY2(!p.wholeNumber || p.outside == OutsideRange::Refused, key.constData());
                QVERIFY2(p.scale == Scale::Linear || p.slider.minimum > 0.0, key.constData());
                for (const double detent : p.detents) {
                    QVERIFY2(p.slider.contains(detent), key.constData());
                }
            }
        }
    }

    void commandLineReproducesTheValues()
    {
        const InstrumentEntry* amplify = findInstrument("amplify");
        QVERIFY(amplify != nullptr);
        QCOMPARE(amplify->commandLine(amplify->initial),
                 std::string("stormglass-cli amplify --events-per-minute 40 --calls-per-event 3 "
                             "--miss-rate 0.05 --tier-per-minute 50"));
        Values values = amplify->initial;
        values.back() = 1.0;
        QVERIFY(amplify->commandLine(values).ends_with(" --max-retries 1"));
        QVERIFY(findInstrument("nothing") == nullptr);
    }
};

QTEST_GUILESS_MAIN(ParameterTest)
#include "tst_parameter.moc"
