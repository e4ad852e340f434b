// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/quantity.h"

#include <QTest>

using namespace stormglass;

class QuantityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsValueAndUnit()
    {
        QCOMPARE(quantityText(0.05, units::percent), std::string("5 %"));
        QCOMPARE(quantityText(0.07, units::percent), std::string("7 %"));
        QCOMPARE(quantityText(40.0, units::eventsPerMinute), std::string("40 events/min"));
        QCOMPARE(quantityText(12.0, units::none), std::string("12"));
    }

    void readsWhatPeopleType_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("percent");
        QTest::addColumn<double>("value");
        QTest::newRow("percent sign") << std::string("5 %") << true << 0.05;
        QTest::newRow("no space") << std::string("5%") << true << 0.05;
        QTest::newRow("bare") << std::string("5") << true << 0.05;
        QTest::newRow("a third of a point") << std::string("0.3 %") << true << 0.003;
        QTest::newRow("the fraction itself") << std::string("0.05") << true << 0.05;
        QTest::newRow("large K") << std::string("2.5K") << false << 2500.0;
        QTest::newRow("a minute") << std::string("40/min") << false << 40.0;
        QTest::newRow("thousands") << std::string("2.5k") << false << 2500.0;
        QTest::newRow("millions with unit") << std::string("1M events/min") << false << 1e6;
        QTest::newRow("unit") << std::string("40 events/min") << false << 40.0;
    }

    void readsWhatPeopleType()
    {
        QFETCH(std::string, text);
        QFETCH(bool, percent);
        QFETCH(double, value);
        const auto read = parseQuantity(text, percent ? units::percent : units::eventsPerMinute);
        QVERIFY(read.ok());
        QCOMPARE(read.value(), value);
    }

    /// Every tenth of a percent must read back as the double that the fraction is.
    void percentReadsBackExactly()
    {
        for (int i = 0; i <= 1000; ++i) {
            const double value = i / 1000.0;
            const auto read = parseQuantity(quantityText(value, units::percent), units::percent);
            QVERIFY(read.ok());
            QVERIFY2(read.value() == value, quantityText(value, units::percent).c_str());
        }
    }

    void refusesTheRest()
    {
        for (const char* text : {"", "%", "five", "5 events/min", "k", "nan %", "1e308k"}) {
            QVERIFY2(!parseQuantity(text, units::percent).ok(), text);
        }
        QVERIFY(!parseQuantity("5 %", units::eventsPerMinute).ok());
    }
};

QTEST_GUILESS_MAIN(QuantityTest)
#include "tst_quantity.moc"
