// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The thirteen tests the note ships with its program, restated on ours: each claim under its
// original name.

#include "model/amplification/observed_rate.h"
#include "model/amplification/retry_loop.h"

#include <QTest>

#include <algorithm>

using namespace stormglass::amplification;

namespace {

Load load(double events, double calls) { return {events, calls, 0.05, 50.0}; }

} // namespace

class NoteTests : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theAmplificationIsBoundedAtFourDeliveries()
    {
        QCOMPARE(deliveriesPerEvent(1.0), 4.0);
        QCOMPARE(deliveriesPerEvent(0.0), 1.0);
    }

    void theExpansionIsACliffRatherThanASlope()
    {
        QVERIFY(deliveriesPerEvent(0.05) < 1.06);
        QVERIFY(deliveriesPerEvent(0.4) > 1.6);
        QVERIFY(deliveriesPerEvent(0.8) > 2.9);
        // The note's prose says 1.7 and 3.4 here; its code, which wins, says this.
        QCOMPARE(deliveriesPerEvent(0.4), 1.624);
        QCOMPARE(deliveriesPerEvent(0.8), 2.952);
    }

    void aSaturatedHandlerHasNothingRefusedYet()
    {
        const Demand state = demand(load(40, 1));
        QVERIFY(state.verdict == DemandVerdict::Saturated);
        QVERIFY(state.sharePercent > 80.0);
        QCOMPARE(state.throttledFraction, 0.0);
    }

    void threeCallsOnTheSameTrafficIsOverTheSameBudget()
    {
        const Demand state = demand(load(40, 3));
        QVERIFY(state.verdict == DemandVerdict::OverBudget);
        QVERIFY(state.callsPerMinute > 50.0);
        QVERIFY(state.throttledFraction > 0.5);
    }

    void theThrottledFractionIsWhatFeedsTheLoop()
    {
        QVERIFY(demand(load(40, 3)).throttledFraction > demand(load(40, 2)).throttledFraction);
    }

    void theSameTrafficIsStableAtOneCallAndCollapsesAtThree()
    {
        QVERIFY(converge(load(40, 1)).verdict == LoopVerdict::Stable);
        QVERIFY(converge(load(40, 3)).verdict == LoopVerdict::Collapsed);
    }

    void aStableLoopKeepsTheMissRateItStartedWith()
    {
        const Loop loop = converge(load(40, 1));
        QCOMPARE(loop.missRate, 0.05);
        QCOMPARE(loop.rounds, 1);
    }

    void theCollapsedLoopStillHasAFixedPoint()
    {
        const Loop loop = converge(load(40, 3));
        QCOMPARE(loop.path.front(), 0.05);
        QVERIFY(std::ranges::is_sorted(loop.path));
        QVERIFY(loop.missRate > 0.9 && loop.missRate < 0.95);
        QVERIFY(loop.deliveriesPerEvent > 3.5);
    }

    void enoughLoadSettlesAboveTheRateThatGetsYouSwitchedOff()
    {
        const Loop loop = converge(load(200, 5));
        QVERIFY(loop.verdict == LoopVerdict::Disabling);
        QVERIFY(loop.missRate >= 0.95);
        QVERIFY(meaning(loop).find("switched off") != std::string::npos);
    }

    void theLadderIsReadOffTheFixedPointNotTheJourney()
    {
        QVERIFY(settleVerdict(0.05, 0.05) == LoopVerdict::Stable);
        QVERIFY(settleVerdict(0.3, 0.05) == LoopVerdict::Elevated);
        QVERIFY(settleVerdict(0.7, 0.05) == LoopVerdict::Collapsed);
        QVERIFY(settleVerdict(0.96, 0.05) == LoopVerdict::Disabling);
    }

    void zeroTrafficCannotFeedBack()
    {
        QVERIFY(converge(load(0, 10)).verdict == LoopVerdict::Stable);
    }

    void aRateNeedsTwoMessagesAndASpan()
    {
        QCOMPARE(observedRate({}).perMinute, 0.0);
        QCOMPARE(observedRate({1735689600.0001}).count, 1);
        const ObservedRate same = observedRate({1735689600.0001, 1735689600.0001});
        QCOMPARE(same.perMinute, 0.0);
        QVERIFY(same.note.find("shares a timestamp") != std::string_view::npos);
    }

    void theMeasuredRateIsReportedAsAFloor()
    {
        const ObservedRate rate = observedRate({1735689600.0001, 1735689630.0001, 1735689660.0001});
        QCOMPARE(rate.spanSeconds, 60.0);
        QCOMPARE(rate.perMinute, 3.0);
        QVERIFY(rate.note.find("floor") != std::string_view::npos);
    }
};

QTEST_GUILESS_MAIN(NoteTests)
#include "tst_note_tests.moc"
