// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A real export with its texts removed, read only where it lies beside the checkout. The expected
// values were computed by an independent script over the raw rows.

#include "model/sampling/export_reader.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::sampling;
using namespace Qt::StringLiterals;

class CommunityExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratesAreRight()
    {
        const QString folder = QStringLiteral(STORMGLASS_SHARED_DIR) + u"/data/export-community"_s;
        if (!QDir(folder).exists()) {
            QSKIP("the community export is not beside this checkout");
        }
        const auto outcome = readExport(folder);
        QVERIFY(outcome.ok());
        const MessageRates& rates = outcome.value();
        QCOMPARE(rates.observed.count, 1382);
        QCOMPARE(rates.observed.spanSeconds, 36092690.2);
        QCOMPARE(rates.observed.perMinute, 0.0); // as the reference rounds it
        QCOMPARE(rates.unionPerMinute, 0.0022974181046037595);
        QCOMPARE(rates.sumPerMinute, 0.736019274311453);
        QCOMPARE(rates.busiestMinute, 9);
        QCOMPARE(rates.channels.size(), std::size_t{16});
        const auto general = std::ranges::find(rates.channels, "general", &ChannelRate::name);
        QVERIFY(general != rates.channels.end());
        QCOMPARE(general->count, 476);
        QCOMPARE(general->joins, 71);
        QCOMPARE(general->busiestMinute, 8);
        QCOMPARE(general->perMinute, 0.0007912959607752457);
        QCOMPARE(rates.p95Minute, 0);
        const HourCounts byHour{105, 78, 84,  62, 44,  49,  9,   6,  0,  2,  0,  10,
                                24,  20, 145, 71, 121, 110, 105, 65, 64, 89, 50, 69};
        QCOMPARE(rates.byHour, byHour);
        QCOMPARE(general->byHour[18], 52);
        QCOMPARE(rates.repeated, RepeatedMessages());
        QVERIFY(!rates.partial);
    }
};

QTEST_GUILESS_MAIN(CommunityExportTest)
#include "tst_community_export.moc"
