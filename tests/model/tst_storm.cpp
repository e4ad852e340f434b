// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/random.h"
#include "model/core/statistics.h"
#include "model/reconnect/reconnect.h"
#include "tests/model/plain_storm.h"
#include "tests/model/storm_fixture.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numeric>

using namespace stormglass;
using namespace stormglass::reconnect;

namespace {

StormSetup incident() { return Reconnect::Inputs{}.setup(); }

int whole(Random& random, int from, int to)
{
    return from + static_cast<int>(random.uniform() * (to - from + 1));
}

template <class T>
T oneOf(Random& random, std::initializer_list<T> all)
{
    return all.begin()[whole(random, 0, static_cast<int>(all.size()) - 1)];
}

/// A system small enough for the plain simulation, loaded enough that things go wrong. Odd
/// fractions keep times of different things apart.
StormSetup smallSystem(std::uint64_t seed)
{
    Random random(seed);
    const int gateways = whole(random, 1, 4);
    return {
        .clients = whole(random, gateways, 30),
        .members = whole(random, 1, 8),
        .gateways = gateways,
        .restarting = whole(random, 0, gateways),
        .connectRate = random.uniform(3.1, 300.7),
        .eventRate = random.uniform(1.3, 200.9),
        .gatewayLimit = random.uniform(0.7, 15.3),
        .gatewayBoot = random.uniform(0.0131, 1.0171),
        .presenceRate = random.uniform(2.3, 60.1),
        .presenceQueue = std::floor(random.uniform(1.0, 300.0)),
        .presenceTimeout = random.uniform(0.0537, 1.0191),
        .presenceTries = whole(random, 1, 3),
        .eventFanout = oneOf(random, {0.0, random.uniform(), 1.0}),
        .backoff = oneOf(random, {Backoff::None, Backoff::Fixed, Backoff::Exponential}),
        .backoffSpan = {random.uniform(0.1173, 1.0139), random.uniform(1.1, 5.0)},
        .batchWindow = oneOf(random, {0.0, 0.0, 0.25}),
        .presence = oneOf(random, {PresenceSync::Eager, PresenceSync::Eager, PresenceSync::Deferred,
                                   PresenceSync::Off}),
        .drain = oneOf(random, {0.0, 0.0, random.uniform(0.3, 3.0)}),
        .duration = random.uniform(2.0, 12.0),
    };
}

} // namespace

class StormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutFeedbackExactlyKTimesNLookupsInTheFirstInstant()
    {
        for (const auto& [clients, members] :
             {std::pair{37, 11}, std::pair{370, 11}, std::pair{37, 110}, std::pair{370, 110}}) {
            const StormSetup setup = cutOff(clients, members);
            const StormOutcome outcome = runStorm(setup);
            QCOMPARE(outcome.summary.totalRequests, static_cast<double>(clients * members));
            QCOMPARE(outcome.series.presenceRequests.front(), outcome.summary.totalRequests);
            QCOMPARE(outcome.summary.gatewaysRestarted, 1);
            QCOMPARE(outcome.summary.repeated + outcome.summary.refreshes, 0.0);
            for (const Passed& passed : passedIn(setup)) {
                QVERIFY(passed.time < 1e-6);
            }
        }
    }

    /// A client whose attempt falls on the moment that its gateway is up is not refused.
    void whoComesWhenTheGatewayIsUpIsAccepted()
    {
        StormSetup setup = cutOff(10, 1);
        setup.gatewayBoot = 10.0;
        for (const Backoff policy : {Backoff::None, Backoff::Fixed}) {
            setup.backoff = policy;
            const double back = runStorm(setup).summary.receiving99.value_or(0.0);
            QVERIFY2(std::abs(back - 10.0) < 1e-3, qPrintable(QString::number(back)));
        }
    }

    /// Whatever the moment at which the gateway is up.
    void connectsBeyondTheLimitRestartAtOnce()
    {
        for (const double boot : {10.0, 10.003, 10.0099}) {
            StormSetup setup = cutOff(2000, 1);
            setup.duration = 95.0;
            setup.connectRate = 100'000.0;
            setup.gatewayLimit = 1000.0;
            setup.gatewayBoot = boot;
            const StormSummary summary = runStorm(setup).summary;
            QCOMPARE(summary.gatewaysRestarted, 10);
            QCOMPARE(summary.cascadeDepth, 9);
        }
    }

    void longWaitsCanBeStopped()
    {
        StormSetup setup = cutOff(2000, 1);
        setup.backoff = Backoff::Fixed;
        setup.backoffSpan = {0.01, 0.01};
        setup.gatewayBoot = 86'400.0;
        setup.duration = 86'400.0;
        setup.bin = 3600.0;
        std::stop_source source;
        int told = 0;
        const StormOutcome stopped = runStorm(setup, source.get_token(), [&](double) {
            if (++told == 3) {
                source.request_stop();
            }
        });
        QVERIFY(stopped.partial);
    }

    void batchedEventsFanOutOncePerWindow()
    {
        StormSetup setup = incident();
        setup.batchWindow = 0.5;
        const StormOutcome batched = runStorm(setup);
        QVERIFY(batched.summary.emissions >= 3);
        QVERIFY(static_cast<double>(batched.summary.emissions) <=
                std::ceil(setup.duration / setup.batchWindow));
        // All of them would be more than a gateway passes on.
        QVERIFY(batched.summary.gatewaysRestarted == 1);
    }

    void theIncidentCascadesAndWithBackoffAndJitterItDoesNot()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            StormSetup setup = incident();
            setup.duration = 100.0;
            setup.seed = seed;
            QVERIFY(runStorm(setup).summary.gatewaysRestarted > 50);
            for (const Backoff policy :
                 {Backoff::EqualJitter, Backoff::FullJitter, Backoff::Decorrelated}) {
                setup.backoff = policy;
                const StormSummary summary = runStorm(setup).summary;
                QCOMPARE(summary.gatewaysRestarted, 1);
                QCOMPARE(summary.repeated, 0.0);
                QVERIFY(summary.receiving99.value_or(99.0) < 40.0);
            }
        }
    }

    void stalenessIsTheTimeWithoutFreshPresenceAndHalfAWindow()
    {
        StormSetup setup = cutOff(10, 1);
        setup.presence = PresenceSync::Off;
        setup.batchWindow = 3.0;
        QCOMPARE(runStorm(setup).summary.staleness, 100.0); // no event is sent, none is late
        setup.presence = PresenceSync::Eager;
        QVERIFY(std::abs(runStorm(setup).summary.staleness - 1.5) < 1e-3);
        setup.batchWindow = 0.0;
        setup.gateways = 2; // half of the clients are away until it has booted
        setup.gatewayBoot = 20.0;
        QVERIFY(std::abs(runStorm(setup).summary.staleness - 10.0) < 1e-3);
        setup.gateways = 1;
        setup.gatewayBoot = 1000.0;
        setup.batchWindow = 3.0;
        QCOMPARE(runStorm(setup).summary.staleness, setup.duration);
    }

    void ninetyNinePercentAreReachedForGood()
    {
        LastRise rise(99.0, 100.0);
        QCOMPARE(rise.since(), std::optional(0.0));
        rise.told(1.0, 98.0);
        QVERIFY(!rise.since());
        rise.told(2.0, 99.0);
        QCOMPARE(rise.since(), std::optional(2.0));
        rise.told(3.0, 99.0);
        QCOMPARE(rise.since(), std::optional(2.0));
        rise.told(4.0, 98.9);
        rise.told(5.0, 100.0);
        QCOMPARE(rise.since(), std::optional(5.0));
    }

    void sameSeedSameOutcomeOtherSeedSameStatistics()
    {
        StormSetup setup = incident();
        setup.backoff = Backoff::EqualJitter;
        setup.duration = 60.0;
        QCOMPARE(runStorm(setup), runStorm(setup));
        RunningMoments first;
        RunningMoments second;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            setup.seed = seed;
            (seed <= 20 ? first : second).add(runStorm(setup).summary.staleness);
        }
        QVERIFY(first.variance() > 0.0);
        QVERIFY(std::abs(first.mean() - second.mean()) <
                5.0 * std::hypot(first.standardError(), second.standardError()));
    }

    /// Clients that open their sidebars at a constant rate make the backend an M/D/1 queue; what
    /// waits there is in the mean ρ/2(1−ρ) fetches, by Pollaczek and Khinchine.
    void withoutFeedbackTheBackendIsAnMD1Queue()
    {
        constexpr double load = 0.6;
        constexpr int members = 100;
        RunningMoments runs;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            StormSetup setup = cutOff(200'000, members);
            setup.presence = PresenceSync::Lazy;
            setup.sidebarDelay = 200'000.0; // one a second
            setup.presenceRate = members / load;
            setup.duration = 1000.0;
            setup.bin = 0.25;
            setup.seed = seed;
            const auto queue = runStorm(setup).series.backendQueue;
            runs.add(std::accumulate(queue.begin(), queue.end(), 0.0) /
                     static_cast<double>(queue.size()) / members);
        }
        const double expected = load / (2.0 * (1.0 - load));
        QVERIFY2(std::abs(runs.mean() - expected) < 5.0 * runs.standardError(),
                 qPrintable(QString::number(runs.mean())));
        QVERIFY(runs.standardError() < 0.03 * expected);
    }

    void aPlainSimulationAgrees()
    {
        int cascades = 0;
        int repeats = 0;
        for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
            const StormSetup setup = smallSystem(seed);
            const StormOutcome outcome = runStorm(setup);
            PlainStorm plain(setup);
            plain.run();
            const StormSummary& summary = outcome.summary;
            QVERIFY2(summary.gatewaysRestarted == plain.restarts,
                     qPrintable(QString::number(seed)));
            QVERIFY2(summary.totalRequests == static_cast<double>(plain.requests),
                     qPrintable(QString::number(seed)));
            QVERIFY2(summary.repeated == static_cast<double>(plain.repeated),
                     qPrintable(QString::number(seed)));
            QVERIFY2(summary.refreshes == static_cast<double>(plain.refreshes),
                     qPrintable(QString::number(seed)));
            QVERIFY2(summary.failures == plain.failures, qPrintable(QString::number(seed)));
            QCOMPARE(summary.cascadeDepth, plain.deepest);
            QVERIFY(outcome.series.connected.back() == static_cast<double>(plain.connected()));
            QVERIFY(outcome.series.receiving.back() == static_cast<double>(plain.receiving()));
            QVERIFY(outcome.series.withPresence.back() ==
                    static_cast<double>(plain.withPresence()));
            cascades += summary.gatewaysRestarted > setup.restarting ? 1 : 0;
            repeats += summary.repeated > 0.0 ? 1 : 0;
        }
        QVERIFY(cascades > 300);
        QVERIFY(repeats > 300);
    }

    void countsAddUp()
    {
        for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
            Random random(~seed);
            StormSetup setup = smallSystem(seed);
            setup.backoff = oneOf(random, {Backoff::EqualJitter, Backoff::FullJitter,
                                           Backoff::Decorrelated, Backoff::None});
            setup.presence = oneOf(random, {PresenceSync::Eager, PresenceSync::Deferred,
                                            PresenceSync::Lazy, PresenceSync::Off});
            setup.sidebarShare = 0.5;
            setup.sidebarDelay = 1.0;
            setup.limitPerConnection = oneOf(random, {0.0, 30.0});
            setup.limitPerWorkspace = oneOf(random, {0.0, 50.0});
            const StormOutcome outcome = runStorm(setup);
            const StormSeries& series = outcome.series;
            const auto sum = [](const std::vector<double>& values) {
                return std::accumulate(values.begin(), values.end(), 0.0);
            };
            QVERIFY(series.time.size() == setup.bins().count());
            QVERIFY(sum(series.presenceRequests) == outcome.summary.totalRequests);
            QVERIFY(sum(series.gatewayRestarts) ==
                    static_cast<double>(outcome.summary.gatewaysRestarted));
            for (std::size_t bin = 0; bin < series.time.size(); ++bin) {
                QVERIFY(series.connected[bin] <= static_cast<double>(setup.clients));
                QVERIFY(series.receiving[bin] <= series.connected[bin]);
                QVERIFY(series.withPresence[bin] <= series.receiving[bin]);
                QVERIFY(series.backendQueue[bin] >= 0.0);
                QVERIFY(series.backendQueue[bin] <= setup.presenceQueue + 1.0 + 1e-6);
            }
        }
    }

    void aStopLeavesWhatWasRun()
    {
        std::stop_source source;
        StormSetup setup = incident();
        const StormOutcome stopped = runStorm(setup, source.get_token(), [&source](double done) {
            if (done > 0.3) {
                source.request_stop();
            }
        });
        QVERIFY(stopped.partial);
        const std::size_t run = stopped.series.time.size();
        QVERIFY(run > 100 && run < 500);
        const StormOutcome whole = runStorm(setup);
        QVERIFY(!whole.partial);
        QVERIFY(std::equal(stopped.series.presenceRequests.begin(),
                           stopped.series.presenceRequests.end(),
                           whole.series.presenceRequests.begin()));
    }
};

QTEST_APPLESS_MAIN(StormTest)

#include "tst_storm.moc"
