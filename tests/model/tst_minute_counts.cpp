// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/hour_profile.h"
#include "model/sampling/minute_counts.h"

#include <QTest>

// RapidCheck's headers come after Qt's.
#include <rapidcheck.h>

#include <algorithm>
#include <numeric>

using namespace stormglass;
using namespace stormglass::sampling;

namespace {

constexpr std::int64_t second = 1'000'000;
constexpr std::int64_t minute = 60 * second;
constexpr std::int64_t hour = 60 * minute;

using Instants = std::vector<std::int64_t>;

Instants sortedInstants(std::int64_t span)
{
    Instants instants = *rc::gen::container<Instants>(rc::gen::inRange<std::int64_t>(0, span));
    std::ranges::sort(instants);
    return instants;
}

/// Straight from the definition: every minute of the span in a row, and counts tried from 0 up.
std::int64_t p95ByTrying(const Instants& instants)
{
    if (instants.empty()) {
        return 0;
    }
    const std::int64_t first = instants.front() / minute;
    std::vector<std::int64_t> minutes(
        static_cast<std::size_t>(instants.back() / minute - first + 1));
    for (const std::int64_t instant : instants) {
        ++minutes.at(static_cast<std::size_t>(instant / minute - first));
    }
    for (std::int64_t count = 0;; ++count) {
        const auto within = std::ranges::count_if(
            minutes, [count](std::int64_t messages) { return messages <= count; });
        if (100 * within >= 95 * static_cast<std::int64_t>(minutes.size())) {
            return count;
        }
    }
}

} // namespace

class MinuteCountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void p95CountsEmptyMinutes()
    {
        QCOMPARE(p95Minute({}), 0);
        QCOMPARE(p95Minute(Instants{5 * second}), 1);
        // Nineteen minutes of one message and one of three: 95 % of twenty are nineteen.
        Instants instants;
        for (std::int64_t at = 0; at < 19; ++at) {
            instants.push_back(at * minute);
        }
        instants.insert(instants.end(), 3, 19 * minute);
        QCOMPARE(p95Minute(instants), 1);
        instants.push_back(18 * minute + second); // now two of the twenty have more than one
        std::ranges::sort(instants);
        QCOMPARE(p95Minute(instants), 2);
        // A hundred minutes, 95 of them empty.
        QCOMPARE(p95Minute(Instants{0, minute, 2 * minute, 3 * minute, 99 * minute}), 0);
        QCOMPARE(p95Minute(Instants{0, minute, 2 * minute, 3 * minute, 98 * minute}), 1);
    }

    /// Minutes are the clock's: 59.9 s and 60.1 s lie in two.
    void p95TakesTheClocksMinutes()
    {
        QCOMPARE(p95Minute(Instants{minute - 1, minute}), 1);
        QCOMPARE(p95Minute(Instants{minute, minute + 1}), 2);
    }

    void p95EqualsTryingEveryCount()
    {
        QVERIFY(rc::check([] {
            const Instants instants = sortedInstants(*rc::gen::inRange<std::int64_t>(1, 3 * hour));
            RC_ASSERT(p95Minute(instants) == p95ByTrying(instants));
        }));
    }

    void hoursAreUtcs()
    {
        // 1970-01-02 23:59:59.999999 and the microsecond after it.
        const HourCounts counts = countByHour(Instants{48 * hour - 1, 48 * hour, 49 * hour - 1});
        QCOMPARE(counts[23], 1);
        QCOMPARE(counts[0], 2);
        QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}), 3);
    }

    void everyInstantHasItsHour()
    {
        QVERIFY(rc::check([] {
            const Instants instants = sortedInstants(100 * 24 * hour);
            const HourCounts counts = countByHour(instants);
            for (std::int64_t at = 0; at < 24; ++at) {
                RC_ASSERT(counts.at(static_cast<std::size_t>(at)) ==
                          std::ranges::count_if(instants, [at](std::int64_t instant) {
                              return instant % (24 * hour) / hour == at;
                          }));
            }
        }));
    }

    void theHoursAreATableAndAChart()
    {
        HourCounts counts{};
        counts[9] = 3;
        counts[23] = 9;
        const Table table = hourTable(counts);
        QCOMPARE(table.rows.size(), std::size_t{24});
        QCOMPARE(std::get<double>(table.rows[23][1]), 9.0);
        QCOMPARE(std::get<double>(table.rows[9][2]), 0.25);
        const Chart chart = hourChart(counts);
        QCOMPARE(chart.series.at(0).points.size(), std::size_t{24});
        QCOMPARE(chart.series[0].points[9], (Point{9.0, 3.0}));
        QCOMPARE(chart.left.maximum, 9.0);
        QCOMPARE(chart.markers.at(0).at, (Point{23.0, 9.0}));
        QCOMPARE(chart.summary,
                 std::string("Most messages come between 23:00 and 00:00 UTC: 9, 75 % of all."));
    }

    void withoutMessagesTheChartSaysSo()
    {
        const Chart chart = hourChart({});
        QCOMPARE(chart.summary, std::string("There are no messages."));
        QVERIFY(chart.markers.empty());
        QVERIFY(chart.left.maximum > chart.left.minimum);
        QCOMPARE(std::get<double>(hourTable({}).rows[0][2]), 0.0);
    }
};

QTEST_GUILESS_MAIN(MinuteCountsTest)
#include "tst_minute_counts.moc"
