// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/equilibria.h"
#include "model/amplification/verdict_map.h"
#include "tests/model/plain_loop.h"

#include <QTest>

#include <array>
#include <set>
#include <string>
#include <vector>

using namespace stormglass;
using namespace stormglass::amplification;

namespace {

constexpr std::array everyInput{LoadInput::Events, LoadInput::Calls, LoadInput::MissRate,
                                LoadInput::Tier};

/// Values of an input, some of them out of range, in which all verdicts occur.
std::vector<double> axisValues(Random& random, LoadInput input, const Load& load, int count)
{
    std::vector<double> values;
    for (int i = 0; i < count; ++i) {
        values.push_back(input == LoadInput::MissRate
                             ? random.uniform(-.05, 1.05)
                             : valueOf(load, input) * std::pow(4.0, random.uniform(-1.0, 1.0)));
    }
    values.front() = -1.0;
    return values;
}

} // namespace

class VerdictMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Corner by corner: 40 and 10 events, 3 calls and 1.
    void theStormOfTheNote()
    {
        const Load storm{40.0, 3.0, .05, 50.0};
        const std::vector<double> calls{1.0, 1.18, 3.0};
        const std::vector<double> events{10.0, 40.0, 1e6};
        std::vector<ExactVerdict> cells(9);
        QCOMPARE(verdictMap(storm, {LoadInput::Calls, calls}, {LoadInput::Events, events}, cells),
                 MapState::Complete);
        using enum ExactVerdict;
        const std::vector<ExactVerdict> expected{
            Stable, Stable, Stable, Stable, Bistable, Collapsed, Disabling, Disabling, Disabling};
        QVERIFY(cells == expected);
    }

    /// Random grids over every pair of inputs, with and without budgets and cut feedback.
    void equalsThePointwiseVerdict()
    {
        Random random(31);
        std::set<ExactVerdict> seen;
        for (int grid = 0; grid < 60; ++grid) {
            AnyLoop any = anyLoop(random, nullptr);
            if (grid % 10 == 9) {
                any.feedback.acknowledge = Acknowledge::First;
            }
            for (const LoadInput column : everyInput) {
                for (const LoadInput row : everyInput) {
                    const auto xs = axisValues(random, column, any.load, 17);
                    const auto ys = axisValues(random, row, any.load, 13);
                    std::vector<ExactVerdict> cells(xs.size() * ys.size());
                    QCOMPARE(verdictMap(any.load, {column, xs}, {row, ys}, cells, any.feedback),
                             MapState::Complete);
                    for (std::size_t i = 0; i < cells.size(); ++i) {
                        const Load load = withValue(withValue(any.load, row, ys[i / xs.size()]),
                                                    column, xs[i % xs.size()]);
                        QCOMPARE(cells[i], exactVerdict(load, any.feedback));
                        QCOMPARE(cells[i], equilibria(load, any.feedback).verdict);
                        seen.insert(cells[i]);
                    }
                }
            }
        }
        QCOMPARE(seen.size(), 5U);
    }

    void aStopLeavesTheRestAsItWas()
    {
        const std::vector<double> values{1.0, 2.0};
        std::vector<ExactVerdict> cells(4, ExactVerdict::Disabling);
        std::stop_source source;
        source.request_stop();
        QCOMPARE(verdictMap({}, {LoadInput::Calls, values}, {LoadInput::Events, values}, cells, {},
                            source.get_token()),
                 MapState::Stopped);
        QVERIFY(cells == std::vector<ExactVerdict>(4, ExactVerdict::Disabling));
    }

    void anEmptyMapIsComplete()
    {
        QCOMPARE(verdictMap({}, {LoadInput::Calls, {}}, {LoadInput::Events, {}}, {}),
                 MapState::Complete);
    }
};

QTEST_GUILESS_MAIN(VerdictMapTest)
#include "tst_verdict_map.moc"
