// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sample_countdown.h"

#include <QTest>

using namespace stormglass::cli;
using namespace std::chrono_literals;

class SampleCountdownTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWaitIsCountedDown()
    {
        const stormglass::sampling::SampleProgress waits{"waiting", 0.4, 600s, 700s};
        QCOMPARE(progressText(waits, 0s), std::string("waiting, 600 s (40 %, about 700 s left)"));
        QCOMPARE(progressText(waits, 20s), std::string("waiting, 580 s (40 %, about 680 s left)"));
        QCOMPARE(progressText(waits, 601s), std::string("waiting, 0 s (40 %, about 99 s left)"));
        QCOMPARE(progressText({"reading #a", 0.0, {}, {}}, 3s), std::string("reading #a (0 %)"));
    }

    void neverLessIsLeftThanTheWait()
    {
        QCOMPARE(progressText({"waiting", 0.4, 600s, 2s}, 1s),
                 std::string("waiting, 599 s (40 %, about 599 s left)"));
    }
};

QTEST_GUILESS_MAIN(SampleCountdownTest)
#include "tst_sample_countdown.moc"
