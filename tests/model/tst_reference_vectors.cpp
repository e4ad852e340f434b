// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The golden values in tests/golden/*.json were made by the note's own Python program. They are
// never regenerated from ours: a difference is our defect.

#include "model/amplification/observed_rate.h"
#include "model/amplification/retry_loop.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace stormglass::amplification;
using namespace Qt::StringLiterals;

namespace {

QJsonArray golden(const QString& name)
{
    QFile file(QStringLiteral(STORMGLASS_GOLDEN_DIR) + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array()
                                          : QJsonArray();
}

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

class ReferenceVectorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deliveries()
    {
        const QJsonArray cases = golden(u"deliveries.json"_s);
        QCOMPARE(cases.size(), 90);
        for (const QJsonValue& c : cases) {
            QVERIFY(deliveriesPerEvent(c[u"miss_rate"_s].toDouble(), c[u"max_retries"_s].toInt()) ==
                    c[u"deliveries_per_event"_s].toDouble());
        }
    }

    void demandAndLoop()
    {
        const QJsonArray cases = golden(u"amplification.json"_s);
        QCOMPARE(cases.size(), 355);
        for (const QJsonValue& c : cases) {
            const QJsonValue in = c[u"inputs"_s];
            const Load load{in[u"events_per_minute"_s].toDouble(),
                            in[u"calls_per_event"_s].toDouble(), in[u"miss_rate"_s].toDouble(),
                            in[u"tier_per_minute"_s].toDouble()};
            compareDemand(demand(load), c[u"demand"_s]);
            compareLoop(converge(load), c[u"loop"_s]);
            if (QTest::currentTestFailed()) {
                qWarning() << in;
                return;
            }
        }
    }

    void observedRates()
    {
        const QJsonArray cases = golden(u"observed_rate.json"_s);
        QCOMPARE(cases.size(), 60);
        for (const QJsonValue& c : cases) {
            std::vector<double> stamps;
            const QJsonArray texts = c[u"timestamps"_s].toArray();
            for (const QJsonValue& text : texts) {
                if (!text.toString().isEmpty()) { // as the reference, which drops empty ones
                    stamps.push_back(text.toString().toDouble());
                }
            }
            const ObservedRate rate = observedRate(stamps);
            const QJsonValue expected = c[u"rate"_s];
            QCOMPARE(rate.count, static_cast<std::int64_t>(expected[u"count"_s].toInt()));
            QVERIFY(rate.spanSeconds == expected[u"span_seconds"_s].toDouble());
            QVERIFY(rate.perMinute == expected[u"per_minute"_s].toDouble());
            QCOMPARE(bytes(rate.note), expected[u"note"_s].toString().toUtf8());
        }
    }

private:
    // QVERIFY with ==, not QCOMPARE: number for number, not nearly.
    static void compareDemand(const Demand& ours, const QJsonValue& expected)
    {
        QVERIFY(ours.deliveriesPerEvent == expected[u"deliveries_per_event"_s].toDouble());
        QVERIFY(ours.callsPerMinute == expected[u"calls_per_minute"_s].toDouble());
        QVERIFY(ours.budgetPerMinute == expected[u"budget_per_minute"_s].toDouble());
        QVERIFY(ours.sharePercent == expected[u"share_percent"_s].toDouble());
        QVERIFY(ours.throttledFraction == expected[u"throttled_fraction"_s].toDouble());
        QCOMPARE(bytes(word(ours.verdict)), expected[u"verdict"_s].toString().toUtf8());
    }

    static void compareLoop(const Loop& ours, const QJsonValue& expected)
    {
        QCOMPARE(bytes(word(ours.verdict)), expected[u"verdict"_s].toString().toUtf8());
        QCOMPARE(bytes(meaning(ours)), expected[u"detail"_s].toString().toUtf8());
        QVERIFY(ours.missRate == expected[u"miss_rate"_s].toDouble());
        QCOMPARE(ours.rounds, expected[u"rounds"_s].toInt());
        QVERIFY(ours.deliveriesPerEvent == expected[u"deliveries_per_event"_s].toDouble());
        const QJsonArray path = expected[u"path"_s].toArray();
        QCOMPARE(static_cast<qsizetype>(ours.path.size()), path.size());
        for (qsizetype i = 0; i < path.size(); ++i) {
            QVERIFY(ours.path[static_cast<std::size_t>(i)] == path[i].toDouble());
        }
    }
};

QTEST_GUILESS_MAIN(ReferenceVectorsTest)
#include "tst_reference_vectors.moc"
