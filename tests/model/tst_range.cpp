// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/range.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace stormglass;

namespace {

constexpr Scale fromZero = Scale::LogarithmicFromZero;

/// From 0 to anything between a thousandth and a million.
Range anyRange() { return {0.0, std::pow(10.0, *rc::gen::inRange(-3000, 6001) / 1000.0)}; }

double anyShare() { return *rc::gen::inRange(0, 1'000'001) / 1e6; }

} // namespace

class RangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsAreExact()
    {
        QVERIFY(rc::check([] {
            const Range range = anyRange();
            RC_ASSERT(shareAlong(range, fromZero, 0.0) == 0.0);
            RC_ASSERT(shareAlong(range, fromZero, range.maximum) == 1.0);
            RC_ASSERT(valueAlong(range, fromZero, 0.0) == 0.0);
            RC_ASSERT(valueAlong(range, fromZero, 1.0) == range.maximum);
        }));
    }

    void aShareAndItsValueAreInverse()
    {
        QVERIFY(rc::check([] {
            const Range range = anyRange();
            const double share = anyShare();
            const double value = valueAlong(range, fromZero, share);
            RC_ASSERT(std::abs(shareAlong(range, fromZero, value) - share) < 1e-12);
            RC_ASSERT(range.contains(value));
        }));
    }

    void valuesRiseWithTheirShare()
    {
        QVERIFY(rc::check([] {
            const Range range = anyRange();
            const double one = anyShare();
            const double other = anyShare();
            RC_PRE(one < other);
            RC_ASSERT(valueAlong(range, fromZero, one) < valueAlong(range, fromZero, other));
        }));
    }

    /// Whatever is below zero lies before the range, the further the lower it is.
    void negativeValuesLieBeforeTheRange()
    {
        QVERIFY(rc::check([] {
            const Range range = anyRange();
            const double value = -*rc::gen::inRange(1, 1'000'001) / 1e3;
            RC_ASSERT(shareAlong(range, fromZero, value) < 0.0);
            RC_ASSERT(shareAlong(range, fromZero, 2.0 * value) <
                      shareAlong(range, fromZero, value));
        }));
    }

    void delaysHaveTheirPlaces()
    {
        const Range delays{0.0, 99.0};
        QVERIFY(std::abs(shareAlong(delays, fromZero, 9.0) - 0.5) < 1e-15);
        QVERIFY(std::abs(valueAlong(delays, fromZero, 0.5) - 9.0) < 1e-14);
        const std::vector<double> values = valuesAlong(delays, fromZero, 5);
        QCOMPARE(values.front(), 0.0);
        QCOMPARE(values.back(), 99.0);
        QVERIFY(std::ranges::is_sorted(values));
    }
};

QTEST_GUILESS_MAIN(RangeTest)
#include "tst_range.moc"
