// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/work/latest_job.h"

#include <QSemaphore>
#include <QTest>

#include <memory>

using namespace stormglass::ui;

class LatestJobTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deliversInItsOwnersThread()
    {
        QThread* deliveredIn = nullptr;
        int delivered = 0;
        LatestJob<int> job([&](int value) {
            delivered = value;
            deliveredIn = QThread::currentThread();
        });
        job.start([](const std::stop_token&) { return 42; });
        QVERIFY(job.isRunning());
        QTRY_COMPARE(delivered, 42);
        QCOMPARE(deliveredIn, QThread::currentThread());
        QVERIFY(!job.isRunning());
    }

    /// The first is held until the third has been asked for: it is stopped, the second never runs.
    void newestWins()
    {
        auto begun = std::make_shared<QSemaphore>();
        auto ran = std::make_shared<std::atomic<int>>(0);
        QList<int> delivered;
        LatestJob<int> job([&](int value) { delivered << value; });
        job.start([begun, ran](const std::stop_token& stop) {
            ++*ran;
            begun->release();
            while (!stop.stop_requested()) {
                QThread::yieldCurrentThread();
            }
            return 1;
        });
        begun->acquire();
        for (const int value : {2, 3}) {
            job.start([ran, value](const std::stop_token&) {
                ++*ran;
                return value;
            });
        }
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(delivered, QList<int>{3});
        QCOMPARE(ran->load(), 2);
    }

    void stopDeliversWhatThereIs()
    {
        QList<int> delivered;
        LatestJob<int> job([&](int value) { delivered << value; });
        job.start([](const std::stop_token& stop) {
            int done = 0;
            while (!stop.stop_requested()) {
                ++done;
            }
            return -1;
        });
        job.stop();
        QTRY_COMPARE(delivered, QList<int>{-1});
    }

    void cancelDeliversNothing()
    {
        QList<int> delivered;
        LatestJob<int> job([&](int value) { delivered << value; });
        job.start([](const std::stop_token&) { return 1; });
        job.cancel();
        QTRY_VERIFY(!job.isRunning());
        QVERIFY(delivered.isEmpty());
        job.start([](const std::stop_token&) { return 2; });
        QTRY_COMPARE(delivered, QList<int>{2});
    }

    void destructionStopsAndWaits()
    {
        auto ended = std::make_shared<std::atomic<bool>>(false);
        auto begun = std::make_shared<QSemaphore>();
        {
            LatestJob<int> job([](int) { QFAIL("nobody is there to take it"); });
            job.start([ended, begun](const std::stop_token& stop) {
                begun->release();
                while (!stop.stop_requested()) {
                    QThread::yieldCurrentThread();
                }
                *ended = true;
                return 1;
            });
            begun->acquire();
        }
        QVERIFY(ended->load());
        QCoreApplication::processEvents();
    }

    void anotherRunFollowsAFinishedOne()
    {
        QList<int> delivered;
        LatestJob<int> job([&](int value) { delivered << value; });
        for (int value = 0; value < 20; ++value) {
            job.start([value](const std::stop_token&) { return value; });
            QTRY_COMPARE(delivered.size(), value + 1);
        }
    }
};

QTEST_GUILESS_MAIN(LatestJobTest)
#include "tst_latest_job.moc"
