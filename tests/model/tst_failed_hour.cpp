// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/failed_hour.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>
#include <tuple>
#include <vector>

using namespace stormglass::amplification;
using namespace stormglass::sampling;

namespace {

constexpr std::int64_t minute = 60'000'000;
constexpr std::int64_t start = 29'000'000 * minute;

/// Attempts in one minute, each an event.
void add(FailedHours& hours, std::int64_t atMinute, int attempts, bool failed)
{
    for (int i = 0; i < attempts; ++i) {
        hours.add(start + atMinute * minute, failed);
        hours.addEvent();
    }
}

} // namespace

class FailedHourTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// By what it holds: nobody knows the rest of its hour.
    void aShortLogIsJudgedWhole()
    {
        FailedHours hours;
        add(hours, 0, 10, true);
        add(hours, 9, 190, true);
        const FailedHour hour = hours.worst().value();
        QCOMPARE(hour.minutes, 10);
        QVERIFY(!hour.isFull());
        QCOMPARE(hour.attempts, 200);
        QCOMPARE(hour.events, 200);
        QCOMPARE(hour.rule, DisableRule::ExemptAsDocumented);
        QCOMPARE(hours.busiestMinute(), 190);
        add(hours, 10, 800, true);
        QCOMPARE(hours.worst()->rule, DisableRule::Over);
    }

    void theLargerShareIsWorse()
    {
        FailedHours hours;
        for (int i = 0; i < 60; ++i) {
            add(hours, i, 91, false);
            add(hours, i, 9, true);
        }
        for (int i = 200; i < 260; ++i) {
            add(hours, i, i % 10 == 0 ? 1 : 0, false);
            add(hours, i, 1, true);
        }
        QCOMPARE(hours.worst()->rule, DisableRule::Under);
        QCOMPARE(hours.worst()->failed, 60);
        QCOMPARE(hours.worst()->beginMicroseconds, start + 200 * minute);
    }

    void theWorstHourIsFoundInALongLog()
    {
        FailedHours hours;
        for (int i = 0; i < 600; ++i) {
            add(hours, i, 20, i >= 200 && i < 260);
        }
        const FailedHour hour = hours.worst().value();
        QCOMPARE(hour.rule, DisableRule::Over);
        QCOMPARE(hour.failed, 1200);
        QCOMPARE(hour.minutes, 60);
        QCOMPARE(hour.beginMicroseconds, start + 200 * minute);
    }

    void overCountsBeforeExemptAndExemptBeforeUnder()
    {
        FailedHours hours;
        for (int i = 0; i < 60; ++i) {
            add(hours, i, 100, i % 2 == 0); // 3000 failures, half of the attempts
        }
        QCOMPARE(hours.worst()->rule, DisableRule::Under);
        for (int i = 200; i < 260; ++i) {
            add(hours, i, 1, true);
        }
        QCOMPARE(hours.worst()->rule, DisableRule::ExemptAsDocumented);
        QCOMPARE(hours.worst()->failed, 60);
        for (int i = 400; i < 460; ++i) {
            add(hours, i, 20, true);
        }
        QCOMPARE(hours.worst()->rule, DisableRule::Over);
        QCOMPARE(hours.worst()->failed, 1200);
    }

    void theBeginningOfALongLogIsNoHour()
    {
        FailedHours hours;
        add(hours, 0, 1, true);
        for (int i = 1; i < 120; ++i) {
            add(hours, i, 1, false);
        }
        QCOMPARE(hours.worst()->rule, DisableRule::Under);
        QCOMPARE(hours.worst()->attempts, 60);
    }

    void lateAttemptsCountWhereTheyBelong()
    {
        FailedHours hours;
        add(hours, 59, 10, true);
        add(hours, 0, 10, true);
        QCOMPARE(hours.worst()->attempts, 20);
        QCOMPARE(hours.worst()->minutes, 60);
    }

    void aStepBackBeginsAnew()
    {
        FailedHours hours;
        for (int i = 1000; i < 1060; ++i) {
            add(hours, i, 20, true);
        }
        for (int i = 0; i < 60; ++i) {
            add(hours, i, 20, false);
        }
        QCOMPARE(hours.worst()->rule, DisableRule::Over);
        QCOMPARE(hours.worst()->attempts, 1200);
    }

    void unknownOutcomesSayNothing()
    {
        FailedHours hours;
        hours.add(start, std::nullopt);
        hours.addEvent();
        QVERIFY(!hours.worst().has_value());
        QCOMPARE(hours.busiestMinute(), 1);
    }

    /// Every sixty minutes of a log in order, summed up one by one.
    void equalsTheWorstOfAllHours()
    {
        QVERIFY(rc::check([] {
            FailedHours hours;
            std::map<std::int64_t, std::pair<std::int64_t, std::int64_t>> minutes;
            std::int64_t at = 0;
            const auto steps =
                *rc::gen::nonEmpty(rc::gen::container<std::vector<std::tuple<int, int, bool>>>(
                    rc::gen::tuple(rc::gen::element(0, 0, 1, 2, 7, 30, 90),
                                   rc::gen::element(1, 2, 40, 900), rc::gen::arbitrary<bool>())));
            for (const auto& [step, attempts, failed] : steps) {
                at += minutes.empty() ? 0 : step;
                add(hours, at, attempts, failed);
                minutes[at].first += attempts;
                minutes[at].second += failed ? attempts : 0;
            }
            RC_PRE(at >= 59);
            FailedHour worst;
            for (std::int64_t begin = 0; begin + 59 <= at; ++begin) {
                std::int64_t attempts = 0;
                std::int64_t failed = 0;
                for (std::int64_t i = begin; i < begin + 60; ++i) {
                    const auto found = minutes.find(i);
                    attempts += found == minutes.end() ? 0 : found->second.first;
                    failed += found == minutes.end() ? 0 : found->second.second;
                }
                // Every attempt is an event here.
                const DisableRule rule = 20 * failed <= 19 * attempts ? DisableRule::Under
                                         : attempts < 1000 ? DisableRule::ExemptAsDocumented
                                                           : DisableRule::Over;
                const auto rank = [](DisableRule each) {
                    return each == DisableRule::Over ? 2 : each == DisableRule::Under ? 0 : 1;
                };
                const auto share = failed * worst.attempts - worst.failed * attempts;
                const bool isWorse =
                    attempts > 0 &&
                    (worst.attempts == 0 || rank(rule) > rank(worst.rule) ||
                     (rule == worst.rule && (share > 0 || (share == 0 && failed > worst.failed))));
                if (isWorse) {
                    worst = {.rule = rule,
                             .beginMicroseconds = start + begin * minute,
                             .attempts = attempts,
                             .failed = failed};
                }
            }
            const FailedHour found = hours.worst().value();
            RC_ASSERT(found.rule == worst.rule);
            RC_ASSERT(found.attempts == worst.attempts);
            RC_ASSERT(found.failed == worst.failed);
            RC_ASSERT(found.events == worst.attempts);
            RC_ASSERT(found.beginMicroseconds == worst.beginMicroseconds);
        }));
    }
};

QTEST_GUILESS_MAIN(FailedHourTest)
#include "tst_failed_hour.moc"
