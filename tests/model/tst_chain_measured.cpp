// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/fit.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::chain;

namespace {

/// What a dependency's metrics would show of a run, a row for a round.
Metrics metricsOf(const Chain::Inputs& inputs)
{
    const RoundSeries series = runRounds(inputs.setup());
    Metrics metrics;
    for (std::size_t at = 0; at < series.size(); ++at) {
        metrics.seconds.push_back(1e9 + 60.0 * static_cast<double>(at));
        metrics.edge.push_back(series.edge[at]);
        metrics.calls.push_back(static_cast<double>(series.calls[at]));
        metrics.successes.push_back(series.successes[at]);
    }
    return metrics;
}

Chain::Inputs growth() { return {.faultCapacity = 12, .demandSteps = {{101, 160, 8.0}}}; }

} // namespace

class ChainMeasuredTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same rise of calls, and two causes: each is told, from a window that is found.
    void aStormIsToldFromDemand()
    {
        const Metrics grew = metricsOf(growth());
        const RowRange rise = largestChange(grew);
        QCOMPARE(rise, (RowRange{100, 160}));
        QCOMPARE(diagnoseMeasured(grew, windowsAround(rise, grew.size())).verdict,
                 Verdict::DemandGrew);

        const Metrics storm = metricsOf({});
        const RowRange trouble = largestChange(storm);
        QCOMPARE(trouble, (RowRange{100, 160}));
        const Diagnosis diagnosis =
            diagnoseMeasured(storm, windowsAround(trouble, storm.size()), {}, 12.0);
        QCOMPARE(diagnosis.verdict, Verdict::RetryStorm);
        QCOMPARE(diagnosis.capacity, CapacityFinding::AtLimit);
        QVERIFY(!diagnosis.isCertain()); // distinct requests were not measured
    }

    /// Calls hold and success falls: the window is that of the failures.
    void aFaultWithoutRetriesIsFoundByItsFailures()
    {
        const Metrics metrics = metricsOf({.allowance = 1});
        const RowRange trouble = largestChange(metrics);
        QCOMPARE(trouble, (RowRange{100, 160}));
        QCOMPARE(diagnoseMeasured(metrics, windowsAround(trouble, metrics.size())).verdict,
                 Verdict::FaultWithoutRetries);
    }

    void whereNothingStandsOutItIsCalm()
    {
        Metrics metrics;
        for (int row = 0; row < 60; ++row) {
            metrics.seconds.push_back(row);
            metrics.calls.push_back(0.1); // whose mean is not quite itself
        }
        QVERIFY(largestChange(metrics).isEmpty());
        QCOMPARE(diagnoseMeasured(metrics, windowsAround({}, 60)).verdict, Verdict::Calm);
    }

    /// A file that begins in the trouble is compared with what follows.
    void troubleAtTheBeginningIsTold()
    {
        Metrics metrics;
        for (int row = 0; row < 60; ++row) {
            metrics.seconds.push_back(row);
            metrics.edge.push_back(4.0);
            metrics.calls.push_back(row < 20 ? 25.0 : 4.0);
            metrics.successes.push_back(row < 20 ? 1.0 : 4.0);
        }
        const RowRange trouble = largestChange(metrics);
        QCOMPARE(trouble, (RowRange{0, 20}));
        const Diagnosis diagnosis = diagnoseMeasured(metrics, windowsAround(trouble, 60));
        QCOMPARE(diagnosis.verdict, Verdict::RetryStorm);
        QVERIFY(!diagnosis.isCertain());
    }

    void whatIsNotMeasuredIsAbsent()
    {
        const Metrics metrics{.seconds = {0.0, 60.0}, .calls = {4.0, 6.0}};
        const Signals signals = signalsOver(metrics, {0, 2});
        QCOMPARE(signals.calls, std::optional(5.0));
        QVERIFY(!signals.edge && !signals.distinct && !signals.success);
        QVERIFY(!signalsOver(metrics, {1, 1}).calls);
        const Metrics silent{.seconds = {0.0}, .calls = {0.0}, .successes = {0.0}};
        QVERIFY(!signalsOver(silent, {0, 1}).success);
        QVERIFY(largestChange({}).isEmpty());
        QVERIFY(largestChange(silent).isEmpty());
        QCOMPARE(diagnoseMeasured(metrics, windowsAround({0, 2}, 2)).verdict, Verdict::Unknown);
    }

    /// What was made by a run is fitted back to it.
    void aRunIsFittedBack()
    {
        const Chain::Inputs storm{.externalDemand = 4.5, .capacity = 14, .faultCapacity = 2};
        const Metrics metrics = metricsOf(storm);
        const Chain::Inputs start{.allowance = 2};
        const Fit found = fitted(start, metrics, windowsAround({100, 160}, 400));
        const Chain::Inputs& fit = found.inputs;
        QCOMPARE(fit.externalDemand, 4.5);
        QCOMPARE(fit.capacity, 14);
        QCOMPARE(fit.faultCapacity, 2);
        QCOMPARE(fit.faultStart, 101);
        QCOMPARE(fit.faultEnd, 160);
        QCOMPARE(fit.rounds, 400);
        QCOMPARE(fit.allowance, 2); // not measured
        QVERIFY(found.notes.empty());
    }

    /// A rise of what comes in becomes a step of demand, in place of those there were.
    void growthIsFittedAsAStepOfDemand()
    {
        const Metrics metrics = metricsOf(growth());
        const Chain::Inputs start{.faultCapacity = 3, .demandSteps = {{1, 9, 99.0}}};
        const Fit fit = fitted(start, metrics, windowsAround(largestChange(metrics), 400));
        QCOMPARE(fit.inputs, growth());
        QCOMPARE(Chain::evaluate(fit.inputs).diagnosis.verdict, Verdict::DemandGrew);
        QCOMPARE(fit.notes.size(), std::size_t{1}); // nothing failed: capacity is a guess
        QVERIFY(fit.notes.front().find("at least 8") != std::string::npos);
        QCOMPARE(fitted(start, metricsOf({}), windowsAround({100, 160}, 400)).inputs.demandSteps,
                 std::vector<DemandStep>());
    }

    /// A service with room to spare shows nothing of its limit.
    void aCapacityThatWasNeverReachedIsToldToBeAGuess()
    {
        const Chain::Inputs roomy{.allowance = 1, .capacity = 50, .faultCapacity = 2};
        const Metrics metrics = metricsOf(roomy);
        const Fit fit = fitted({.capacity = 20}, metrics, windowsAround({100, 160}, 400));
        QCOMPARE(fit.inputs.capacity, 20);
        QCOMPARE(fit.inputs.faultCapacity, 2);
        QVERIFY(fit.notes.front().find("at least 4, and 20 is a guess") != std::string::npos);
    }

    /// Retries of a fault that is shorter than their interval would come after it.
    void theIntervalFitsTheTrouble()
    {
        const Fit fit = fitted({.interval = 4}, metricsOf({.interval = 1, .faultEnd = 112}),
                               windowsAround({100, 112}, 400));
        QCOMPARE(fit.inputs.interval, 1);
        QVERIFY(fit.notes.back().find("12 rows") != std::string::npos);
        QCOMPARE(Chain::evaluate(fit.inputs).diagnosis.verdict, Verdict::RetryStorm);
    }

    /// The note's own test, where the first says nothing: more calls that satisfy no more.
    void anotherRegimeTellsTheCapacityLimit()
    {
        Metrics metrics;
        for (int row = 0; row < 90; ++row) {
            const bool isTrouble = row >= 20 && row < 40;
            const bool isOther = row >= 60 && row < 80;
            metrics.seconds.push_back(row);
            metrics.calls.push_back(isTrouble ? 25.0 : isOther ? 10.0 : 4.0);
            metrics.successes.push_back(isTrouble || isOther ? 1.0 : 4.0);
        }
        MeasuredWindows windows = windowsAround({20, 40}, 90);
        QCOMPARE(diagnoseMeasured(metrics, windows).capacity, CapacityFinding::Unknown);
        windows.otherRegime = {60, 80};
        QCOMPARE(diagnoseMeasured(metrics, windows).capacity, CapacityFinding::AtLimit);
        for (int row = 60; row < 80; ++row) {
            metrics.successes[static_cast<std::size_t>(row)] = 0.4;
        }
        QCOMPARE(diagnoseMeasured(metrics, windows).capacity, CapacityFinding::Transient);
        QCOMPARE(measuredWindows(metrics, windows).rows.size(), std::size_t{4});
    }

    /// Nothing was at fault: the run of what was fitted is calm as well.
    void calmIsFittedAsCalm()
    {
        const Metrics metrics = metricsOf({.faultCapacity = 12});
        const Fit fit = fitted({.demandSteps = {{5, 9, 80.0}}}, metrics,
                               windowsAround(largestChange(metrics), metrics.size()));
        QCOMPARE(Chain::evaluate(fit.inputs).diagnosis.verdict, Verdict::Calm);
        QVERIFY(fit.inputs.demandSteps.empty());
    }

    /// How layers retry is in no metrics: a run that comes to another verdict is told.
    void aRunOfAnotherVerdictIsTold()
    {
        const Metrics metrics = metricsOf({.allowance = 1});
        const Fit fit = fitted({}, metrics, windowsAround({100, 160}, 400));
        QVERIFY(std::ranges::any_of(fit.notes, [](const std::string& note) {
            return note.find("is retry storm, what was measured fault without retries") !=
                   std::string::npos;
        }));
    }

    void fitsStayWithinTheRanges()
    {
        const Metrics huge{.seconds = {0.0, 1.0},
                           .calls = {1e12, 1e12},
                           .edge = {1e12, 1e12},
                           .successes = {1e12, 1e12}};
        const Chain::Inputs fit = fitted({}, huge, windowsAround({1, 2}, 2)).inputs;
        QCOMPARE(fit.externalDemand, 1e6);
        QCOMPARE(fit.capacity, 1'000'000);
        const Metrics alone{.seconds = {0.0}, .calls = {3.0}};
        const Fit kept = fitted({}, alone, windowsAround({}, 1));
        QCOMPARE(kept.inputs, Chain::Inputs{.rounds = 1});
        QCOMPARE(kept.notes.size(), std::size_t{2}); // neither demand nor success
    }
};

QTEST_GUILESS_MAIN(ChainMeasuredTest)
#include "tst_chain_measured.moc"
