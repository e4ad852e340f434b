// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/retry_loop.h"
#include "model/core/rounding.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace stormglass;
using namespace stormglass::amplification;

namespace {

double between(double minimum, double maximum)
{
    const int step = *rc::gen::inRange(0, 1'000'001);
    return minimum + (maximum - minimum) * step / 1e6;
}

Load anyLoad()
{
    return {.eventsPerMinute = std::pow(10.0, between(-2.0, 4.0)),
            .callsPerEvent = between(0.0, 12.0),
            .missRate = between(0.0, 1.0),
            .tierPerMinute = between(1.0, 600.0),
            .maxRetries = *rc::gen::inRange(0, 11)};
}

/// The walk written a second way: decimal text for rounding, Horner for the sum, no clamping needed
/// within the ranges drawn.
std::vector<double> plainWalk(const Load& load, int rounds)
{
    const double base = std::min(load.missRate, 0.99);
    std::vector<double> path{roundDecimalsByText(base, 4)};
    double p = base;
    for (int round = 0; round < rounds; ++round) {
        double power = 1.0;
        double sum = 1.0;
        for (int retry = 1; retry <= load.maxRetries; ++retry) {
            power = power * p;
            sum = sum + power;
        }
        const double calls =
            load.eventsPerMinute * roundDecimalsByText(sum, 4) * load.callsPerEvent;
        const double refused = calls > load.tierPerMinute
                                   ? roundDecimalsByText(1.0 - load.tierPerMinute / calls, 4)
                                   : 0.0;
        const double next = std::min(base + refused, 0.99);
        path.push_back(roundDecimalsByText(next, 4));
        if (std::abs(next - p) < 0.001) {
            break;
        }
        p = next;
    }
    return path;
}

} // namespace

class RetryLoopProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walkEqualsItsSecondDerivation()
    {
        QVERIFY(rc::check([] {
            const Load load = anyLoad();
            const int rounds = *rc::gen::inRange(1, 40);
            RC_ASSERT(converge(load, rounds).path == plainWalk(load, rounds));
        }));
    }

    void walkFromBelowNeverTurnsBack()
    {
        QVERIFY(rc::check([] {
            const Loop loop = converge(anyLoad());
            RC_ASSERT(std::ranges::is_sorted(loop.path));
            RC_ASSERT(loop.missRate >= 0.0 && loop.missRate <= missRateCap);
            RC_ASSERT(loop.rounds == static_cast<int>(loop.path.size()) - 1);
        }));
    }

    void deliveriesStayBetweenOneAndTheCeiling()
    {
        QVERIFY(rc::check([] {
            const double p = between(0.0, 1.0);
            const int retries = *rc::gen::inRange(0, 11);
            const double d = deliveriesPerEvent(p, retries);
            RC_ASSERT(d >= 1.0 && d <= 1.0 + retries);
            // Closed form of the geometric sum, away from its removable singularity.
            if (p < 0.99) {
                const double closed = (1.0 - std::pow(p, retries + 1)) / (1.0 - p);
                RC_ASSERT(std::abs(d - closed) < 0.5001e-4);
            }
        }));
    }

    void refusedCallsAreWhatExceedsTheBudget()
    {
        QVERIFY(rc::check([] {
            const Load load = anyLoad();
            const Demand state = demand(load);
            const double demanded =
                load.eventsPerMinute * load.callsPerEvent * state.deliveriesPerEvent;
            const double granted = demanded * (1.0 - state.throttledFraction);
            RC_ASSERT((state.throttledFraction == 0.0) ==
                      (demanded <= load.tierPerMinute * 1.00005));
            RC_ASSERT(granted <= load.tierPerMinute + 0.51e-4 * demanded);
            RC_ASSERT((state.verdict == DemandVerdict::OverBudget) ==
                      (demanded > load.tierPerMinute));
        }));
    }

    void functionsAreTotal()
    {
        for (const double events : {-1e9, -0.0, 0.0, 1e-300, 1e7, 1e300}) {
            for (const double calls : {-5.0, 0.0, 1e4, 1e300}) {
                for (const double p : {-1.0, 0.0, 0.5, 0.99, 1.0, 2.0}) {
                    for (const double tier : {-7.0, 0.0, 1.0, 1e6}) {
                        const Loop loop = converge({events, calls, p, tier});
                        QVERIFY(loop.missRate >= 0.0 && loop.missRate <= 0.99);
                        QVERIFY(!std::isnan(demand({events, calls, p, tier}).throttledFraction));
                    }
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(RetryLoopProperties)
#include "tst_retry_loop_properties.moc"
