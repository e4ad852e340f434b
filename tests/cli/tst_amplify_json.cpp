// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What amplify --json says beyond the note, held against values worked out elsewhere.

#include "tests/cli/run_command.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace stormglass;
using namespace Qt::StringLiterals;

namespace {

QJsonObject amplify(const QString& flags)
{
    std::vector<std::string> arguments{"amplify", "--json"};
    const QStringList words = flags.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words) {
        arguments.push_back(word.toStdString());
    }
    return cli::json(cli::runCommand(arguments));
}

bool near(const QJsonValue& value, double expected, double tolerance)
{
    return value.isDouble() && std::abs(value.toDouble() - expected) <= tolerance;
}

const auto storm = u"--events-per-minute 40"_s;
const auto cliff = u"--events-per-minute 35 --calls-per-event 1 --miss-rate 0.3"_s;

} // namespace

class AmplifyJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStormIsExact()
    {
        const QJsonObject object = amplify(storm);
        const QJsonValue exact = object[u"equilibria"_s];
        QCOMPARE(exact[u"regime"_s].toString(), u"storm"_s);
        QCOMPARE(exact[u"verdict"_s].toString(), u"collapsed"_s);
        QVERIFY(near(exact[u"settles_at"_s], 0.9351319424713515, 1e-15));
        QVERIFY(near(exact[u"collapses_to"_s], 0.9351319424713515, 1e-15));
        QVERIFY(exact[u"tipping_miss_rate"_s].isNull());
        QCOMPARE(exact[u"load"_s].toDouble(), 2.4);
        QVERIFY(near(exact[u"tips_at_load"_s], 0.9500, 5e-5));
        QVERIFY(near(exact[u"returns_at_load"_s], 0.9408, 5e-5));
        const QJsonArray points = exact[u"points"_s].toArray();
        QCOMPARE(points.size(), 1);
        QCOMPARE(points[0][u"stability"_s].toString(), u"stable"_s);
        QVERIFY(near(points[0][u"miss_rate"_s], 0.9351319424713515, 1e-15));
    }

    void theStormHasDistancesAndSafeRates()
    {
        const QJsonObject object = amplify(storm);
        const QJsonValue headroom = object[u"headroom"_s];
        QVERIFY(near(headroom[u"events_per_minute"_s][u"tips"_s], -24.17, 0.005));
        QVERIFY(near(headroom[u"events_per_minute"_s][u"returns"_s], -24.32, 0.005));
        QVERIFY(near(headroom[u"calls_per_event"_s][u"tips"_s], 1.1875 - 3.0, 5e-5));
        QVERIFY(near(headroom[u"calls_per_event"_s][u"returns"_s], 1.1760 - 3.0, 1e-4));
        QVERIFY(headroom[u"miss_rate"_s][u"tips"_s].isNull());
        QVERIFY(headroom[u"miss_rate"_s][u"returns"_s].isNull());
        QVERIFY(near(headroom[u"tier_per_minute"_s][u"tips"_s], 76.315, 1e-9));
        QVERIFY(near(headroom[u"tier_per_minute"_s][u"returns"_s], 120.0 / 0.9408457 - 50, 1e-4));
        const QJsonValue safe = object[u"safe_events_per_minute"_s];
        QVERIFY(near(safe[u"tips"_s], 15.83, 0.005));
        QVERIFY(near(safe[u"returns"_s], 15.68, 0.005));
        QVERIFY(near(safe[u"four_deliveries"_s], 50.0 / 12.0, 1e-14));
        QCOMPARE(object[u"methods"_s], QJsonValue(QJsonArray()));
        QCOMPARE(object[u"slack"_s][u"disable"_s].toString(), u"under"_s);
        QCOMPARE(object[u"slack"_s][u"events_per_hour"_s].toDouble(), 2400.0);
    }

    void theHiddenCliffHasThreePoints()
    {
        const QJsonValue exact = amplify(cliff)[u"equilibria"_s];
        QCOMPARE(exact[u"regime"_s].toString(), u"bistable"_s);
        QCOMPARE(exact[u"verdict"_s].toString(), u"bistable"_s);
        QVERIFY(near(exact[u"tipping_miss_rate"_s], 0.3255, 5e-5));
        QVERIFY(near(exact[u"collapses_to"_s], 0.8553, 5e-5));
        QStringList stabilities;
        const QJsonArray points = exact[u"points"_s].toArray();
        for (const QJsonValue& point : points) {
            stabilities << point[u"stability"_s].toString();
        }
        QCOMPARE(stabilities, (QStringList{u"stable"_s, u"unstable"_s, u"stable"_s}));
        QCOMPARE(points[0][u"miss_rate"_s].toDouble(), 0.3);
    }

    void besideTheFoldTheWalkAndTheEndDiffer()
    {
        const QJsonObject object = amplify(u"--events-per-minute 47.51 --calls-per-event 1"_s);
        QCOMPARE(object[u"loop"_s][u"verdict"_s].toString(), u"stable"_s);
        QVERIFY(near(object[u"equilibria"_s][u"settles_at"_s], 0.41999, 5e-6));
        QCOMPARE(object[u"equilibria"_s][u"verdict"_s].toString(), u"elevated"_s);
    }

    void whatDoesNotExistIsNull()
    {
        const QJsonObject cut = amplify(storm + u" --ack first"_s);
        QVERIFY(cut[u"equilibria"_s][u"tips_at_load"_s].isNull());
        QVERIFY(cut[u"equilibria"_s][u"returns_at_load"_s].isNull());
        QVERIFY(cut[u"safe_events_per_minute"_s][u"returns"_s].isNull());
        QVERIFY(cut[u"headroom"_s][u"events_per_minute"_s][u"tips"_s].isNull());
        const QJsonObject idle = amplify(storm + u" --calls-per-event 0"_s);
        QVERIFY(idle[u"safe_events_per_minute"_s][u"four_deliveries"_s].isNull());
    }

    void aProfileHasEveryMethodsShare()
    {
        const QJsonArray methods =
            amplify(storm +
                    u" --method chat.update=1 --method users.info=2@100 --method my.own=1"_s)
                [u"methods"_s]
                    .toArray();
        QCOMPARE(methods.size(), 3);
        QCOMPARE(methods[0][u"method"_s].toString(), u"chat.update"_s);
        QCOMPARE(methods[0][u"calls"_s].toDouble(), 1.0);
        QCOMPARE(methods[0][u"tier_per_minute"_s].toDouble(), 50.0);
        QVERIFY(near(methods[0][u"share_percent"_s], 84.21, 1e-9));
        QCOMPARE(methods[0][u"published"_s].toString(), u"Tier 3, 50+ a minute"_s);
        QCOMPARE(methods[1][u"tier_per_minute"_s].toDouble(), 100.0);
        QVERIFY(near(methods[1][u"share_percent"_s], 84.21, 1e-9));
        QVERIFY(methods[2][u"published"_s].isNull());
    }

    /// A profile of one method with the plain numbers is the plain load.
    void oneRowChangesNothing()
    {
        QJsonObject plain = amplify(storm);
        QJsonObject row = amplify(storm + u" --method chat.update=3@50"_s);
        for (QJsonObject* object : {&plain, &row}) {
            object->remove(u"inputs"_s);
            object->remove(u"methods"_s);
        }
        QVERIFY(!plain.isEmpty());
        QCOMPARE(row, plain);
    }
};

QTEST_GUILESS_MAIN(AmplifyJson)
#include "tst_amplify_json.moc"
