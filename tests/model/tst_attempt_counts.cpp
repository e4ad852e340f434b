// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/random.h"
#include "model/sampling/delivery_statistics.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace stormglass;
using namespace stormglass::sampling;

namespace {

/// What an app logs in twenty minutes, one event a second: those from before are retried within,
/// those at the end go on being retried behind it.
std::vector<Delivery> logOf(double missRate, Random& random, bool hasIds)
{
    constexpr double length = 1200.0;
    constexpr std::array waits{0.0, 3.0, 63.0, 303.0};
    std::vector<Delivery> deliveries;
    std::uint64_t event = 0;
    for (double at = -500.0; at < length; at += random.exponential(1.0)) {
        ++event;
        double time = at;
        for (std::int32_t attempt = 0; attempt < 4; ++attempt) {
            time += waits.at(static_cast<std::size_t>(attempt));
            if (time >= 0.0 && time < length) {
                deliveries.push_back({.microseconds = std::llround(1.7e15 + time * 1e6),
                                      .event = hasIds ? event : 0,
                                      .retryNumber = attempt});
            }
            if (random.uniform() >= missRate) {
                break;
            }
        }
    }
    std::ranges::stable_sort(deliveries, {}, &Delivery::microseconds);
    return deliveries;
}

} // namespace

class AttemptCountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eventsAtTheEndsAreNotSettled()
    {
        AttemptCounts counts;
        counts.add(0, -1, 1);
        counts.add(0, 0, 0);
        counts.add(10, 10, 0);
        counts.add(390, 390, 0);
        counts.add(390, 10, 1);
        QCOMPARE(counts.all(), (EventsByAttempt{3, 2, 0, 0}));
        QCOMPARE(counts.settled(), (EventsByAttempt{2, 1, 0, 0}));
        counts.add(389, 389, 0); // a little late
        QCOMPARE(counts.settled(), (EventsByAttempt{2, 1, 0, 0}));
        counts.add(100'000, 100'000, 0);
        QCOMPARE(counts.settled(), (EventsByAttempt{4, 1, 0, 0}));
    }

    void theMissRateOfASimulatedLogIsFound_data()
    {
        QTest::addColumn<double>("missRate");
        QTest::addColumn<bool>("hasIds");
        for (const double missRate : {0.05, 0.3, 0.5, 0.9}) {
            for (const bool hasIds : {true, false}) {
                QTest::addRow("%g %s", missRate, hasIds ? "with ids" : "without")
                    << missRate << hasIds;
            }
        }
    }

    /// Over many logs the estimate is right in the mean, and its interval holds the true value.
    void theMissRateOfASimulatedLogIsFound()
    {
        QFETCH(double, missRate);
        QFETCH(bool, hasIds);
        constexpr int logs = 100;
        Random random(7);
        double sum = 0.0;
        double width = 0.0;
        int within = 0;
        for (int log = 0; log < logs; ++log) {
            DeliveryStatistics statistics;
            for (const Delivery& delivery : logOf(missRate, random, hasIds)) {
                statistics.add(delivery);
            }
            const auto estimate = statistics.figures(RetryNumbers::Present).missRate.value();
            sum += estimate.missRate;
            width += estimate.high - estimate.low;
            within += estimate.low <= missRate && missRate <= estimate.high ? 1 : 0;
        }
        // The mean of a hundred is ten times as exact as one, of which the width is four errors.
        const double error = width / logs / 4.0 / std::sqrt(double{logs});
        QVERIFY2(std::abs(sum / logs - missRate) < 3.0 * error,
                 qPrintable(QString::number(sum / logs)));
        QVERIFY2(within >= 88, qPrintable(QString::number(within)));
    }
};

QTEST_GUILESS_MAIN(AttemptCountsTest)
#include "tst_attempt_counts.moc"
