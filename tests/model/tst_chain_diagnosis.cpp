// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::chain;

namespace {

const Signals usual{.edge = 4.0, .calls = 4.0, .distinct = 4.0, .success = 1.0};
const Signals storm{.edge = 4.0, .calls = 25.0, .distinct = 4.0, .success = 0.04};
const Signals demand{.edge = 8.0, .calls = 8.0, .distinct = 8.0, .success = 1.0};

bool says(const Diagnosis& diagnosis, const char* words)
{
    return std::ranges::any_of(diagnosis.evidence, [words](const std::string& line) {
        return line.find(words) != std::string::npos;
    });
}

} // namespace

class ChainDiagnosisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdicts_data()
    {
        QTest::addColumn<Signals>("during");
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<bool>("certain");
        QTest::addColumn<QString>("capacity");
        const auto row = [](const char* name, const Signals& during, const char* verdict,
                            bool certain, const char* capacity) {
            QTest::newRow(name) << during << verdict << certain << capacity;
        };
        row("nothing moved", usual, "calm", true, "unknown");
        row("the note's storm", storm, "retry-storm", true, "at-limit");
        row("the note's growth", demand, "demand-grew", true, "unknown");
        row("the note's fault without retries", {4.0, 4.0, 4.0, 0.25}, "fault-without-retries",
            true, "unknown");
        row("growth and storm", {8.0, 40.0, 8.0, 0.1}, "both", true, "at-limit");
        row("retries that get the work done", {4.0, 6.0, 4.0, 0.667}, "retry-storm", true,
            "transient");
        row("growth beyond capacity", {8.0, 8.0, 8.0, 0.5}, "demand-grew", false, "unknown");
        row("new requests behind the edge", {4.0, 8.0, 8.0, 1.0}, "demand-grew", false, "unknown");
        row("distinct row by row, no edge", {{}, 25.0, 25.0, 0.04}, "unknown", false, "unknown");
        row("more calls of each, and all succeed", {4.0, 12.0, {}, 1.0}, "unknown", false,
            "unknown");
        row("distinct counted row by row", {4.0, 25.0, 25.0, 0.04}, "retry-storm", false,
            "at-limit");
        row("storm without distinct", {4.0, 25.0, {}, 0.04}, "retry-storm", false, "at-limit");
        row("growth without distinct", {8.0, 8.0, {}, 1.0}, "demand-grew", false, "unknown");
        row("storm without edge", {{}, 25.0, 4.0, 0.04}, "retry-storm", false, "unknown");
        row("calls and success of a storm", {{}, 25.0, {}, 0.04}, "unknown", false, "unknown");
        row("a little more of everything", {4.96, 5.04, 4.96, 1.0}, "demand-grew", false,
            "unknown");
        row("as many calls of fewer requests", {2.0, 4.0, 2.0, 0.2}, "retry-storm", false,
            "at-limit");
        row("calls and success of growth", {{}, 8.0, {}, 1.0}, "demand-grew", false, "unknown");
        row("calls alone", {{}, 8.0, {}, {}}, "unknown", false, "unknown");
        row("calls alone, and they hold", {{}, 4.0, {}, {}}, "calm", false, "unknown");
        row("no calls known", {8.0, {}, 8.0, 0.5}, "unknown", false, "unknown");
        row("just under the rise", {4.0, 4.99, 4.0, 0.9}, "fault-without-retries", false,
            "transient");
        row("just at the rise", {4.0, 5.0, 4.0, 0.9}, "retry-storm", true, "transient");
    }

    void verdicts()
    {
        QFETCH(Signals, during);
        QFETCH(QString, verdict);
        QFETCH(bool, certain);
        QFETCH(QString, capacity);
        const Diagnosis diagnosis = diagnose(usual, during);
        QCOMPARE(QString::fromStdString(std::string(word(diagnosis.verdict))), verdict);
        QCOMPARE(diagnosis.isCertain(), certain);
        QCOMPARE(QString::fromStdString(std::string(word(diagnosis.capacity))), capacity);
    }

    /// Three calls of each request, before as during: no call is repeated.
    void aServiceThatAlwaysMakesSeveralCallsIsNoStorm()
    {
        const Signals before{.edge = 100.0, .calls = 300.0, .success = 1.0};
        const Diagnosis grew = diagnose(before, {.edge = 200.0, .calls = 600.0, .success = 1.0});
        QCOMPARE(grew.verdict, Verdict::DemandGrew);
        QCOMPARE(grew.capacity, CapacityFinding::Unknown);
        const Signals retried{100.0, 120.0, 100.0, 0.83};
        QCOMPARE(diagnose(retried, {200.0, 240.0, 200.0, 0.83}).verdict, Verdict::DemandGrew);
        const Diagnosis storm = diagnose(before, {.edge = 100.0, .calls = 1500.0, .success = 0.1});
        QCOMPARE(storm.verdict, Verdict::RetryStorm);
    }

    /// Three calls satisfy one request, so 180 of them do not satisfy a hundred; of a service that
    /// answers most without a call, few do.
    void theWorkIsDoneInTheUsualProportion()
    {
        const Signals three{100.0, 300.0, 100.0, 1.0};
        QCOMPARE(diagnose(three, {100.0, 600.0, 100.0, 0.3}).capacity, CapacityFinding::AtLimit);
        QCOMPARE(diagnose(three, {100.0, 600.0, 100.0, 0.5}).capacity, CapacityFinding::Transient);
        const Signals cached{.edge = 1000.0, .calls = 50.0, .distinct = 50.0, .success = 1.0};
        QCOMPARE(diagnose(cached, {1000.0, 200.0, 50.0, 0.2}).capacity, CapacityFinding::AtLimit);
        QCOMPARE(diagnose(cached, {1000.0, 200.0, 50.0, 0.25}).capacity,
                 CapacityFinding::Transient);
        // Work that was left over is done: nothing is retried for it.
        QCOMPARE(diagnose({8.0, 32.0, 8.0, 0.06}, {8.0, 40.0, 8.0, 0.9}).capacity,
                 CapacityFinding::Unknown);
    }

    void whatIsMissingAndWhatContradictsIsNamed()
    {
        QCOMPARE(diagnose(usual, {{}, 25.0, {}, 0.04}).doubt,
                 std::string("edge, distinct requests not known; it can be retries, or demand "
                             "beyond capacity"));
        QCOMPARE(diagnose(usual, {4.0, 4.4, 4.0, 0.8}).doubt,
                 std::string("each request calls more often"));
        QCOMPARE(diagnose(usual, {2.0, 2.0, 2.0, 1.0}).doubt, std::string("calls fell"));
        QCOMPARE(diagnose(usual, {8.0, 8.0, {}, 0.5}).doubt,
                 std::string("distinct requests not known; success fell"));
        QVERIFY(says(diagnose(usual, {4.8, 4.8, 4.8, 1.0}), "edge: 4 → 4.8, rose by less"));
    }

    /// Evidence and verdict of any run say the same.
    void noSentenceContradictsAnother()
    {
        QVERIFY(rc::check("of any run", [] {
            const Chain::Inputs inputs{.rounds = 200,
                                       .externalDemand = 1.0 * *rc::gen::inRange(1, 16),
                                       .layers = *rc::gen::inRange(1, 4),
                                       .allowance = *rc::gen::inRange(1, 5),
                                       .interval = *rc::gen::inRange(1, 21),
                                       .capacity = *rc::gen::inRange(2, 30),
                                       .faultStart = *rc::gen::inRange(2, 150),
                                       .faultEnd = *rc::gen::inRange(2, 190),
                                       .faultCapacity = *rc::gen::inRange(0, 30)};
            const Chain::Result result = Chain::evaluate(inputs);
            const Finding finding = Chain::explain(inputs, result);
            const Verdict verdict = result.diagnosis.verdict;
            const bool again = says(result.diagnosis, "again and again");
            RC_ASSERT(!(again && result.diagnosis.isCertain() &&
                        (verdict == Verdict::Calm || verdict == Verdict::FaultWithoutRetries)));
            RC_ASSERT(!(says(result.diagnosis, "hardly any call is repeated") &&
                        verdict == Verdict::RetryStorm));
            RC_ASSERT(!(verdict == Verdict::Calm &&
                        result.diagnosis.capacity == CapacityFinding::Transient && again));
            if (result.during && result.before && verdict == Verdict::Both) {
                const bool byEdge = result.during->edge > result.before->edge;
                RC_ASSERT((finding.sentence.find("come in") != std::string::npos) == byEdge);
            }
        }));
    }

    /// A storm in which the work gets done: throttling it would only drop requests.
    void whatGetsTheWorkDoneIsNotRepaired()
    {
        const Chain::Inputs inputs{.faultCapacity = 6, .demandSteps = {{101, 101, 40.0}}};
        const Chain::Result result = Chain::evaluate(inputs);
        QCOMPARE(result.diagnosis.capacity, CapacityFinding::Transient);
        const Finding finding = Chain::explain(inputs, result);
        QVERIFY(!finding.repair);
        QCOMPARE(finding.tone, Tone::Caution);
    }

    /// Who still waits when the run ends is counted nowhere else.
    void whoStillWaitsIsCounted()
    {
        const Chain::Inputs inputs{.rounds = 150};
        const Chain::Result result = Chain::evaluate(inputs);
        const auto& series = result.series;
        std::int64_t left = 0;
        for (std::size_t at = 0; at < series.size(); ++at) {
            left += std::int64_t{series.edge[at]} - series.successes[at] - series.drops[at];
        }
        QVERIFY(left > 0);
        const Finding finding = Chain::explain(inputs, result);
        QVERIFY(std::ranges::any_of(finding.limits, [left](const Figure& figure) {
            return figure.caption == "Waiting at the end" &&
                   figure.number.starts_with(std::to_string(left) + ' ');
        }));
    }

    /// A million requests a round for ten million: no sum of calls fits a whole number.
    void theLargestSumsStayPositive()
    {
        RoundSeries series;
        const auto most = std::int64_t{4'000'000'000'000'000'000};
        series.calls = {4, most, most, most};
        series.edge = {4, 4, 4, 4};
        series.successes = {4, 1, 1, 1};
        series.drops = {0, 0, 0, 0};
        QVERIFY(figuresOf(series, 1, {2, 4}).calls > 3.9e18);
    }

    /// Where most calls fail all along, nothing grew but what waits.
    void aTroubleBeforeTheTroubleIsNoDemand()
    {
        const Chain::Inputs inputs{.capacity = 0};
        const Diagnosis diagnosis = Chain::evaluate(inputs).diagnosis;
        QCOMPARE(diagnosis.verdict, Verdict::Unknown);
        QVERIFY(diagnosis.doubt.find("most calls fail before it as well") != std::string::npos);
        QVERIFY(says(diagnosis, "each request calls no more often than before"));
        QVERIFY(!says(diagnosis, "hardly any call is repeated"));
    }

    /// A fault that is over before its requests call again.
    void retriesAfterAShortFaultAreSaid()
    {
        const Chain::Inputs inputs{.interval = 20, .faultEnd = 110, .faultCapacity = 0};
        const Finding finding = Chain::explain(inputs, Chain::evaluate(inputs));
        QCOMPARE(finding.word, std::string("fault without retries"));
        QVERIFY(finding.sentence.find("its retries come after it") != std::string::npos);
        const Chain::Inputs alone{.allowance = 1};
        const Finding without = Chain::explain(alone, Chain::evaluate(alone));
        QVERIFY(without.sentence.find("nothing makes it worse") != std::string::npos);
    }

    /// At the least a threshold can be, what has not moved has not moved.
    void thresholdsAtTheirLeastInventNothing()
    {
        const Thresholds least{1.0, 1.0, 0.0, 0.0};
        QCOMPARE(diagnose(usual, usual, least).verdict, Verdict::Calm);
        QCOMPARE(diagnose(usual, demand, least).verdict, Verdict::DemandGrew);
        QCOMPARE(diagnose(usual, storm, least).verdict, Verdict::RetryStorm);
    }

    /// What is not measured is said, and its line claims nothing.
    void missingSignalsAreSaid()
    {
        const Diagnosis diagnosis = diagnose(usual, {{}, 25.0, {}, {}});
        QVERIFY(says(diagnosis, "edge: not measured"));
        QVERIFY(says(diagnosis, "distinct: not measured"));
        QVERIFY(says(diagnosis, "success: not measured"));
        QVERIFY(says(diagnosis, "calls × success: not known"));
    }

    void evidenceHasItsFigures()
    {
        const Diagnosis diagnosis = diagnose(usual, storm, {}, {.capacity = 12.0});
        QVERIFY(says(diagnosis, "edge: 4 → 4, held"));
        QVERIFY(says(diagnosis, "calls: 4 → 25, rose"));
        QVERIFY(says(diagnosis, "distinct: 4 → 4, held: there are no new requests"));
        QVERIFY(says(diagnosis, "amplification: 1 → 6.25 calls per distinct request"));
        QVERIFY(says(diagnosis, "success: 100 % → 4 %, fell"));
        QVERIFY(says(diagnosis, "calls × success: 1 satisfied where 4 come in"));
        QVERIFY(says(diagnosis, "capacity is 3 times the usual calls"));
        QCOMPARE(diagnosis.isAffordable, std::optional(false));
    }

    /// The note's test: 25 calls satisfy as many as 4, so more calls are no use.
    void twoRegimesTellTheLimit()
    {
        const Signals none{.calls = 4.0, .success = 0.25};
        const Signals unknownEdge{.calls = 25.0, .distinct = 4.0, .success = 0.04};
        QCOMPARE(diagnose(usual, unknownEdge, {}, {.otherRegime = none}).capacity,
                 CapacityFinding::AtLimit);
        const Signals more{.calls = 25.0, .distinct = 4.0, .success = 0.15}; // 3.75 satisfied
        QCOMPARE(diagnose(usual, more, {}, {.otherRegime = none}).capacity,
                 CapacityFinding::Transient);
        const Signals same{.calls = 25.0, .success = 0.04};
        QCOMPARE(diagnose(usual, unknownEdge, {}, {.otherRegime = same}).capacity,
                 CapacityFinding::Unknown);
    }

    void thresholdsDecide()
    {
        QCOMPARE(diagnose(usual, storm, {.rise = 10.0}).verdict, Verdict::FaultWithoutRetries);
        QCOMPARE(diagnose(usual, storm, {.amplification = 7.0}).verdict, Verdict::Unknown);
        QCOMPARE(diagnose(usual, {4.0, 4.0, 4.0, 0.96}).verdict, Verdict::Calm);
        QCOMPARE(diagnose(usual, {4.0, 4.0, 4.0, 0.96}, {.successDrop = 0.02}).verdict,
                 Verdict::FaultWithoutRetries);
        QCOMPARE(diagnose(usual, {4.0, 4.0, 4.0, 0.5}, {.successDrop = 0.5}).verdict,
                 Verdict::FaultWithoutRetries); // from there on
        QCOMPARE(diagnose(usual, storm, {.reach = 0.2}).capacity, CapacityFinding::Transient);
    }

    void aRunIsDiagnosed()
    {
        const Chain::Result result = Chain::evaluate({});
        QCOMPARE(result.diagnosis.verdict, Verdict::RetryStorm);
        QCOMPARE(result.diagnosis.capacity, CapacityFinding::AtLimit);
        QVERIFY(result.diagnosis.isCertain());
        QVERIFY(says(result.diagnosis, "other retry regime: 4 calls satisfy 1, here 25 calls "
                                       "satisfy 1"));
    }

    void withoutAWindowBeforeThereIsNothingToCompare()
    {
        const Chain::Result result = Chain::evaluate({.faultStart = 1});
        QCOMPARE(result.diagnosis.verdict, Verdict::Unknown);
        QVERIFY(!result.before);
        QCOMPARE(result.recovery, std::nullopt);
        const Chain::Result none = Chain::evaluate({.rounds = 50});
        QVERIFY(!none.during && !none.after);
        QVERIFY(none.notes.front().find("there is none in the run") != std::string::npos);
        QVERIFY(none.throttling.empty());
    }

    void aClippedFaultIsSaid()
    {
        const Chain::Result late = Chain::evaluate({.rounds = 120});
        QVERIFY(late.notes.front().find("clipped to the last round, 120") != std::string::npos);
        QVERIFY(late.during && !late.after);
        const Chain::Result backwards = Chain::evaluate({.faultStart = 150, .faultEnd = 120});
        QVERIFY(backwards.notes.front().find("round 150 alone") != std::string::npos);
    }

    /// With two attempts of each layer it is a storm as well.
    void theRepairIsTheLargestAllowanceWithoutAStorm()
    {
        const Finding finding = Chain::explain({}, Chain::evaluate({}));
        QVERIFY(finding.repair.has_value());
        QCOMPARE(finding.repair->value, Value(1.0));
        QVERIFY(finding.repair->meaning.find("180 requests more") != std::string::npos);
        QCOMPARE(finding.tone, Tone::Failing);
        const Finding calm =
            Chain::explain({.faultCapacity = 12}, Chain::evaluate({.faultCapacity = 12}));
        QVERIFY(!calm.repair);
        QCOMPARE(calm.word, std::string("calm"));
    }

    void aRepairEndsTheStorm()
    {
        QVERIFY(rc::check("and the next larger allowance does not", [] {
            Chain::Inputs inputs{.rounds = 200,
                                 .externalDemand = 1.0 * *rc::gen::inRange(1, 12),
                                 .layers = *rc::gen::inRange(1, 4),
                                 .allowance = *rc::gen::inRange(2, 5),
                                 .interval = *rc::gen::inRange(1, 6),
                                 .capacity = *rc::gen::inRange(4, 30),
                                 .faultStart = 51,
                                 .faultEnd = 90,
                                 .faultCapacity = *rc::gen::inRange(0, 10)};
            const auto found = [&] {
                return Chain::explain(inputs, Chain::evaluate(inputs));
            };
            const Finding finding = found();
            if (!finding.repair) {
                const bool isStorm = finding.tone == Tone::Failing;
                inputs.allowance = 1;
                RC_ASSERT(!isStorm || found().tone == Tone::Failing);
                return;
            }
            const int before = inputs.allowance;
            inputs.allowance = static_cast<int>(numberOf(finding.repair->value));
            RC_ASSERT(inputs.allowance < before);
            RC_ASSERT(found().tone != Tone::Failing);
            ++inputs.allowance;
            RC_ASSERT(found().tone == Tone::Failing);
        }));
    }
};

QTEST_GUILESS_MAIN(ChainDiagnosisTest)
#include "tst_chain_diagnosis.moc"
