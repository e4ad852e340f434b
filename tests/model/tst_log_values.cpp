// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/log_values.h"

#include <QDateTime>
#include <QTest>
#include <rapidcheck.h>

#include <charconv>
#include <cstdio>

using namespace stormglass::sampling;

class LogValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aZeroHasNoSign()
    {
        for (const char* text : {"-0", "-0.0", "-0ms"}) {
            QVERIFY2(!std::signbit(logDuration(text, 1.0).value()), text);
        }
    }

    void times_data()
    {
        QTest::addColumn<qint64>("microseconds");
        const auto row = [](const char* text, qint64 microseconds) {
            QTest::newRow(text) << microseconds;
        };
        row("2026-11-30T08:02:41Z", 1'796'025'761'000'000);
        row("2026-11-30T08:02:41.25Z", 1'796'025'761'250'000);
        row("2026-11-30T08:02:41,123456789z", 1'796'025'761'123'456);
        row("2026-11-30 08:02:41", 1'796'025'761'000'000);
        row("2026-11-30t08:02", 1'796'025'720'000'000);
        row("2026-11-30T09:02:41+01:00", 1'796'025'761'000'000);
        row("2026-11-30T02:32:41-0530", 1'796'025'761'000'000);
        row("2026-11-30T09:02:41+01", 1'796'025'761'000'000);
        row("2024-02-29T00:00:00Z", 1'709'164'800'000'000);
        row("1970-01-01T00:00:00Z", 0);
        row("1796025761", 1'796'025'761'000'000);
        row("1796025761.000002", 1'796'025'761'000'002);
        row("1796025761.5", 1'796'025'761'500'000);
        row("1796025761250", 1'796'025'761'250'000);
        row("1796025761250.5", 1'796'025'761'250'500);
        row("1796025761250123", 1'796'025'761'250'123);
        row("1796025761250123000", 1'796'025'761'250'123);
        row("1.796025761e9", 1'796'025'761'000'000);
        row("0", 0);
    }

    void times()
    {
        QFETCH(qint64, microseconds);
        const auto time = logTime(QTest::currentDataTag());
        QVERIFY(time.has_value());
        QCOMPARE(static_cast<qint64>(*time), microseconds);
    }

    void noTimes()
    {
        for (const char* text : {"",
                                 "soon",
                                 "-1",
                                 "nan",
                                 "inf",
                                 "1e30",
                                 "2026-11-30",
                                 "2026-13-01T00:00:00Z",
                                 "2026-02-29T00:00:00Z",
                                 "2026-11-30T24:00:00Z",
                                 "2026-11-30T08:60:00Z",
                                 "2026-11-30T08:02:61Z",
                                 "2026-11-30T08:02:41.Z",
                                 "2026-11-30T08:02:41+1:00",
                                 "2026-11-30T08:02:41+01:",
                                 "2026-11-30T08:02:41 GMT",
                                 "2026-11-30T08:02:41Zx",
                                 "1969-12-31T23:59:59Z",
                                 "30/Nov/2026:08:02:41 +0000",
                                 "1796025761.x",
                                 "99999999999999999999999",
                                 "2026-11-30T08:02:41+24:00",
                                 " 1796025761"}) {
            QVERIFY2(!logTime(text).has_value(), text);
        }
    }

    void isoTimesEqualQtsReading()
    {
        QVERIFY(rc::check([] {
            const auto milliseconds = *rc::gen::inRange<qint64>(0, 4'102'444'800'000);
            const auto minutesEast = *rc::gen::inRange(-14 * 60, 14 * 60 + 1);
            const QDateTime time =
                QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::OffsetFromUTC, minutesEast * 60);
            const QByteArray text = time.toString(Qt::ISODateWithMs).toLatin1();
            // A wall clock before 1970 is one only west of Greenwich.
            RC_PRE(time.date().year() >= 1970);
            RC_ASSERT(logTime(text.toStdString()) == std::optional(milliseconds * 1000));
        }));
    }

    void durations()
    {
        QCOMPARE(logDuration("412.7", 1.0), std::optional(412.7));
        QCOMPARE(logDuration("0.004", 1000.0), std::optional(4.0));
        QCOMPARE(logDuration("250ms", 1000.0), std::optional(250.0));
        QCOMPARE(logDuration("1.5 s", 1.0), std::optional(1500.0));
        QCOMPARE(logDuration("1500us", 1.0), std::optional(1.5));
        QCOMPARE(logDuration("1500µs", 1.0), std::optional(1.5));
        QCOMPARE(logDuration("2000000ns", 1.0), std::optional(2.0));
        QCOMPARE(logDuration("1e3", 1.0), std::optional(1000.0));
        for (const char* text :
             {"", "-1", "fast", "nan", "inf", "1..2", "ms", "1,5", "0.1, 0.2", "1e308s"}) {
            QVERIFY2(!logDuration(text, 1.0).has_value(), text);
        }
    }

    /// The short way of reading decimals equals the standard library's, bit for bit.
    void decimalsEqualTheLibrarys()
    {
        QVERIFY(rc::check([] {
            const auto digits = *rc::gen::inRange<std::int64_t>(0, 999'999'999'999'999);
            const auto decimals = *rc::gen::inRange(0, 9);
            std::array<char, 64> text{};
            const int length = std::snprintf(text.data(), text.size(), "%.*f", decimals,
                                             static_cast<double>(digits) / 1e6);
            const std::string_view written(text.data(), static_cast<std::size_t>(length));
            double expected = 0.0;
            std::from_chars(written.data(), written.data() + written.size(), expected);
            RC_ASSERT(logDuration(written, 1.0) == std::optional(expected));
        }));
    }

    void counts()
    {
        QCOMPARE(logCount("0"), std::optional<std::int32_t>(0));
        QCOMPARE(logCount("404"), std::optional<std::int32_t>(404));
        QCOMPARE(logCount("2.0"), std::optional<std::int32_t>(2));
        QCOMPARE(logCount("999999999"), std::optional<std::int32_t>(999'999'999));
        QCOMPARE(logCount("1000000000"), std::optional<std::int32_t>(1'000'000'000));
        for (const char* text :
             {"", "-1", "2.5", "x", "1x", "1000000001", "99999999999999", "+1", "true", "0x10"}) {
            QVERIFY2(!logCount(text).has_value(), text);
        }
    }

    void blanks()
    {
        for (const char* text : {"", "-", "null", "None"}) {
            QVERIFY2(isBlank(text), text);
        }
        for (const char* text : {"0", "--", "no", "nil!"}) {
            QVERIFY2(!isBlank(text), text);
        }
    }
};

QTEST_GUILESS_MAIN(LogValues)
#include "tst_log_values.moc"
