// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/evidence_layout.h"

#include <QTest>

using namespace stormglass::ui;

namespace {

const QSize card(300, 200);
constexpr int gap = 12;
const ChartArrangement twoRows{{"a", "b"}, {"c", "d", "e"}};

} // namespace

class EvidenceLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allRowsWhereThereIsRoom()
    {
        const EvidenceTabs tabs = evidenceTabs(twoRows, {3 * 300 + 2 * gap, 412}, card, gap);
        QCOMPARE(tabs, EvidenceTabs{twoRows});
    }

    void aTabForEachRowWhereTheHeightIsShort()
    {
        const EvidenceTabs tabs = evidenceTabs(twoRows, {3 * 300 + 2 * gap, 411}, card, gap);
        QCOMPARE(tabs, (EvidenceTabs{{twoRows[0]}, {twoRows[1]}}));
    }

    void aTabForEachChartWhereTheWidthIsShort()
    {
        const EvidenceTabs tabs = evidenceTabs(twoRows, {3 * 300 + 2 * gap - 1, 900}, card, gap);
        QCOMPARE(tabs, (EvidenceTabs{{twoRows[0]}, {{"c"}}, {{"d"}}, {{"e"}}}));
        QCOMPARE(evidenceTabs(twoRows, {300, 900}, card, gap),
                 (EvidenceTabs{{{"a"}}, {{"b"}}, {{"c"}}, {{"d"}}, {{"e"}}}));
    }

    void oneRowNeedsNoTabsHoweverLow()
    {
        const ChartArrangement row{{"a", "b"}};
        QCOMPARE(evidenceTabs(row, {612, 10}, card, gap), EvidenceTabs{row});
        QCOMPARE(evidenceTabs(row, {611, 10}, card, gap).size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(EvidenceLayoutTest)
#include "tst_evidence_layout.moc"
