// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the note tells, delivery by delivery, and the ends of windows.

#include "model/failover/failover.h"
#include "tests/model/failover_trace.h"

#include <QTest>

#include <limits>

using namespace stormglass;
using namespace stormglass::failover;
using namespace stormglass::tests;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(stormglass::failover::Policy)

namespace {

constexpr double forever = std::numeric_limits<double>::infinity();
constexpr TimeWindow throughout{0.0, forever};
constexpr TimeWindow firstOnly{0.0, 0.5};

using Inputs = Failover::Inputs;

Inputs with(const std::vector<double>& retries, std::vector<TimeWindow> localDown,
            std::vector<TimeWindow> cloudDown, std::vector<TimeWindow> localSlow = {})
{
    Inputs inputs = Inputs::calm();
    inputs.firstRetry = retries.at(0);
    inputs.secondRetry = retries.size() > 1 ? std::optional(retries[1]) : std::nullopt;
    inputs.thirdRetry = retries.size() > 2 ? std::optional(retries[2]) : std::nullopt;
    inputs.localDown = std::move(localDown);
    inputs.cloudDown = std::move(cloudDown);
    inputs.localSlow = std::move(localSlow);
    return inputs;
}

QString traced(const Inputs& inputs, Policy policy)
{
    return traceOf(deliver(inputs.setup(), policy));
}

} // namespace

class FailoverNote : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With a 5 s cache, local down throughout and the first cloud forward failing, each retry
    /// alone.
    void theTableRowByRow()
    {
        const auto row = [](double at) {
            return traced(with({at}, {throughout}, {firstOnly}), Policy::DownCache);
        };
        QCOMPARE(row(1.0), u"LC 500 | C 200 (cloud): answered-once"_s);
        QCOMPARE(row(3.0), u"LC 500 | C 200 (cloud): answered-once"_s);
        QCOMPARE(row(60.0), u"LC 500 |  200: lost"_s);
        QCOMPARE(row(300.0), u"LC 500 |  200: lost"_s);
    }

    void tuesdaysIncident()
    {
        QCOMPARE(traced(with({1.0, 60.0, 300.0}, {throughout}, {}), Policy::PassThrough),
                 u"L 530 |  200: lost"_s);
    }

    void theReproduction()
    {
        const Inputs minute = with({60.0}, {throughout}, {firstOnly});
        QCOMPARE(traced(minute, Policy::DownCache), u"LC 500 |  200: lost"_s);
        QCOMPARE(traced(minute, Policy::Probe), u"LC 503 | HC 200 (cloud): answered-once"_s);
        const Inputs still = with({1.0, 60.0, 300.0}, {throughout}, {{0.0, 120.0}});
        QCOMPARE(traced(still, Policy::Probe),
                 u"LC 503 | C 503 | HC 503 | HC 200 (cloud): answered-once"_s);
        const Inputs never = with({1.0, 60.0, 300.0}, {throughout}, {throughout});
        QCOMPARE(traced(never, Policy::Probe), u"LC 503 | C 503 | HC 503 | HC 503: undelivered"_s);
    }

    void thePrice()
    {
        const Inputs slow = with({1.0, 60.0, 300.0}, {}, {}, {throughout});
        QCOMPARE(traced(slow, Policy::Probe),
                 u"L timeout (local) | HC 200 (cloud): answered-twice"_s);
        QCOMPARE(traced(slow, Policy::DownCache), u"L timeout (local) |  200: answered-once"_s);
        const EventRecord twice = deliver(slow.setup(), Policy::Probe);
        QVERIFY(twice.answeredBy == Runner::Cloud); // at 3 + 1 s, the hub at 10 s
        QCOMPARE(twice.answeredAfter, 4.0);
        QCOMPARE(deliver(slow.setup(), Policy::DownCache).answeredAfter, 10.0);
    }

    /// Acking blindly is safe when the first delivery is in flight, and loses the event otherwise.
    void blindAcksAreRightOrLose()
    {
        for (const Policy policy : {Policy::AckRetries, Policy::PassThrough}) {
            const Inputs slow = with({1.0}, {}, {}, {throughout});
            QVERIFY((endOf(slow.setup(), policy) == EventEnd{EventOutcome::AnsweredOnce, true}));
            const Inputs down = with({1.0}, {throughout}, {throughout});
            QVERIFY((endOf(down.setup(), policy) == EventEnd{EventOutcome::Lost, true}));
            const Inputs up = with({1.0}, {}, {});
            QVERIFY((endOf(up.setup(), policy) == EventEnd{EventOutcome::AnsweredOnce, false}));
        }
        QCOMPARE(classOf({EventOutcome::AnsweredOnce, true}), std::uint8_t{4});
        QCOMPARE(classOf({EventOutcome::AnsweredOnce, false}), std::uint8_t{0});
        QCOMPARE(classOf({EventOutcome::Lost, true}), std::uint8_t{2});
    }

    /// A retry waits for the delivery before it to fail: at once, or after 3 s.
    void retriesWaitForTheTimeout_data()
    {
        QTest::addColumn<QList<double>>("offsets");
        QTest::addColumn<bool>("slow");
        QTest::addColumn<QList<double>>("arrivals");
        QTest::newRow("the schedule")
            << QList<double>{1, 60, 300} << false << QList<double>{0, 1, 60, 300};
        QTest::newRow("a timeout")
            << QList<double>{1, 60, 300} << true << QList<double>{0, 3, 60, 300};
        QTest::newRow("a timeout, and the second before it")
            << QList<double>{1, 2, 300} << true << QList<double>{0, 3, 3, 300};
        QTest::newRow("exactly then")
            << QList<double>{3, 4, 5} << true << QList<double>{0, 3, 4, 5};
        QTest::newRow("at once") << QList<double>{0, 0, 0} << false << QList<double>{0, 0, 0, 0};
        QTest::newRow("any order")
            << QList<double>{30, 10, 20} << false << QList<double>{0, 30, 30, 30};
    }

    void retriesWaitForTheTimeout()
    {
        QFETCH(QList<double>, offsets);
        QFETCH(bool, slow);
        QFETCH(QList<double>, arrivals);
        const std::vector<double> retries(offsets.begin(), offsets.end());
        const Inputs inputs = slow ? with(retries, {}, {throughout}, {throughout})
                                   : with(retries, {throughout}, {throughout});
        QList<double> found;
        const EventRecord event = deliver(inputs.setup(), Policy::Probe);
        for (const Delivery& delivery : event.deliveries()) {
            found << delivery.arrives;
        }
        QCOMPARE(found, arrivals);
    }

    /// Closed at its start, open at its end, and the same of the numbers and of rows.
    void windowsAreClosedAndOpen()
    {
        const auto at60 = [](double start, double end, bool isRow) {
            Inputs inputs = with({60.0}, {throughout}, {firstOnly});
            if (isRow) {
                inputs.cloudDown.push_back({start, end});
            } else {
                inputs.cloudDownStart = start;
                inputs.cloudDownLength = end - start;
            }
            return deliver(inputs.setup(), Policy::Probe).last().status;
        };
        for (const bool isRow : {true, false}) {
            QVERIFY(at60(60.0, 61.0, isRow) == Status::HandedOver);
            QVERIFY(at60(59.0, 60.0, isRow) == Status::Ok);
            QVERIFY(at60(59.0, 60.5, isRow) == Status::HandedOver);
            QVERIFY(at60(60.5, 61.0, isRow) == Status::Ok);
        }
        Inputs none = with({60.0}, {throughout}, {firstOnly});
        none.cloudDownStart = 60.0; // of no length
        QVERIFY(deliver(none.setup(), Policy::Probe).last().status == Status::Ok);
    }

    void downWinsOverSlow()
    {
        const Inputs both = with({1.0}, {throughout}, {}, {throughout});
        QCOMPARE(traced(both, Policy::Probe), u"LC 200 (cloud): answered-once"_s);
    }

    /// The mark is fresh while less than the lifetime has passed, in the same isolate.
    void theCacheIsFreshForLessThanItsLifetime()
    {
        const auto isFresh = [](double lifetime, Failover::RetryIsolate isolate) {
            Inputs inputs = with({5.0}, {throughout}, {throughout});
            inputs.cacheLifetime = lifetime;
            inputs.retryIsolate = isolate;
            return deliver(inputs.setup(), Policy::DownCache).last().cacheFresh;
        };
        QVERIFY(isFresh(5.5, Failover::RetryIsolate::Same));
        QVERIFY(!isFresh(5.0, Failover::RetryIsolate::Same));
        QVERIFY(!isFresh(0.0, Failover::RetryIsolate::Same));
        QVERIFY(!isFresh(5.5, Failover::RetryIsolate::Another));
    }

    /// The probe asks whether the hub is up, not whether it has the event.
    void aHubThatComesBackLosesTheEvent()
    {
        const Inputs back = with({1.0, 60.0}, {{0.0, 45.0}}, {{0.0, 30.0}});
        QCOMPARE(traced(back, Policy::Probe), u"LC 503 | C 503 | H 200: lost"_s);
    }
};

QTEST_GUILESS_MAIN(FailoverNote)
#include "tst_failover_note.moc"
