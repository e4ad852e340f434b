// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/evidence_layout.h"

#include <QTest>

using namespace stormglass::ui;

namespace {

constexpr int gap = 12;
const EvidenceMeasures measures{.card = {300, 200}, .gap = gap, .tabBar = 30};
const ChartArrangement twoRows{{"a", "b"}, {"c", "d", "e"}};

} // namespace

class EvidenceLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allRowsWhereThereIsRoom()
    {
        const EvidenceTabs tabs = evidenceTabs(twoRows, {3 * 300 + 2 * gap, 412}, measures);
        QCOMPARE(tabs, EvidenceTabs{twoRows});
    }

    void aTabForEachRowWhereTheHeightIsShort()
    {
        const EvidenceTabs tabs = evidenceTabs(twoRows, {3 * 300 + 2 * gap, 411}, measures);
        QCOMPARE(tabs, (EvidenceTabs{{twoRows[0]}, {twoRows[1]}}));
    }

    void aTabForEachChartWhereTheWidthIsShort()
    {
        const EvidenceTabs tabs = evidenceTabs(twoRows, {3 * 300 + 2 * gap - 1, 900}, measures);
        QCOMPARE(tabs, (EvidenceTabs{{twoRows[0]}, {{"c"}}, {{"d"}}, {{"e"}}}));
        QCOMPARE(evidenceTabs(twoRows, {300, 900}, measures),
                 (EvidenceTabs{{{"a"}}, {{"b"}}, {{"c"}}, {{"d"}}, {{"e"}}}));
    }

    /// Three rows where two are high enough, the tabs counted in.
    void rowsShareATabWhileTheyFit()
    {
        const ChartArrangement threeRows{{"a", "b"}, {"c", "d"}, {"e"}};
        QCOMPARE(evidenceTabs(threeRows, {612, 442}, measures),
                 (EvidenceTabs{{threeRows[0], threeRows[1]}, {threeRows[2]}}));
        QCOMPARE(evidenceTabs(threeRows, {612, 441}, measures),
                 (EvidenceTabs{{threeRows[0]}, {threeRows[1]}, {threeRows[2]}}));
        QCOMPARE(evidenceTabs({{"a", "b", "c"}, {"d"}, {"e"}}, {612, 442}, measures),
                 (EvidenceTabs{{{"a"}}, {{"b"}}, {{"c"}}, {{"d"}, {"e"}}}));
    }

    void oneRowNeedsNoTabsHoweverLow()
    {
        const ChartArrangement row{{"a", "b"}};
        QCOMPARE(evidenceTabs(row, {612, 10}, measures), EvidenceTabs{row});
        QCOMPARE(evidenceTabs(row, {611, 10}, measures).size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(EvidenceLayoutTest)
#include "tst_evidence_layout.moc"
