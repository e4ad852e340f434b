// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/recent_table.h"
#include "model/sampling/text_hash.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>
#include <string>

using namespace stormglass::sampling;

namespace {

using Table = RecentTable<int>;

} // namespace

class RecentTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void remembersWithinTheWindow()
    {
        Table table(10, 100);
        table.insert(7, 100, 1);
        QCOMPARE(*table.find(7, 110), 1);
        QCOMPARE(*table.find(7, 90), 1);
        QVERIFY(table.find(7, 111) == nullptr);
        QVERIFY(table.find(7, 89) == nullptr);
        QVERIFY(table.find(8, 100) == nullptr);
        *table.find(7, 100) = 2;
        QCOMPARE(*table.find(7, 100), 2);
    }

    void remembersAcrossGenerations()
    {
        Table table(10, 100);
        table.insert(1, 0, 1);
        table.insert(2, 9, 2);
        table.insert(3, 11, 3); // begins the next generation
        QCOMPARE(*table.find(2, 19), 2);
        QVERIFY(table.find(1, 11) == nullptr);
        table.insert(4, 22, 4);
        QVERIFY(table.find(2, 22) == nullptr);
        QCOMPARE(*table.find(3, 21), 3);
        QVERIFY(!table.forgotEarly());
    }

    void anOldKeyBeginsAnew()
    {
        Table table(10, 100);
        table.insert(1, 0, 1);
        table.insert(2, 5, 2);
        table.insert(1, 9, 3);
        QCOMPARE(*table.find(1, 19), 3);
        QCOMPARE(table.size(), std::size_t{2});
    }

    void aStepBackBeginsAnew()
    {
        Table table(10, 100);
        table.insert(1, 1000, 1);
        table.insert(1, 0, 2);
        QCOMPARE(*table.find(1, 0), 2);
        QCOMPARE(*table.find(1, 1000), 1);
    }

    void theKeyZeroIsOneToo()
    {
        Table table(10, 100);
        QVERIFY(table.find(0, 0) == nullptr);
        table.insert(0, 0, 5);
        QCOMPARE(*table.find(0, 0), 5);
    }

    void staysSmallForAMillionKeysAtOnce()
    {
        Table table(600, 1000);
        for (std::uint64_t key = 0; key < 1'000'000; ++key) {
            table.insert(textHash(std::to_string(key)), 0, 1);
            QVERIFY(table.size() <= 2000);
            QVERIFY(table.bytes() <= std::size_t{2} * 2048 * 24);
        }
        QVERIFY(table.forgotEarly());
        QVERIFY(table.find(textHash("999999"), 0) != nullptr);
        QVERIFY(table.find(textHash("0"), 0) == nullptr);
    }

    void shrinksAfterABusyTime()
    {
        Table table(10, 100'000);
        for (std::uint64_t key = 0; key < 50'000; ++key) {
            table.insert(textHash(std::to_string(key)), 0, 1);
        }
        const std::size_t busy = table.bytes();
        for (std::int64_t time = 0; time < 10; ++time) {
            table.insert(1, 1000 * time, 1);
        }
        QVERIFY(table.bytes() * 100 < busy);
    }

    /// Beside a map that forgets nothing, and looks at the window itself.
    void equalsAMapOfTheWindow()
    {
        QVERIFY(rc::check([] {
            Table table(10, 1'000);
            std::map<std::uint64_t, std::pair<std::int64_t, int>> all;
            std::int64_t time = 0;
            const auto steps = *rc::gen::container<std::vector<std::pair<int, int>>>(
                rc::gen::pair(rc::gen::inRange(0, 8), rc::gen::inRange(0, 12)));
            int number = 0;
            for (const auto& [key, step] : steps) {
                time += step;
                const auto hash = textHash(std::to_string(key));
                const auto known = all.find(hash);
                const bool recent = known != all.end() && time - known->second.first <= 10;
                const int* found = table.find(hash, time);
                RC_ASSERT((found != nullptr) == recent);
                if (recent) {
                    RC_ASSERT(*found == known->second.second);
                } else {
                    table.insert(hash, time, ++number);
                    all[hash] = {time, number};
                }
            }
        }));
    }
};

QTEST_GUILESS_MAIN(RecentTableTest)
#include "tst_recent_table.moc"
