// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_window.h"

#include <QTest>
#include <rapidcheck.h>

#include <set>
#include <utility>

using namespace stormglass;
using namespace stormglass::sampling;

namespace {

Metrics rowsAt(std::vector<double> seconds)
{
    Metrics metrics{.seconds = std::move(seconds)};
    metrics.calls.assign(metrics.size(), 1.0);
    return metrics;
}

using Rows = std::pair<std::size_t, std::size_t>;

constexpr Rows none{99, 99};

Rows within(std::string_view stretch, const Metrics& metrics)
{
    const auto found = rowsWithin(stretch, metrics);
    return found ? Rows(found.value().begin, found.value().end) : none;
}

} // namespace

/// A stretch of time as text, and the rows that it is of.
class MetricsWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stretchesOfTimeAreRows()
    {
        const Metrics metrics = rowsAt({1000.0, 1060.0, 1120.0, 1180.0});
        QCOMPARE(within("1060:1120", metrics), Rows(1, 3));
        QCOMPARE(within("1060000000000:1120", metrics), none); // milliseconds of other years
        QCOMPARE(within("1970-01-01T00:17:40Z:1970-01-01T00:18:40Z", metrics), Rows(1, 3));
        QCOMPARE(within("1061:1062", metrics), none);
        QCOMPARE(within("1120:1060", metrics), none);
        QCOMPARE(within("soon:later", metrics), none);
        QCOMPARE(within("1060", metrics), none);
        QCOMPARE(within("-60:1120", metrics), none);
        QCOMPARE(within("1000:1e300", metrics), none);
    }

    /// It counts from 1970 or from the first row, and not from both.
    void numbersCountFromOnePlace()
    {
        const Metrics metrics = rowsAt({1000.0, 1060.0, 1120.0, 2000.0, 2060.0});
        QCOMPARE(within("0:60", metrics), Rows(0, 2));
        QCOMPARE(within("60:1000", metrics), Rows(1, 4)); // up to 2000
        QCOMPARE(within("1000:1060", metrics), Rows(0, 2));
        QCOMPARE(within("1060:60", metrics), none);
        QCOMPARE(within("60:1970-01-01T00:18:40Z", metrics), Rows(1, 3));
        QCOMPARE(within("1970-01-01T00:17:40Z:60", metrics), none);
        QCOMPARE(within("0:60", rowsAt({0.0, 60.0, 120.0})), Rows(0, 2));
    }

    void aStretchIsWrittenInIsoWithMillisecondsWhereItHasThem()
    {
        const Metrics metrics = rowsAt({1796025600.0, 1796025660.0, 1796025720.25});
        QCOMPARE(stretchText({0, 2}, metrics),
                 std::string("2026-11-30T08:00:00Z:2026-11-30T08:01:00Z"));
        QCOMPARE(stretchText({1, 3}, metrics),
                 std::string("2026-11-30T08:01:00Z:2026-11-30T08:02:00.250Z"));
        QCOMPARE(stretchText({1, 1}, metrics), std::string());
    }

    void aStretchIsWrittenInSecondsWhereRowsCountFromElsewhere()
    {
        const Metrics metrics = rowsAt({100.0, 160.5, 220.0});
        QCOMPARE(stretchText({0, 2}, metrics), std::string("100:160.5"));
        QCOMPARE(stretchText({1, 3}, metrics), std::string("160.5:220"));
    }

    /// Microseconds, as files have them, of which no two share a millisecond; from the year 2255 on
    /// a double does not hold them.
    void theTextOfRowsIsReadAsThem()
    {
        QVERIFY(rc::check("a stretch comes back as the rows it is of", [] {
            const auto start =
                *rc::gen::element<std::int64_t>(0, 100, 99'999'900, 1'796'025'600, 8'900'000'000);
            const auto offsets = *rc::gen::nonEmpty(
                rc::gen::container<std::set<std::int64_t>>(rc::gen::inRange(0, 900'000)));
            const auto micro = *rc::gen::inRange(0, 1000);
            std::vector<double> seconds;
            for (const std::int64_t offset : offsets) {
                constexpr double million = 1e6;
                const std::int64_t instant = start * 1'000'000 + offset * 1000 + micro;
                seconds.push_back(static_cast<double>(instant) / million);
            }
            const Metrics metrics = rowsAt(seconds);
            const auto begin = *rc::gen::inRange<std::size_t>(0, metrics.size());
            const auto end = *rc::gen::inRange<std::size_t>(begin + 1, metrics.size() + 1);
            const std::string text = stretchText({begin, end}, metrics);
            RC_LOG(text);
            RC_ASSERT(within(text, metrics) == Rows(begin, end));
        }));
    }
};

QTEST_GUILESS_MAIN(MetricsWindowTest)
#include "tst_metrics_window.moc"
