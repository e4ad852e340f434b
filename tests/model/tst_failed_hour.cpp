// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/failed_hour.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>

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
    void aShortLogIsJudgedWhole()
    {
        FailedHours hours;
        add(hours, 0, 10, true);
        add(hours, 9, 190, true);
        const FailedHour hour = hours.worst().value();
        QCOMPARE(hour.minutes, 10);
        QCOMPARE(hour.attempts, 200);
        QCOMPARE(hour.eventsPerHour, 1200.0);
        QCOMPARE(hour.rule, DisableRule::Over);
        QCOMPARE(hours.busiestMinute(), 190);
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
    void equalsTheSumsOfAllHours()
    {
        QVERIFY(rc::check([] {
            FailedHours hours;
            std::map<std::int64_t, std::pair<int, int>> minutes; // attempts, failed
            std::int64_t at = 0;
            add(hours, at, 1, true);
            minutes[at] = {1, 1};
            const auto steps = *rc::gen::nonEmpty(
                rc::gen::container<std::vector<std::pair<int, bool>>>(rc::gen::pair(
                    rc::gen::element(0, 0, 1, 2, 7, 30, 90), rc::gen::arbitrary<bool>())));
            for (const auto& [step, failed] : steps) {
                at += step;
                add(hours, at, 1, failed);
                ++minutes[at].first;
                minutes[at].second += failed ? 1 : 0;
            }
            RC_PRE(at >= 59);
            bool over = false;
            for (std::int64_t last = 59; last <= at; ++last) {
                int attempts = 0;
                int failed = 0;
                for (std::int64_t i = last - 59; i <= last; ++i) {
                    attempts += minutes[i].first;
                    failed += minutes[i].second;
                }
                over = over || (attempts > 0 && failed > 0.95 * attempts);
            }
            // So few events are exempt, as documented.
            RC_ASSERT((hours.worst()->rule == DisableRule::ExemptAsDocumented) == over);
        }));
    }
};

QTEST_GUILESS_MAIN(FailedHourTest)
#include "tst_failed_hour.moc"
