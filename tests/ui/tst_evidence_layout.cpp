// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/evidence_layout.h"

#include <QTest>

using namespace stormglass::ui;

namespace {

constexpr int gap = 12;
const EvidenceMeasures measures{.card = {300, 200}, .narrow = 200, .gap = gap, .tabBar = 30};
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

    void fourInARowMayBeNarrower()
    {
        const ChartArrangement rows{{"a", "b", "c", "d"}, {"e", "f", "g"}};
        const int width = 3 * 300 + 2 * gap; // more than the four need
        QCOMPARE(evidenceTabs(rows, {width, 412}, measures), EvidenceTabs{rows});
        const ChartArrangement four{rows[0]};
        QCOMPARE(evidenceTabs(four, {4 * 200 + 3 * gap, 200}, measures), EvidenceTabs{four});
    }

    void aLongRowIsBrokenWhereItDoesNotFit()
    {
        const ChartArrangement four{{"a", "b", "c", "d"}};
        const ChartArrangement halves{{"a", "b"}, {"c", "d"}};
        const int width = 4 * 200 + 3 * gap - 1;
        QCOMPARE(evidenceTabs(four, {width, 412}, measures), EvidenceTabs{halves});
        QCOMPARE(evidenceTabs(four, {width, 411}, measures),
                 (EvidenceTabs{{halves[0]}, {halves[1]}}));
        QCOMPARE(evidenceTabs({{"a", "b", "c", "d", "e"}}, {3 * 300 + 2 * gap, 412}, measures),
                 (EvidenceTabs{{{"a", "b", "c"}, {"d", "e"}}}));
        QCOMPARE(evidenceTabs(four, {611, 900}, measures).size(), std::size_t{4});
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
