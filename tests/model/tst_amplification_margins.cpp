// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/loop_repair.h"
#include "model/core/number_text.h"
#include "model/core/random.h"
#include "tests/model/evaluated.h"

#include <QTest>

#include <cmath>

using namespace stormglass;
using namespace stormglass::amplification;
using stormglass::tests::Evaluated;
using Inputs = Amplification::Inputs;

namespace {

Inputs anyInputs(Random& random)
{
    return {.eventsPerMinute = std::pow(10.0, random.uniform(-1.0, 3.0)),
            .callsPerEvent = std::pow(10.0, random.uniform(-1.0, 1.0)),
            .missRate = random.uniform(0.0, 0.49),
            .tierPerMinute = std::pow(10.0, random.uniform(0.0, 2.5))};
}

/// The number a figure begins with; a minus sign is the typographic one.
double numberOf(const Figure& figure)
{
    std::string text = figure.number.substr(0, figure.number.find(' '));
    if (const std::string minus = "\u2212"; text.starts_with(minus)) {
        text = "-" + text.substr(minus.size());
    } else if (text.starts_with('+')) {
        text.erase(0, 1);
    }
    return parseNumber(text).value();
}

double Inputs::*memberOf(const Figure& figure)
{
    if (figure.caption.starts_with("Events")) {
        return &Inputs::eventsPerMinute;
    }
    if (figure.caption.starts_with("Calls")) {
        return &Inputs::callsPerEvent;
    }
    return figure.caption.starts_with("Miss") ? &Inputs::missRate : &Inputs::tierPerMinute;
}

} // namespace

class AmplificationMargins : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What the card tells as a change that ends the storm does end it, as printed; what it tells
    /// as room until the loop tips is room.
    void goingAsFarAsPrintedSuffices()
    {
        Random random(11);
        int storms = 0;
        for (int round = 0; round < 2000; ++round) {
            const Evaluated now(anyInputs(random));
            const bool isStorm = now.result.exact.regime == Regime::Storm;
            storms += isStorm ? 1 : 0;
            for (const Figure& margin : now.finding().margins) {
                Inputs there = now.inputs;
                if (margin.caption.starts_with("Safe")) {
                    there.eventsPerMinute = numberOf(margin);
                    QVERIFY(Evaluated(there).result.exact.regime == Regime::Calm);
                    continue;
                }
                if (margin.number == "at the edge") {
                    continue;
                }
                const double factor = margin.number.ends_with("points") ? 100.0 : 1.0;
                there.*memberOf(margin) += numberOf(margin) / factor;
                const Regime regime = Evaluated(there).result.exact.regime;
                QVERIFY2(isStorm ? regime == Regime::Calm : regime != Regime::Storm,
                         qPrintable(QString::fromStdString(margin.number + ' ' + margin.caption)));
            }
        }
        QVERIFY(storms > 500 && storms < 1500);
    }

    void everyRepairOfTheCardIsCalm()
    {
        Random random(13);
        int repairs = 0;
        for (int round = 0; round < 1000; ++round) {
            Inputs inputs = anyInputs(random);
            if (round % 3 == 1) {
                inputs.retryBudget = random.uniform(0.0, 3.0);
            }
            if (round % 3 == 2) {
                inputs.methods = {{"chat.update", inputs.callsPerEvent}, {"mine", 1.0, 30.0}};
            }
            const Finding finding = Evaluated(inputs).finding();
            std::vector<Repair> all = finding.otherRepairs;
            if (finding.repair) {
                all.push_back(*finding.repair);
            }
            for (const Repair& repair : all) {
                Inputs repaired = inputs;
                Amplification::parameters()[repair.row].write(repaired, repair.value);
                QVERIFY(Evaluated(repaired).result.exact.regime == Regime::Calm);
                ++repairs;
            }
        }
        QVERIFY(repairs > 500);
    }

    /// One report says one thing: where a collapsed loop comes back, nothing is to be repaired.
    void aSafeRateNeedsNoRepair()
    {
        const Evaluated safe({.eventsPerMinute = 15.68});
        QVERIFY(safe.result.exact.regime == Regime::Calm);
        QVERIFY(loopRepairs(safe.inputs, safe.result).empty());
        QVERIFY(!safe.finding().repair);
    }

    /// Beyond its slider a value is repaired to its edge, not to the slider's end.
    void aValueBeyondItsSliderIsRepairedToItsEdge()
    {
        const Evaluated crowd({.eventsPerMinute = 5000.0, .callsPerEvent = 0.02});
        const auto repairs = loopRepairs(crowd.inputs, crowd.result);
        const double edge = *edgeValues(crowd.inputs.bindingLoad(), LoadInput::Events).returns;
        QVERIFY(edge > 2352.0);
        // The rounded walk, which must come back as well, takes a little more.
        QVERIFY(*repairs.front().value > edge - 1.0 && *repairs.front().value < edge);
    }

    void severalMethodsAreRepairedOneEach()
    {
        const Evaluated two({.methods = {{"chat.update", 2.0}, {"mine", 2.0, 60.0}}});
        QVERIFY(!two.result.headroom.callsPerEvent.returns);
        QVERIFY(two.result.methods.at(1).calls.returns.has_value());
        const auto repairs = loopRepairs(two.inputs, two.result);
        QCOMPARE(repairs.size(), std::size_t{6});
        QVERIFY(!repairs[0].isPartOfSeveral && repairs[2].isPartOfSeveral);
        QCOMPARE(repairs[4].method, std::string("mine"));
        for (const Repair& repair : parameterRepairs(repairs)) {
            QVERIFY(repair.row != 1 && repair.row != 3); // those sliders move nothing
        }
    }

    void whatFailsByItselfIsNotSafe()
    {
        const Finding failing = Evaluated({.eventsPerMinute = 2.5, .missRate = 0.9}).finding();
        for (const Figure& margin : failing.margins) {
            QVERIFY(!margin.caption.starts_with("Safe"));
        }
        QVERIFY(failing.sentence.find("failure already") != std::string::npos);
    }

    void theCardTellsTheDocumentedExemption()
    {
        const Finding quiet = Evaluated({.eventsPerMinute = 10.0, .callsPerEvent = 25.0}).finding();
        QCOMPARE(quiet.word, std::string("disabling"));
        QVERIFY(quiet.sentence.find("documented as exempt") != std::string::npos);
        const Finding busy = Evaluated({.eventsPerMinute = 100.0, .callsPerEvent = 25.0}).finding();
        QVERIFY(busy.sentence.find("exempt") == std::string::npos);
    }

    void theCardTellsEveryLimit()
    {
        const Finding finding = Evaluated({.eventsPerMinute = 1000.0,
                                           .methods = {{"chat.update", 1.0}, {"users.info", 1.0}}})
                                    .finding();
        QCOMPARE(finding.limits.size(), std::size_t{4});
        QCOMPARE(finding.limits[0].number, std::string("2105 %"));
        QCOMPARE(finding.limits[0].caption, std::string("of chat.update's 50/min"));
        QVERIFY(finding.limits[3].meaning.find("of the 30,000") != std::string::npos);
    }

    void barelyAboveItsBaseIsNoCalm()
    {
        const Evaluated barely(
            {.eventsPerMinute = 50.3, .callsPerEvent = 1.0, .missRate = 0.0, .maxRetries = 0});
        QVERIFY(barely.result.exact.regime == Regime::Storm);
        QVERIFY(barely.finding().sentence.find("barely above its base") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(AmplificationMargins)
#include "tst_amplification_margins.moc"
