// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/workspace_limit.h"
#include "tests/model/storm_fixture.h"

#include <QTest>

#include <cmath>
#include <tuple>

using namespace stormglass;
using namespace stormglass::reconnect;

class PresenceLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noMoreThanTheRateAndOneRequestPassAWorkspacesLimit()
    {
        for (const double fanout : {0.0, 0.2}) {
            StormSetup setup = cutOff(500, 40);
            setup.members = 500; // one workspace
            setup.eventFanout = fanout;
            setup.presenceTimeout = 3.0;
            setup.presenceTries = 3;
            setup.limitPerWorkspace = 2000.0;
            const auto passed = passedIn(setup);
            QVERIFY(passed.size() > 100);
            const double burst = burstOf(passed, setup.limitPerWorkspace);
            QVERIFY(burst <= 500.0 + 1e-6);
            QVERIFY(burstOf(passed, 0.9 * setup.limitPerWorkspace) > burst);
        }
    }

    /// Parts of a second's lookups, or a 64th of all; what is asked again after a time-out as well.
    void aConnectionsLimitHoldsForEachFetchAndItsRepeats()
    {
        for (const auto& [members, rate, parts] :
             {std::tuple{1600, 100.0, 16}, std::tuple{1600, 3200.0, 1},
              std::tuple{6400, 1.0, 64}}) {
            StormSetup setup = cutOff(1, members);
            setup.limitPerConnection = rate;
            setup.duration = 1e5;
            setup.bin = 1e4;
            const auto passed = passedIn(setup);
            QCOMPARE(std::ssize(passed), parts);
            QVERIFY(burstOf(passed, rate) <= std::ceil(1.0 * members / parts) + 1e-6);
            QVERIFY(std::abs(passed.back().time - (members - members / parts) / rate) < 1e-6);
            setup.presence = PresenceSync::Deferred; // which keeps the connection
            setup.presenceRate = 0.1 * rate;
            setup.presenceTimeout = 2.0;
            setup.presenceTries = 3;
            const auto repeated = passedIn(setup);
            QVERIFY(std::ssize(repeated) > parts);
            QVERIFY(burstOf(repeated, rate) <= std::ceil(1.0 * members / parts) + 1e-6);
        }
    }

    /// Each workspace's clients are its own, whatever the number of gateways.
    void everyWorkspaceHasItsLimit()
    {
        StormSetup setup = cutOff(1000, 10);
        setup.gateways = 100;
        setup.restarting = 100;
        setup.limitPerWorkspace = 10.0; // a fetch a second, of ten in each of a hundred workspaces
        const StormSummary summary = runStorm(setup).summary;
        QVERIFY(summary.presence99.value_or(0.0) > 8.0 && summary.presence99.value_or(99.0) < 9.5);
        const auto passed = passedIn(setup);
        QVERIFY(burstOf(passed, 1000.0) <= 1000.0 + 1e-6);
    }

    void deadRequestsDoNotPileUp()
    {
        WorkspaceLimit limit(1.0);
        limit.pass(0.0, 1);
        std::size_t looked = 0;
        for (int request = 0; request < 100'000; ++request) {
            limit.forget([&looked](const LookupRequest&) {
                ++looked;
                return true;
            });
            limit.wait({.client = 1});
        }
        QVERIFY(looked > 90'000 && looked < 200'000);
    }
};

QTEST_APPLESS_MAIN(PresenceLimitsTest)

#include "tst_presence_limits.moc"
