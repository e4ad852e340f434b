// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/accept.h"
#include "model/failover/failover.h"

#include <QTest>

#include <cmath>

using namespace stormglass;
using namespace stormglass::failover;

Q_DECLARE_METATYPE(stormglass::Failover::Inputs)

namespace {

using Inputs = Failover::Inputs;

Finding found(const Inputs& inputs)
{
    return Failover::explain(inputs, Failover::evaluate(inputs));
}

/// The cloud copy fails the first delivery only; the hub is down throughout.
Inputs missed(Policy policy) { return {.policy = policy, .cloudDownLength = 0.5}; }

Inputs slowHub(Policy policy)
{
    return {
        .policy = policy, .localDownLength = 0.0, .localSlowLength = 600.0, .cloudDownLength = 0.0};
}

} // namespace

class FailoverFinding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSentenceSaysWhy_data()
    {
        QTest::addColumn<Inputs>("inputs");
        QTest::addColumn<std::string>("word");
        QTest::addColumn<int>("tone");
        QTest::addColumn<std::string>("sentence");
        const auto row = [](const char* name, const Inputs& inputs, const char* word, Tone tone,
                            const char* sentence) {
            QTest::newRow(name) << inputs << std::string(word) << static_cast<int>(tone)
                                << std::string(sentence);
        };
        row("cloud", {}, "Answered once", Tone::Calm,
            "The cloud copy takes the turn of the retry at 60 s and answers after 61 s.");
        row("hub", Inputs::calm(), "Answered once", Tone::Calm,
            "The hub takes the turn of the first delivery and answers after 1 s.");
        row("slow hub", slowHub(Policy::AckRetries), "Answered once", Tone::Calm,
            "The slow hub takes the turn and answers after 10 s; the retry at 3 s is acked without "
            "asking, and rightly.");
        Inputs asked = slowHub(Policy::Probe);
        asked.localSlowLength = 2.0;
        row("slow hub, then up", asked, "Answered once", Tone::Calm,
            "The slow hub takes the turn and answers after 10 s, though Slack saw a timeout and "
            "asked again.");
        row("price", slowHub(Policy::Probe), "Answered twice", Tone::Caution,
            "The slow hub took the turn of the first delivery, but at 3 s its health times out: "
            "the cloud copy takes it as well.");
        Inputs died = slowHub(Policy::Probe);
        died.localDownStart = 2.0;
        died.localDownLength = 10.0;
        row("slow, then down", died, "Answered twice", Tone::Caution,
            "The slow hub took the turn of the first delivery, but at 3 s its health says it is "
            "down: the cloud copy takes it as well.");
        row("dropped", {.policy = Policy::DownCache}, "Lost", Tone::Failing,
            "Nobody took the turn: the retry at 60 s is acked since the down cache is no longer "
            "fresh, and Slack sends it no more.");
        row("blind", {.policy = Policy::PassThrough}, "Lost", Tone::Failing,
            "Nobody took the turn: the retry at 1 s is acked without asking anyone, and Slack "
            "sends it no more.");
        row("back", {.localDownLength = 45.0}, "Lost", Tone::Failing,
            "Nobody took the turn: the retry at 60 s is acked because the hub is up again, and "
            "might have taken it.");
        row("given up", {.cloudDownLength = 600.0}, "Undelivered", Tone::SwitchedOff,
            "Nobody takes the turn: 4 deliveries fail, and Slack gives up after 300 s.");
    }

    void theSentenceSaysWhy()
    {
        QFETCH(Inputs, inputs);
        QFETCH(std::string, word);
        QFETCH(int, tone);
        QFETCH(std::string, sentence);
        const Finding finding = found(inputs);
        QCOMPARE(finding.word, word);
        QCOMPARE(static_cast<int>(finding.tone), tone);
        QCOMPARE(finding.sentence, sentence);
    }

    void theDetailNamesThePoliciesThatSaveIt()
    {
        QCOMPARE(found({}).detail, std::string("Answered once only under probe."));
        QCOMPARE(found({.policy = Policy::PassThrough}).detail,
                 std::string("Answered once under probe."));
        QCOMPARE(found(missed(Policy::DownCache)).detail,
                 std::string("Answered once under probe and down-cache."));
        QCOMPARE(found(slowHub(Policy::Probe)).detail,
                 std::string("Answered once under down-cache, ack-retries and pass-through."));
        QCOMPARE(found(Inputs::calm()).detail, std::string("So it is under every policy."));
        QCOMPARE(found({.localDownLength = 45.0}).detail,
                 std::string("It is answered once under no policy."));
    }

    void figuresAndEvidence()
    {
        const Finding finding = found({});
        QCOMPARE(finding.figures[0].number, std::string("61 s"));
        QCOMPARE(finding.figures[0].caption, std::string("to the first answer by the cloud copy"));
        QCOMPARE(finding.figures[1].number, std::string("5"));
        QCOMPARE(finding.figures[1].caption, std::string("calls for 3 deliveries"));
        QVERIFY(finding.evidence[0].lines ==
                (std::vector<std::string>{"first: local 530, cloud 500 → 503",
                                          "retry 1, 1 s: cloud 500 (cache fresh) → 503",
                                          "retry 2, 60 s: health 530, cloud 200 → 200"}));
        const Finding lost = found({.policy = Policy::PassThrough});
        QCOMPARE(lost.figures[0].number, std::string("never"));
        QCOMPARE(lost.evidence[0].lines[1], std::string("retry 1, 1 s: nobody asked → 200"));
        QCOMPARE(lost.margins[0].number, std::string("Answered once"));
        QCOMPARE(lost.margins[3].number, std::string("Lost"));
        QCOMPARE(lost.limits.size(), std::size_t{4});
    }

    /// One parameter, changed as little as suffices, all else as it is.
    void aRepairSavesTheEvent()
    {
        const auto table = Failover::parameters();
        Inputs inputs{.policy = Policy::DownCache, .cloudDownLength = 3.0};
        const Finding finding = found(inputs);
        QCOMPARE(finding.word, std::string("Lost"));
        QCOMPARE(finding.repair->row, rowOf(table, &Inputs::policy));
        QVERIFY(finding.repair->value == Value(std::string("probe")));
        QCOMPARE(finding.repair->meaning,
                 std::string("The event is answered once then, after 61 s."));
        QCOMPARE(finding.otherRepairs.at(0).row, rowOf(table, &Inputs::cacheLifetime));
        QVERIFY(finding.otherRepairs[0].value == Value(61.0));
        QCOMPARE(finding.otherRepairs.at(1).row, rowOf(table, &Inputs::firstRetry));
        QVERIFY(finding.otherRepairs[1].value == Value(3.0));
        QCOMPARE(finding.otherRepairs[1].meaning,
                 std::string("The event is answered once then, after 4 s."));
        inputs.firstRetry = 3.0;
        QCOMPARE(found(inputs).word, std::string("Answered once"));
        QVERIFY(!found(inputs).repair);
        inputs.firstRetry = 1.0;
        inputs.cacheLifetime = 60.0; // still not fresh at 60 s
        QCOMPARE(found(inputs).word, std::string("Lost"));
    }

    void thePriceIsSparedByAnotherPolicyOnly()
    {
        const Finding finding = found(slowHub(Policy::Probe));
        QVERIFY(finding.repair->value == Value(std::string("down-cache")));
        QVERIFY(finding.otherRepairs.empty());
        const Inputs nothing{.localDownLength = 600.0, .cloudDownLength = 600.0};
        QVERIFY(!found(nothing).repair);
    }

    /// Whatever is offered does what it says.
    void everyRepairIsARepair()
    {
        const auto table = Failover::parameters();
        int tried = 0;
        for (const Policy policy : policies) {
            for (const double cloud : {0.0, 0.5, 3.0, 30.0, 400.0}) {
                for (const double local : {0.0, 45.0, 600.0}) {
                    const Inputs inputs{
                        .policy = policy, .localDownLength = local, .cloudDownLength = cloud};
                    const Finding finding = found(inputs);
                    std::vector<Repair> ways = finding.otherRepairs;
                    if (finding.repair) {
                        ways.push_back(*finding.repair);
                    }
                    for (const Repair& way : ways) {
                        Values values = valuesOf(table, inputs);
                        values[way.row] = way.value;
                        QVERIFY(!rangeProblem(table[way.row].info(), way.value));
                        QCOMPARE(found(inputsFrom(table, values)).word,
                                 std::string("Answered once"));
                        ++tried;
                    }
                }
            }
        }
        QVERIFY(tried > 20);
    }

    void tablesSayTheSame()
    {
        const Inputs inputs;
        const Failover::Result result = Failover::evaluate(inputs);
        const std::vector<Table> tables = Failover::tabulate(inputs, result);
        QCOMPARE(tables.size(), std::size_t{3});
        QVERIFY((tables[0].rows[0] == std::vector<Cell>{0.0, 0.0, std::string("not fresh"),
                                                        std::string("local 530, cloud 500"),
                                                        std::string("503"), Cell()}));
        QCOMPARE(tables[0].rows.size(), std::size_t{3});
        QVERIFY(tables[1].rows[0][0] == Cell(std::string("probe")));
        QVERIFY(tables[1].rows[1][2] == Cell());
        for (const Policy policy : policies) {
            const auto& row = tables[2].rows.at(placeOf(policy));
            double sum = 0.0;
            for (std::size_t column = 1; column < row.size(); ++column) {
                sum += std::get<double>(row[column]);
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-12);
            const auto& map = result.of(policy).map;
            QVERIFY(tables[1].rows.at(placeOf(policy))[5] == Cell(map.share(EventOutcome::Lost)));
        }
    }

    /// A retry that is off is none.
    void retriesCanBeOff()
    {
        const Inputs inputs{.secondRetry = {}, .thirdRetry = 300.0};
        const EventSetup setup = inputs.setup();
        QCOMPARE(setup.retries, std::size_t{2});
        QCOMPARE(setup.offsets[1], 300.0);
        QCOMPARE(Inputs({.secondRetry = {}, .thirdRetry = {}}).setup().retries, std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(FailoverFinding)
#include "tst_failover_finding.moc"
