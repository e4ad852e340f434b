// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/duration_histogram.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace stormglass::sampling;

class DurationHistogramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aZeroHasNoSign()
    {
        DurationHistogram histogram;
        histogram.add(-0.0);
        QCOMPARE(histogram.quantile(1.0), std::optional(0.0));
    }

    void wholeMillisecondsAreExact()
    {
        DurationHistogram histogram;
        for (int milliseconds = 1; milliseconds <= 2000; ++milliseconds) {
            histogram.add(milliseconds);
        }
        QCOMPARE(histogram.count(), 2000);
        QCOMPARE(histogram.quantile(0.5), std::optional(1000.0));
        QCOMPARE(histogram.quantile(0.95), std::optional(1900.0));
        QCOMPARE(histogram.quantile(0.99), std::optional(1980.0));
        QCOMPARE(histogram.quantile(1.0), std::optional(2000.0));
        QCOMPARE(histogram.quantile(0.0), std::optional(1.0));
    }

    void extremesAreKept()
    {
        DurationHistogram histogram;
        QVERIFY(!histogram.quantile(0.5).has_value());
        histogram.add(0.0);
        QCOMPARE(histogram.quantile(0.5), std::optional(0.0));
        histogram.add(1e-9);
        QCOMPARE(histogram.quantile(1.0), std::optional(0.0));
        histogram.add(1e300);
        QCOMPARE(histogram.quantile(1.0), std::optional(0x1p32));
    }

    void isWithinItsErrorOfTheSortedList()
    {
        QVERIFY(rc::check([] {
            const auto logarithms = *rc::gen::nonEmpty(
                rc::gen::container<std::vector<int>>(rc::gen::inRange(-900, 3000)));
            DurationHistogram histogram;
            std::vector<double> sorted;
            for (const int each : logarithms) {
                sorted.push_back(std::exp2(each / 100.0));
                histogram.add(sorted.back());
            }
            std::ranges::sort(sorted);
            for (const double q : {0.01, 0.5, 0.95, 0.99, 1.0}) {
                const auto rank =
                    static_cast<std::size_t>(std::ceil(q * static_cast<double>(sorted.size())));
                const double exact = sorted[std::max<std::size_t>(rank, 1) - 1];
                const double found = histogram.quantile(q).value();
                RC_ASSERT(found <= exact && found >= exact * (1.0 - 1.0 / 1024.0));
            }
        }));
    }
};

QTEST_GUILESS_MAIN(DurationHistogramTest)
#include "tst_duration_histogram.moc"
