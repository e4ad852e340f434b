// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/picked_windows.h"

#include <QTest>

using namespace stormglass;
using namespace stormglass::chain;

namespace {

constexpr std::size_t rows = 60;

const MeasuredWindows found = windowsAround({20, 40}, rows);

Stretch trouble(double from, double to)
{
    return {.from = from, .to = to, .role = StretchRole::Subject};
}

Stretch usual(double from, double to)
{
    return {.from = from, .to = to, .role = StretchRole::Reference};
}

std::string refusal(const MeasuredWindows& now, const Stretch& picked)
{
    const auto windows = windowsPicked(now, picked, rows);
    return windows ? std::string() : windows.problem().what;
}

} // namespace

class PickedWindowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRowsWithinAreTaken()
    {
        QCOMPARE(windowsPicked(found, trouble(9.5, 30.2), rows).value(),
                 windowsAround({9, 30}, rows));
        QCOMPARE(windowsPicked(found, usual(5.0, 12.0), rows).value().before, (RowRange{4, 12}));
        QCOMPARE(windowsPicked(found, trouble(-3.0, 4.5), rows).value().during, (RowRange{0, 4}));
        QCOMPARE(windowsPicked(found, trouble(60.0, 900.0), rows).value().during,
                 (RowRange{59, 60}));
    }

    void aStretchWithoutRowsIsRefused()
    {
        for (const Stretch& picked : {trouble(60.5, 300.0), trouble(-4.0, 0.9), trouble(7.2, 7.8),
                                      usual(61.0, 70.0), usual(7.2, 7.8)}) {
            QVERIFY(refusal(found, picked).find("no row was measured") != std::string::npos);
        }
        QVERIFY(refusal(found, trouble(7.0, 7.8)).empty());
    }

    /// What was chosen to compare with stays while it ends before the trouble.
    void aNewTroubleLeavesTheOtherWindows()
    {
        MeasuredWindows chosen = found;
        chosen.before = {5, 15};
        chosen.otherRegime = {45, 55};
        const MeasuredWindows moved = windowsPicked(chosen, trouble(26.0, 42.0), rows).value();
        QCOMPARE(moved, (MeasuredWindows{{5, 15}, {25, 42}, {42, 60}, {45, 55}}));
        QCOMPARE(windowsPicked(chosen, trouble(16.0, 45.0), rows).value(),
                 (MeasuredWindows{{5, 15}, {15, 45}, {45, 60}, {45, 55}}));
    }

    void whatDoesNotFitANewTroubleGoes()
    {
        MeasuredWindows chosen = found;
        chosen.before = {5, 15};
        chosen.otherRegime = {45, 55};
        QCOMPARE(windowsPicked(chosen, trouble(15.0, 46.0), rows).value(),
                 windowsAround({14, 46}, rows));
        // All rows before the one are not all before the other.
        QCOMPARE(windowsPicked(found, trouble(30.0, 40.0), rows).value().before, (RowRange{0, 29}));
    }

    void whatItIsComparedWithEndsBeforeTheTrouble()
    {
        QVERIFY(refusal(found, usual(1.0, 20.0)).empty());
        QVERIFY(refusal(found, usual(1.0, 21.0)).find("must end before the trouble begins") !=
                std::string::npos);
        QVERIFY(refusal(windowsAround({0, 20}, rows), usual(30.0, 40.0)).find("first row") !=
                std::string::npos);
    }

    void withoutATroubleThereIsNothingToCompareWith()
    {
        const MeasuredWindows calm = windowsAround({}, rows);
        QVERIFY(refusal(calm, usual(1.0, 20.0)).find("no trouble yet") != std::string::npos);
        QCOMPARE(windowsPicked(calm, trouble(21.0, 40.0), rows).value(), found);
    }
};

QTEST_GUILESS_MAIN(PickedWindowsTest)
#include "tst_picked_windows.moc"
