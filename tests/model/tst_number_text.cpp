// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"
#include "model/core/random.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace stormglass;

class NumberTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shortestReadsBack()
    {
        Random random(3);
        for (int i = 0; i < 200'000; ++i) {
            const double value = std::bit_cast<double>(random.next());
            if (!std::isfinite(value)) {
                continue;
            }
            const auto back = parseNumber(shortestText(value));
            QVERIFY2(back.ok() && back.value() == value, shortestText(value).c_str());
        }
        QCOMPARE(shortestText(40.0), std::string("40"));
        QCOMPARE(shortestText(1e7), std::string("10000000"));
        QCOMPARE(shortestText(0.05), std::string("0.05"));
        QCOMPARE(shortestText(1e300), std::string("1e+300"));
        QCOMPARE(shortestText(-0.5), std::string("-0.5"));
    }

    void fixedRoundsLikePrintf()
    {
        Random random(4);
        for (int i = 0; i < 100'000; ++i) {
            const double value = random.uniform(-1e6, 1e6);
            QCOMPARE(QByteArray::fromStdString(fixedText(value, 2)),
                     QByteArray::number(value, 'f', 2));
        }
        QCOMPARE(fixedText(0.125, 2), std::string("0.12"));
    }

    void significantDropsWhatNobodyReads_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("digits");
        QTest::addColumn<std::string>("text");
        QTest::newRow("small rate") << 0.0022974 << 2 << std::string("0.0023");
        QTest::newRow("no zeros") << 50.0 << 6 << std::string("50");
        QTest::newRow("float noise") << 7.000000000000001 << 10 << std::string("7");
        QTest::newRow("digits before the point stay") << 123456.0 << 3 << std::string("123456");
        QTest::newRow("zero") << 0.0 << 3 << std::string("0");
        QTest::newRow("negative") << -0.05 << 3 << std::string("-0.05");
        QTest::newRow("tiny") << 1.5e-12 << 3 << std::string("1.5e-12");
    }

    void significantDropsWhatNobodyReads()
    {
        QFETCH(double, value);
        QFETCH(int, digits);
        QFETCH(std::string, text);
        QCOMPARE(significantText(value, digits), text);
    }

    void parseAccepts_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("plain") << std::string("40") << 40.0;
        QTest::newRow("spaces") << std::string(" 4.5\t") << 4.5;
        QTest::newRow("plus") << std::string("+3") << 3.0;
        QTest::newRow("exponent") << std::string("1e3") << 1000.0;
        QTest::newRow("no leading digit") << std::string(".5") << 0.5;
    }

    void parseAccepts()
    {
        QFETCH(std::string, text);
        QFETCH(double, value);
        const auto number = parseNumber(text);
        QVERIFY(number.ok());
        QCOMPARE(number.value(), value);
    }

    void parseRefuses_data()
    {
        QTest::addColumn<std::string>("text");
        for (const char* text : {"", " ", "abc", "nan", "NaN", "inf", "-inf", "infinity", "1e999",
                                 "1e-999", "4 0", "4,5", "0x10", "--3", "+-3", "+", "3..", "٣"}) {
            QTest::newRow(*text == '\0' ? "empty" : text) << std::string(text);
        }
    }

    void parseRefuses()
    {
        QFETCH(std::string, text);
        const auto number = parseNumber(text);
        QVERIFY(!number.ok());
        QVERIFY(!number.problem().what.empty());
    }
};

QTEST_GUILESS_MAIN(NumberTextTest)
#include "tst_number_text.moc"
