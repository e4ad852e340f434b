// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/equilibria.h"
#include "model/amplification/headroom.h"
#include "model/amplification/repair.h"
#include "tests/model/plain_loop.h"

#include <QTest>

#include <cmath>
#include <string>

using namespace stormglass;
using namespace stormglass::amplification;

namespace {

constexpr Load storm{
    .eventsPerMinute = 40.0, .callsPerEvent = 3.0, .missRate = .05, .tierPerMinute = 50.0};

/// The reference's own rounds, from a collapsed loop: demand() rounds as the note does.
bool notesWalkComesBack(const Load& load)
{
    const double base = std::min(load.missRate, missRateCap);
    Load at = load;
    at.missRate = missRateCap;
    for (int round = 0; round < 20'000; ++round) {
        const double next = std::min(base + demand(at).throttledFraction, missRateCap);
        if (next == at.missRate) {
            break;
        }
        at.missRate = next;
    }
    return demand(at).throttledFraction == 0.0;
}

/// Whether the plain unrounded map, given rounds enough, is back where nothing is refused.
bool plainWalkComesBack(const Load& load, const Feedback& feedback)
{
    const PlainLoop plain(load, feedback);
    return plain.refused(plain.walk(missRateCap, 2'000'000)) == 0.0L;
}

struct Grid {
    LoadInput input;
    InputGrid grid;
};

const std::array grids{
    Grid{LoadInput::Events, {.1, {.1, 1000.0}}}, Grid{LoadInput::Calls, {.01, {.25, 12.0}}},
    Grid{LoadInput::Calls, {1.0, {0.0, 10'000.0}}}, Grid{LoadInput::MissRate, {.001, {0.0, .95}}},
    Grid{LoadInput::Tier, {1.0, {1.0, 600.0}}}};

} // namespace

class RepairTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStormOfTheNote()
    {
        QCOMPARE(*smallestRepair(storm, LoadInput::Calls, {.01, {.25, 12.0}}), 1.17);
        QCOMPARE(*smallestRepair(storm, LoadInput::Calls, {1.0, {.25, 12.0}}), 1.0);
        QCOMPARE(*smallestRepair(storm, LoadInput::Events, {.1, {.1, 1000.0}}), 15.6);
        // Told as a person would: 156 × 0.1 is a little more.
        QVERIFY(*smallestRepair(storm, LoadInput::Events, {.1, {.1, 1000.0}}) == 15.6);
        QCOMPARE(*smallestRepair(storm, LoadInput::Events, {1.0, {.1, 1000.0}}), 15.0);
        QCOMPARE(*smallestRepair(storm, LoadInput::Tier, {1.0, {1.0, 600.0}}), 128.0);
        QVERIFY(!smallestRepair(storm, LoadInput::MissRate, {.001, {0.0, .95}}));
    }

    void rangesAreKept()
    {
        QVERIFY(!smallestRepair(storm, LoadInput::Calls, {.01, {1.175, 12.0}}));
        QCOMPARE(*smallestRepair(storm, LoadInput::Calls, {.01, {1.17, 12.0}}), 1.17);
        QCOMPARE(*smallestRepair(storm, LoadInput::Calls, {.25, {.25, .8}}), .75);
        QVERIFY(!smallestRepair(storm, LoadInput::Tier, {1.0, {1.0, 127.0}}));
        QVERIFY(!smallestRepair(storm, LoadInput::Calls, {1.0, {.25, .75}}));
    }

    /// A quiet loop that would not come back has a repair, a calm one and a cut one have none.
    void whatNeedsARepair()
    {
        const Load hidden{35.0, 1.0, .30, 50.0};
        QCOMPARE(*smallestRepair(hidden, LoadInput::Events, {1.0, {1.0, 1000.0}}), 32.0);
        QVERIFY(!smallestRepair({30.0, 1.0, .30, 50.0}, LoadInput::Events, {1.0, {1.0, 1e3}}));
        const Feedback first{.acknowledge = Acknowledge::First};
        QVERIFY(!smallestRepair(storm, LoadInput::Calls, {.01, {.25, 12.0}}, first));
        QVERIFY(comesBack(storm, first) && !comesBack(storm));
    }

    /// The note's four decimals make a plateau where the unrounded loop just passes.
    void theRoundedWalkCountsToo()
    {
        const double edge = *edgeValues(storm, LoadInput::Calls).returns;
        const Load justBelow = withValue(storm, LoadInput::Calls, edge - 1e-7);
        QCOMPARE(equilibria(justBelow).regime, Regime::Calm);
        QVERIFY(!notesWalkComesBack(justBelow));
        QVERIFY(!comesBack(justBelow));
        const double repaired = *smallestRepair(storm, LoadInput::Calls, {1e-7, {.25, 12.0}});
        QVERIFY(repaired < edge - 1e-6);
        QVERIFY(notesWalkComesBack(withValue(storm, LoadInput::Calls, repaired)));
        QVERIFY(!notesWalkComesBack(withValue(storm, LoadInput::Calls, repaired + 1e-7)));
    }

    /// And the other way round: four decimals step over a narrow window that is there all the same.
    void theUnroundedLoopCountsToo()
    {
        Random random(41);
        const auto lowerEdge = [](const Load& load, const Feedback& feedback) {
            return *equilibria(load, feedback).returnsAtLoad;
        };
        for (int loop = 0; loop < 50'000; ++loop) {
            const AnyLoop any = anyLoop(random, lowerEdge);
            QVERIFY(!comesBack(any.load, any.feedback) ||
                    equilibria(any.load, any.feedback).regime == Regime::Calm);
        }
    }

    /// The repair brings a collapsed loop back, unrounded and rounded; a step less does not.
    void theRepairIsRightAndSmallest()
    {
        Random random(23);
        int repaired = 0;
        for (int loop = 0; loop < 6'000; ++loop) {
            AnyLoop any = anyLoop(random, nullptr);
            if (loop % 4 != 0) {
                any.feedback = {};
            }
            for (const auto& [input, grid] : grids) {
                const auto value = smallestRepair(any.load, input, grid, any.feedback);
                if (!value) {
                    continue;
                }
                ++repaired;
                QVERIFY(grid.range.contains(*value));
                const double count = *value / grid.step;
                QVERIFY(std::abs(count - std::round(count)) < 1e-6);
                const Load after = withValue(any.load, input, *value);
                QVERIFY(plainWalkComesBack(after, any.feedback));
                const double unsafe = *value + (input == LoadInput::Tier ? -grid.step : grid.step);
                const Load less = withValue(any.load, input, unsafe);
                if (any.feedback.retryBudget) {
                    continue;
                }
                QVERIFY(notesWalkComesBack(after));
                QVERIFY(!grid.range.contains(unsafe) || !notesWalkComesBack(less) ||
                        !plainWalkComesBack(less, any.feedback));
            }
        }
        QVERIFY(repaired > 5'000);
    }

    /// Where there is none, the safest value of the grid does not help.
    void noRepairMeansNone()
    {
        Random random(29);
        int none = 0;
        for (int loop = 0; loop < 3'000; ++loop) {
            const AnyLoop any = anyLoop(random, nullptr);
            for (const auto& [input, grid] : grids) {
                if (comesBack(any.load, any.feedback) ||
                    smallestRepair(any.load, input, grid, any.feedback)) {
                    continue;
                }
                const double safest = input == LoadInput::Tier
                                          ? grid.range.maximum
                                          : std::ceil(grid.range.minimum / grid.step) * grid.step;
                QVERIFY(!comesBack(withValue(any.load, input, safest), any.feedback));
                ++none;
            }
        }
        QVERIFY(none > 500);
    }
};

QTEST_GUILESS_MAIN(RepairTest)
#include "tst_repair.moc"
