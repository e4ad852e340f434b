// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/method_budget.h"

#include <QTest>

using namespace stormglass::amplification;

class MethodBudgetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutRowsItIsThePlainPair()
    {
        const MethodBudget plain = bindingMethod({3.0, 50.0}, {});
        QCOMPARE(plain.calls, 3.0);
        QCOMPARE(plain.tier, 50.0);
    }

    void theHardestBinds()
    {
        const std::vector<MethodRow> rows{{"chat.update", 1.0}, {"users.info", 3.0}};
        QCOMPARE(bindingMethod({1.0, 50.0}, rows).calls, 3.0);
        QCOMPARE(bindingMethod({1.0, 50.0}, rows).tier, 100.0); // Tier 4's floor
    }

    /// Of equals the first, so that the order of rows decides and nothing else.
    void theFirstOfEqualsBinds()
    {
        const std::vector<MethodRow> rows{{"a", 1.0, 50.0}, {"b", 2.0, 100.0}};
        QCOMPARE(bindingMethod({1.0, 50.0}, rows).calls, 1.0);
    }

    void rowsOfOneMethodShareItsBucket()
    {
        const std::vector<MethodRow> rows{
            {"chat.update", 1.0}, {"mine", 5.0, 900.0}, {"chat.update", 2.0, 40.0}};
        const std::vector<MethodUse> uses = methodUses(rows, 50.0);
        QCOMPARE(uses.size(), std::size_t{2});
        QCOMPARE(uses[0].budget.calls, 3.0);
        QCOMPARE(uses[0].budget.tier, 40.0);
        QCOMPARE(bindingMethod({1.0, 50.0}, rows).calls, 3.0);
    }

    void theTierIsTheRowsTheFloorOrThePlain()
    {
        QCOMPARE(tierOf({"chat.update", 1.0, 7.0}, 33.0), 7.0);
        QCOMPARE(tierOf({"chat.update", 1.0}, 33.0), 50.0);
        QCOMPARE(tierOf({"mine", 1.0}, 33.0), 33.0);
        QCOMPARE(tierOf({"chat.postMessage", 1.0}, 33.0), 33.0); // special, no number
    }

    void sharesAreOfRunsAtTodaysMissRate()
    {
        const Load plain{
            .eventsPerMinute = 40.0, .callsPerEvent = 9.0, .missRate = 0.5, .tierPerMinute = 50.0};
        const std::vector<MethodRow> rows{{"chat.update", 2.0}, {"mine", 0.0}};
        const std::vector<MethodShare> shares = methodShares(rows, plain, {});
        // 40 · 1.875 runs of two calls against 50.
        QCOMPARE(shares[0].callsPerMinute, 150.0);
        QCOMPARE(shares[0].sharePercent, 300.0);
        QCOMPARE(shares[1].sharePercent, 0.0);
        QVERIFY(shares[1].published.empty());
        QVERIFY(!shares[1].tier.tips); // without calls no tier matters
        const std::vector<MethodShare> bounded = methodShares(rows, plain, {.retryBudget = 0.5});
        QCOMPARE(bounded[0].callsPerMinute, 120.0);
    }
};

QTEST_GUILESS_MAIN(MethodBudgetTest)
#include "tst_method_budget.moc"
