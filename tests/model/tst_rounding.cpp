// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/random.h"
#include "model/core/rounding.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>

using namespace stormglass;

namespace {

bool sameBits(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

} // namespace

class RoundingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Values of Python 3.11's round(), among them those that look like ties and are none.
    void agreesWithPython_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("digits");
        QTest::addColumn<double>("expected");
        QTest::newRow("tie to even down") << 0.5 << 0 << 0.0;
        QTest::newRow("tie to even up") << 1.5 << 0 << 2.0;
        QTest::newRow("exact tie 0.125") << 0.125 << 2 << 0.12;
        QTest::newRow("exact tie 0.375") << 0.375 << 2 << 0.38;
        QTest::newRow("2.675 lies below the tie") << 2.675 << 2 << 2.67;
        QTest::newRow("1.005 lies below the tie") << 1.005 << 2 << 1.0;
        QTest::newRow("0.00015 lies below the tie") << 0.00015 << 4 << 0.0001;
        QTest::newRow("0.00005 lies above the tie") << 0.00005 << 4 << 0.0001;
        QTest::newRow("5e-324") << 5e-324 << 4 << 0.0;
        QTest::newRow("negative") << -2.675 << 2 << -2.67;
        QTest::newRow("large") << 123456789012345.67 << 1 << 123456789012345.7;
        QTest::newRow("huge") << 1e300 << 4 << 1e300;
    }

    void agreesWithPython()
    {
        QFETCH(double, value);
        QFETCH(int, digits);
        QFETCH(double, expected);
        QVERIFY2(sameBits(roundDecimals(value, digits), expected),
                 qPrintable(QString::number(roundDecimals(value, digits), 'g', 17)));
        QVERIFY(sameBits(roundDecimalsByText(value, digits), expected));
    }

    void keepsSignedZeroAndNonFinite()
    {
        QVERIFY(std::signbit(roundDecimals(-0.00001, 4)));
        QVERIFY(std::isnan(roundDecimals(std::numeric_limits<double>::quiet_NaN(), 4)));
        QVERIFY(std::isinf(roundDecimals(std::numeric_limits<double>::infinity(), 4)));
    }

    /// Any bits, any digits: the fast path against the plain one.
    void fastEqualsTextOnRandomBits()
    {
        Random random(1);
        for (int i = 0; i < 1'000'000; ++i) {
            const double value = std::bit_cast<double>(random.next());
            const int digits = static_cast<int>(random.next() % 7);
            if (std::isfinite(value) &&
                !sameBits(roundDecimals(value, digits), roundDecimalsByText(value, digits))) {
                QFAIL(qPrintable(QString::number(value, 'g', 17)));
            }
        }
    }

    /// Where it matters: values of the model's size, and neighbours of decimal ties.
    void fastEqualsTextNearTies()
    {
        Random random(2);
        for (int i = 0; i < 2'000'000; ++i) {
            const int digits = i % 2 == 0 ? 4 : 1;
            const double scale = digits == 4 ? 1e4 : 10.0;
            double value = random.uniform(0.0, 1e6) / 1e5;
            if (i % 3 != 0) {
                value = (std::floor(random.uniform(0.0, 1e5)) + 0.5) / scale;
            }
            if (i % 3 == 2) {
                value = std::nextafter(value, random.uniform() < 0.5 ? 0.0 : 1e9);
            }
            if (!sameBits(roundDecimals(value, digits), roundDecimalsByText(value, digits))) {
                QFAIL(qPrintable(QString::number(value, 'g', 17)));
            }
        }
    }

    void significantDigitsGoTheAskedWay()
    {
        QCOMPARE(significantDown(15.6757, 3), 15.6);
        QCOMPARE(significantUp(15.6757, 3), 15.7);
        QCOMPARE(significantDown(-24.3192, 3), -24.4);
        QCOMPARE(significantUp(-24.3192, 3), -24.3);
        QCOMPARE(significantDown(24.3, 3), 24.3); // what is short enough stays
        QCOMPARE(significantUp(24.3, 3), 24.3);
        QCOMPARE(significantDown(0.29, 2), 0.29); // 0.29 · 100 is below 29
        QCOMPARE(significantDown(475003.0, 3), 475000.0);
        QCOMPARE(significantUp(475003.0, 3), 476000.0);
        QCOMPARE(significantUp(0.9999, 2), 1.0);
        QCOMPARE(significantDown(0.0, 3), 0.0);
    }

    /// Never past the value, never a whole digit away from it, and the same when done again.
    void significantDigitsNeverPassTheValue()
    {
        Random random(3);
        for (int i = 0; i < 200'000; ++i) {
            const double value =
                (i % 2 == 0 ? 1.0 : -1.0) * std::pow(10.0, random.uniform(-12.0, 12.0));
            const int digits = 1 + i % 6;
            const double down = significantDown(value, digits);
            const double up = significantUp(value, digits);
            const double unit =
                std::pow(10.0, std::floor(std::log10(std::abs(value))) + 1.0 - digits);
            QVERIFY(down <= value && value <= up);
            QVERIFY(value - down <= unit * 1.0001 && up - value <= unit * 1.0001);
            QCOMPARE(significantDown(down, digits), down);
            QCOMPARE(significantUp(up, digits), up);
        }
    }
};

QTEST_GUILESS_MAIN(RoundingTest)
#include "tst_rounding.moc"
