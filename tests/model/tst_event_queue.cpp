// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/event_queue.h"
#include "model/core/random.h"
#include "model/core/statistics.h"
#include "model/core/time_bins.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <numeric>

using namespace stormglass;

namespace {

using Queue = EventQueue<std::int64_t, int>;

/// What a single server makes its customers wait, by the kernel: arrivals and departures are
/// events, the queue is a list. Of customers past the warm-up.
template <class Service>
RunningMoments waits(double arrivalRate, Service service, std::uint64_t seed)
{
    constexpr int warmUp = 20'000;
    constexpr int customers = 200'000;
    enum class What { Arrival, Departure };
    Random random(seed);
    EventQueue<double, What> events;
    std::deque<double> waiting;
    bool isBusy = false;
    int started = 0;
    RunningMoments moments;
    const auto start = [&](double now, double arrived) {
        isBusy = true;
        if (++started > warmUp) {
            moments.add(now - arrived);
        }
        events.push(now + service(random), What::Departure);
    };
    events.push(random.exponential(1.0 / arrivalRate), What::Arrival);
    while (started < warmUp + customers) {
        const auto event = events.pop();
        if (event.payload == What::Arrival) {
            events.push(event.time + random.exponential(1.0 / arrivalRate), What::Arrival);
            if (isBusy) {
                waiting.push_back(event.time);
            } else {
                start(event.time, event.time);
            }
            continue;
        }
        isBusy = false;
        if (!waiting.empty()) {
            const double arrived = waiting.front();
            waiting.pop_front();
            start(event.time, arrived);
        }
    }
    return moments;
}

/// The mean of independent runs against theory, within five standard errors of the runs.
template <class Service>
void matches(double expected, double arrivalRate, Service service)
{
    RunningMoments runs;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        runs.add(waits(arrivalRate, service, seed).mean());
    }
    QVERIFY2(std::abs(runs.mean() - expected) < 5.0 * runs.standardError(),
             qPrintable(QString::number(runs.mean())));
    QVERIFY(runs.standardError() < 0.03 * expected); // else the bound above says nothing
}

} // namespace

class EventQueueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A stable sort by time is the plain form of it.
    void eventsLeaveByTimeAndThenInOrderOfTheirComing()
    {
        QVERIFY(rc::check([] {
            const auto times = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 20));
            Queue queue;
            std::vector<int> expected(times.size());
            std::iota(expected.begin(), expected.end(), 0);
            std::stable_sort(expected.begin(), expected.end(), [&](int one, int other) {
                return times[static_cast<std::size_t>(one)] <
                       times[static_cast<std::size_t>(other)];
            });
            for (std::size_t at = 0; at < times.size(); ++at) {
                queue.push(times[at], static_cast<int>(at));
            }
            RC_ASSERT(queue.size() == times.size());
            for (const int event : expected) {
                RC_ASSERT(queue.next().payload == event);
                RC_ASSERT(queue.pop().time == times[static_cast<std::size_t>(event)]);
            }
            RC_ASSERT(queue.isEmpty());
        }));
    }

    void ranksDecideAmongEventsOfOneTime()
    {
        Queue queue;
        queue.push(5, 2, 20);
        queue.push(5, 0, 0);
        queue.push(4, 9, 9);
        queue.push(5, 1, 10);
        for (const int expected : {9, 0, 10, 20}) {
            QCOMPARE(queue.pop().payload, expected);
        }
    }

    /// M/D/1 waits ρ/(2µ(1−ρ)), M/M/1 ρ/(µ(1−ρ)).
    void waitsMatchTheory()
    {
        constexpr double rate = 1.1;
        constexpr double load = 1.0 / rate * 0.8;
        const auto constant = [](Random& /*random*/) {
            return 1.0 / rate;
        };
        const auto exponential = [](Random& random) {
            return random.exponential(1.0 / rate);
        };
        matches(load / (2.0 * rate * (1.0 - load)), 0.8, constant);
        matches(load / (rate * (1.0 - load)), 0.8, exponential);
    }

    void momentsAreThoseOfTheTextbook()
    {
        QVERIFY(rc::check([] {
            const auto numbers =
                *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(-99, 99)));
            RunningMoments moments;
            double sum = 0.0;
            for (const int number : numbers) {
                moments.add(number);
                sum += number;
            }
            const auto count = static_cast<double>(numbers.size());
            double squares = 0.0;
            for (const int number : numbers) {
                squares += (number - sum / count) * (number - sum / count);
            }
            RC_ASSERT(moments.count() == std::ssize(numbers));
            RC_ASSERT(std::abs(moments.mean() - sum / count) < 1e-9);
            const double variance = count < 2.0 ? 0.0 : squares / (count - 1.0);
            RC_ASSERT(std::abs(moments.variance() - variance) < 1e-6);
            RC_ASSERT(std::abs(moments.standardError() - std::sqrt(variance / count)) < 1e-6);
        }));
    }

    void aLevelHoldsBetweenItsJumps()
    {
        Level level(3.0);
        level.set(2.0, 5.0);
        level.add(4.0, -5.0);
        QCOMPARE(level.value(), 0.0);
        QCOMPARE(level.integral(4.0), 16.0);
        QCOMPARE(level.integral(9.0), 16.0);
    }

    void binsTakeWhatHappensInThem()
    {
        const TimeBins bins{.width = 2.0, .duration = 5.0};
        QCOMPARE(bins.count(), 3U);
        BinnedTotals totals(bins);
        totals.add(0.0, 1.0);
        totals.add(1.999, 1.0);
        totals.add(2.0, 1.0);
        totals.add(5.0, 7.0);
        QCOMPARE(totals.totals(), (std::vector<double>{2.0, 1.0, 7.0}));
        QCOMPARE(totals.highestRate(), 7.0); // in a bin of one second
    }

    /// 2.7 is 0.3 more than eight times 0.3, but for rounding.
    void noBinIsASliver()
    {
        for (const double width : {0.1, 0.15, 0.3, 0.7}) {
            for (int step = 1; step < 2000; ++step) {
                const TimeBins bins{.width = width, .duration = 0.1 * step};
                BinnedTotals totals(bins);
                totals.add(bins.duration, 1.0);
                QVERIFY(totals.highestRate() < 21.0); // the narrowest is 0.05
                QCOMPARE(bins.endOf(bins.count() - 1), bins.duration);
            }
        }
    }
};

QTEST_APPLESS_MAIN(EventQueueTest)

#include "tst_event_queue.moc"
