// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/miss_rate_estimate.h"

#include <QTest>
#include <rapidcheck.h>

#include <cmath>

using namespace stormglass::sampling;

namespace {

bool near(double a, double b, double within) { return std::abs(a - b) <= within; }

MissRateEstimate estimate(const EventsByAttempt& events)
{
    return estimateMissRate(events).value();
}

/// The log-likelihood event by event, not summed up first.
double logLikelihood(const EventsByAttempt& events, double p)
{
    double sum = 0.0;
    for (std::size_t last = 0; last < events.size(); ++last) {
        const std::int64_t further = last + 1 < events.size() ? events[last + 1] : 0;
        const double probability =
            std::pow(p, static_cast<double>(last)) * (last + 1 < events.size() ? 1.0 - p : 1.0);
        sum += static_cast<double>(events[last] - further) * std::log(probability);
    }
    return sum;
}

} // namespace

class MissRateEstimateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A constant failure rate f gives events in the ratio 1 : f : f² : f³, and f comes back.
    void findsTheRateOfTheGeometricLaw()
    {
        QCOMPARE(estimate({1000, 100, 10, 1}).missRate, 0.1);
        QCOMPARE(estimate({1000, 300, 90, 27}).missRate, 0.3);
        QCOMPARE(estimate({8, 4, 2, 1}).missRate, 0.5);
        QCOMPARE(estimate({5, 5, 5, 5}).missRate, 1.0);
        QCOMPARE(estimate({5, 0, 0, 0}).missRate, 0.0);
    }

    /// mbrooker/simulator_example, retry_sim, three retries: measured load 1.4247 at f = 0.3 and
    /// 1.8884 at f = 0.5, both ± 0.5 %. Load is n₀+n₁+n₂+n₃ per event, and success 1−f⁴ has
    /// n₃ = (1−success)/f, so p = (load−1) / (load−n₃).
    void findsTheRateOfPublishedRuns()
    {
        const auto rateOf = [](double load, double success, double f) {
            constexpr double events = 1e6;
            const double last = (1.0 - success) / f;
            const double second = f * f;
            return estimate({std::llround(events),
                             std::llround(events * (load - 1 - second - last)),
                             std::llround(events * second), std::llround(events * last)})
                .missRate;
        };
        QVERIFY(near(rateOf(1.1132, 0.99980, 0.1), 0.1, 0.004));
        QVERIFY(near(rateOf(1.4247, 0.98980, 0.3), 0.3, 0.007));
        QVERIFY(near(rateOf(1.8884, 0.93590, 0.5), 0.5, 0.01));
    }

    /// R. G. Newcombe, Statistics in Medicine 17 (1998), table I, score method without continuity
    /// correction. With n₂ = n₃ = 0 the ratio is n₁ of n₀+n₁.
    void boundsAreWilsons()
    {
        const auto bounds = [](std::int64_t part, std::int64_t whole, double low, double high) {
            const auto interval = estimate({whole - part, part, 0, 0});
            return near(interval.low, low, 5e-5) && near(interval.high, high, 5e-5);
        };
        QVERIFY(bounds(81, 263, 0.2553, 0.3662));
        QVERIFY(bounds(15, 148, 0.0624, 0.1605));
        QVERIFY(bounds(0, 20, 0.0000, 0.1611));
        QVERIFY(bounds(1, 29, 0.0061, 0.1718));
    }

    void thereIsNoneWithoutAttempts()
    {
        QVERIFY(!estimateMissRate({0, 0, 0, 0}).has_value());
        QVERIFY(!estimateMissRate({0, 0, 0, 7}).has_value());
    }

    void isTheMaximumOfTheLikelihood()
    {
        QVERIFY(rc::check([] {
            EventsByAttempt events{};
            std::int64_t most = *rc::gen::inRange(1, 100'000);
            for (std::int64_t& each : events) {
                each = most;
                most = *rc::gen::inRange<std::int64_t>(0, most + 1);
            }
            const auto found = estimate(events);
            RC_ASSERT(0.0 <= found.low && found.low <= found.missRate);
            RC_ASSERT(found.missRate <= found.high && found.high <= 1.0);
            if (found.missRate > 0.001 && found.missRate < 0.999) {
                const double top = logLikelihood(events, found.missRate);
                RC_ASSERT(top >= logLikelihood(events, found.missRate * 0.999));
                RC_ASSERT(top >= logLikelihood(events, found.missRate * 1.0005));
                RC_ASSERT(found.low < found.missRate && found.missRate < found.high);
            }
        }));
    }
};

QTEST_GUILESS_MAIN(MissRateEstimateTest)
#include "tst_miss_rate_estimate.moc"
