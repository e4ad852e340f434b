// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/work/latest_job.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <memory>
#include <stdexcept>

using namespace stormglass;
using namespace stormglass::ui;

namespace {

/// Collects what a job delivers; a problem counts as -100.
struct Collector {
    QList<int> delivered;
    std::string problem;

    LatestJob<int>::Deliver deliver()
    {
        return [this](const Outcome<int>& outcome) {
            delivered << (outcome ? outcome.value() : -100);
            problem = outcome ? "" : outcome.problem().what;
        };
    }
};

Outcome<int> untilStopped(const std::stop_token& stop, int value)
{
    while (!stop.stop_requested()) {
        QThread::yieldCurrentThread();
    }
    return value;
}

} // namespace

class LatestJobTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deliversInItsOwnersThread()
    {
        QThread* deliveredIn = nullptr;
        LatestJob<int> job([&](const Outcome<int>& outcome) { // NOLINT
            QCOMPARE(outcome.value(), 42);
            deliveredIn = QThread::currentThread();
        });
        job.start([](const std::stop_token&, const Progress&) { return 42; });
        QVERIFY(job.isRunning());
        QTRY_COMPARE(deliveredIn, QThread::currentThread());
        QVERIFY(!job.isRunning());
    }

    /// The first is held until the third has been asked for: it gives way, the second never runs.
    void newestWins()
    {
        auto begun = std::make_shared<QSemaphore>();
        auto ran = std::make_shared<std::atomic<int>>(0);
        Collector collector;
        LatestJob<int> job(collector.deliver());
        job.start([begun, ran](const std::stop_token& stop, const Progress&) {
            ++*ran;
            begun->release();
            return untilStopped(stop, 1);
        });
        begun->acquire();
        for (const int value : {2, 3}) {
            job.start([ran, value](const std::stop_token&, const Progress&) {
                ++*ran;
                return value;
            });
        }
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(collector.delivered, QList<int>{3});
        QCOMPARE(ran->load(), 2);
    }

    /// A drag asks for more than work of 20 ms can give: results must appear all the same. Stopping
    /// at once for the newest would deliver none.
    void aDragDoesNotStarve()
    {
        Collector collector;
        LatestJob<int> job(collector.deliver());
        QElapsedTimer drag;
        drag.start();
        for (int step = 0; drag.elapsed() < 600; ++step) {
            job.start([step](const std::stop_token& stop, const Progress&) {
                for (int slice = 0; slice < 20 && !stop.stop_requested(); ++slice) {
                    QThread::msleep(1);
                }
                return step;
            });
            QTest::qWait(8);
        }
        QVERIFY2(collector.delivered.size() >= 3,
                 qPrintable(QString::number(collector.delivered.size())));
        QVERIFY(std::is_sorted(collector.delivered.begin(), collector.delivered.end()));
    }

    void stopDeliversWhatThereIs()
    {
        Collector collector;
        LatestJob<int> job(collector.deliver());
        job.start(
            [](const std::stop_token& stop, const Progress&) { return untilStopped(stop, -1); });
        job.stop();
        QTRY_COMPARE(collector.delivered, QList<int>{-1});
    }

    void stopIsForTheNewestEvenWhileItWaits()
    {
        Collector collector;
        LatestJob<int> job(collector.deliver());
        for (const int value : {1, 2}) {
            job.start([value](const std::stop_token& stop, const Progress&) {
                return untilStopped(stop, value);
            });
        }
        job.stop();
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(collector.delivered, QList<int>{2}); // not what an older state would give
    }

    void stopAfterGivingWayDeliversTheNewest()
    {
        Collector collector;
        LatestJob<int> job(collector.deliver());
        for (const int value : {1, 2}) {
            job.start([value](const std::stop_token& stop, const Progress&) {
                return untilStopped(stop, value);
            });
        }
        QTest::qWait(static_cast<int>(2 * LatestJob<int>::patience.count())); // 1 has given way
        job.stop();
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(collector.delivered, QList<int>{2});
    }

    void exceptionsBecomeProblems()
    {
        Collector collector;
        LatestJob<int> job(collector.deliver());
        job.start([](const std::stop_token&, const Progress&) -> Outcome<int> {
            throw std::runtime_error("no memory");
        });
        QTRY_COMPARE(collector.delivered, QList<int>{-100});
        QCOMPARE(collector.problem, std::string("the computation failed (no memory)"));
    }

    void destructionStopsAndWaits()
    {
        auto ended = std::make_shared<std::atomic<bool>>(false);
        auto begun = std::make_shared<QSemaphore>();
        {
            LatestJob<int> job([](const Outcome<int>&) { QFAIL("nobody is there to take it"); });
            job.start([ended, begun](const std::stop_token& stop, const Progress&) -> Outcome<int> {
                begun->release();
                (void)untilStopped(stop, 1);
                *ended = true;
                throw std::runtime_error("on the way out");
            });
            begun->acquire();
        }
        QVERIFY(ended->load());
        QCoreApplication::processEvents();
    }

    void progressIsSeenFromOutside()
    {
        Collector collector;
        LatestJob<int> job(collector.deliver());
        job.start([](const std::stop_token& stop, const Progress& progress) {
            progress(0.5);
            return untilStopped(stop, 1);
        });
        QTRY_COMPARE(job.progress(), 0.5);
        job.stop();
        QTRY_VERIFY(!job.isRunning());
    }

    void anotherRunFollowsAFinishedOne()
    {
        Collector collector;
        LatestJob<int> job(collector.deliver());
        for (int value = 0; value < 20; ++value) {
            job.start([value](const std::stop_token&, const Progress&) { return value; });
            QTRY_COMPARE(collector.delivered.size(), value + 1);
        }
    }
};

QTEST_GUILESS_MAIN(LatestJobTest)
#include "tst_latest_job.moc"
