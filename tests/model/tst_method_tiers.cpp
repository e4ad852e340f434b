// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/method_tiers.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace stormglass::amplification;
using namespace Qt::StringLiterals;

namespace {

char letterOf(const QString& label)
{
    if (label.startsWith(u"Tier"_s)) {
        return label.at(label.startsWith(u"Tier "_s) ? 5 : 4).toLatin1();
    }
    if (label.startsWith(u"Special"_s)) {
        return 's';
    }
    return label.startsWith(u"1200"_s) ? '+' : '-';
}

} // namespace

class MethodTiersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTableIsSortedAndComplete()
    {
        const auto methods = documentedMethods();
        QCOMPARE(methods.size(), std::size_t{356});
        QVERIFY(std::ranges::is_sorted(methods, {}, &MethodTier::method));
        for (const MethodTier& method : methods) {
            QCOMPARE(findMethod(method.method), &method);
        }
        QVERIFY(findMethod("chat.updat") == nullptr);
        QVERIFY(findMethod("") == nullptr);
        QVERIFY(findMethod("zzz") == nullptr);
    }

    void floorsAreTheDocumentedOnes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("floor");
        QTest::addColumn<QString>("text");
        QTest::newRow("tier 3") << u"chat.update"_s << 50.0 << u"Tier 3, 50+ a minute"_s;
        QTest::newRow("tier 4") << u"users.info"_s << 100.0 << u"Tier 4, 100+ a minute"_s;
        QTest::newRow("disagree") << u"users.conversations"_s << 50.0
                                  << u"Tier 3, 50+ a minute (the Java SDK plans with Tier 2, 20+ a "
                                     u"minute)"_s;
        QTest::newRow("number") << u"admin.analytics.messages.metadata"_s << 1200.0
                                << u"1200 a minute"_s;
        QTest::newRow("special") << u"chat.postMessage"_s << 0.0 << u"special limits, no number"_s;
    }

    void floorsAreTheDocumentedOnes()
    {
        QFETCH(QString, name);
        QFETCH(double, floor);
        QFETCH(QString, text);
        const MethodTier* method = findMethod(name.toStdString());
        QVERIFY(method != nullptr);
        QCOMPARE(documentedFloor(*method).value_or(0.0), floor);
        QCOMPARE(QString::fromStdString(tierText(*method)), text);
    }

    void cellsShowTheFloorAndBothSources_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::newRow("agree") << u"chat.update"_s << u"50 (Tier 3)"_s;
        QTest::newRow("documented only") << u"apps.activities.list"_s << u"50 (Tier 3)"_s;
        QTest::newRow("disagree") << u"users.conversations"_s << u"50 (Tier 3; SDK 20)"_s;
        QTest::newRow("special") << u"apps.event.authorizations.list"_s
                                 << u"100 (special; SDK Tier 4)"_s;
        QTest::newRow("undocumented") << u"channels.archive"_s << u"20 (SDK Tier 2)"_s;
        QTest::newRow("number") << u"admin.analytics.messages.metadata"_s << u"1200"_s;
        QTest::newRow("no number") << u"chat.postMessage"_s << u""_s;
    }

    void cellsShowTheFloorAndBothSources()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        const MethodTier* method = findMethod(name.toStdString());
        QVERIFY(method != nullptr);
        QCOMPARE(QString::fromStdString(floorText(*method)), text);
    }

    /// The published table beside the checkout, where there is one.
    void equalsThePublishedTable()
    {
        QFile file(u"" STORMGLASS_SHARED_DIR "/data/method_tiers.csv"_s);
        if (!file.open(QIODevice::ReadOnly)) {
            QSKIP("there is no shared folder beside the checkout");
        }
        file.readLine();
        int compared = 0;
        while (!file.atEnd()) {
            const QStringList cells = QString::fromUtf8(file.readLine()).split(u',');
            const MethodTier* method = findMethod(cells.at(0).toStdString());
            QVERIFY2(method != nullptr, qPrintable(cells.at(0)));
            QCOMPARE(method->documented, letterOf(cells.at(1)));
            QCOMPARE(method->sdk, letterOf(cells.at(2)));
            ++compared;
        }
        QCOMPARE(compared, 356);
    }
};

QTEST_GUILESS_MAIN(MethodTiersTest)
#include "tst_method_tiers.moc"
