// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"
#include "model/chain/round_figures.h"
#include "model/chain/trailing_figures.h"
#include "tests/model/plain_chain.h"

#include <QElapsedTimer>
#include <QTest>
#include <rapidcheck.h>

#include <cmath>
#include <numeric>
#include <tuple>

using namespace stormglass;
using namespace stormglass::chain;
using stormglass::tests::PlainChain;

namespace {

ChainSetup anySetup()
{
    ChainSetup setup{
        .rounds = *rc::gen::inRange(1, 160),
        .externalDemand = *rc::gen::inRange(0, 25) / 4.0,
        .layers = *rc::gen::inRange(1, 5),
        .allowance = *rc::gen::inRange(1, 5),
        .interval = *rc::gen::inRange(1, 9),
        .capacity = *rc::gen::inRange(0, 12),
        .faultCapacity = *rc::gen::inRange(0, 6),
    };
    setup.fault.from = *rc::gen::inRange(1, 200);
    setup.fault.to = setup.fault.from + *rc::gen::inRange(0, 60);
    for (int steps = *rc::gen::inRange(0, 3); steps > 0; --steps) {
        const int from = *rc::gen::inRange(1, 160);
        setup.demandSteps.push_back(
            {from, from + *rc::gen::inRange(0, 40), *rc::gen::inRange(0, 80) / 8.0});
    }
    return setup;
}

RoundWindow anyWindow(int rounds)
{
    const int from = *rc::gen::inRange(1, rounds + 1);
    return {from, *rc::gen::inRange(from, rounds + 1)};
}

template <class Count>
std::int64_t total(const std::vector<Count>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

} // namespace

class ChainRoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isWhatRequestsDoOneByOne()
    {
        QVERIFY(rc::check("the series are those of the requests", [] {
            const ChainSetup setup = anySetup();
            const RoundSeries series = runRounds(setup);
            const PlainChain plain(setup);
            RC_ASSERT(series.size() == plain.rounds().size());
            for (std::size_t at = 0; at < series.size(); ++at) {
                const PlainChain::Round& round = plain.rounds()[at];
                RC_ASSERT(series.edge[at] == round.edge);
                RC_ASSERT(series.calls[at] == static_cast<std::int64_t>(round.callers.size()));
                RC_ASSERT(series.successes[at] == round.successes);
                RC_ASSERT(series.drops[at] == round.drops);
            }
            RC_ASSERT(total(series.edge) == total(series.successes) + total(series.drops) +
                                                static_cast<std::int64_t>(plain.active()));
            RC_ASSERT(plain.mostCalls() <= callsCeiling(setup.layers, setup.allowance));
        }));
    }

    void distinctRequestsAreCountedOnce()
    {
        QVERIFY(rc::check("a window's requests are those of its callers", [] {
            const ChainSetup setup = anySetup();
            const RoundSeries series = runRounds(setup);
            const PlainChain plain(setup);
            const RoundWindow window = anyWindow(setup.rounds);
            const auto distinct = static_cast<std::int64_t>(plain.distinct(window));
            RC_ASSERT(distinctRequests(series, setup.interval, window) == distinct);
            const WindowFigures figures = figuresOf(series, setup.interval, window);
            RC_ASSERT(figures.calls >= figures.distinct);
            RC_ASSERT(figures.amplification <=
                      static_cast<double>(callsCeiling(setup.layers, setup.allowance)));
        }));
    }

    void trailingFiguresAreThoseOfTheirWindow()
    {
        QVERIFY(rc::check("looking back is a window that moves", [] {
            const ChainSetup setup = anySetup();
            const RoundSeries series = runRounds(setup);
            const int lookBack = *rc::gen::inRange(1, 40);
            TrailingFigures trailing(series, setup.interval, lookBack);
            for (int round = 1; round <= setup.rounds; ++round) {
                trailing.next();
                const RoundWindow window{std::max(round - lookBack + 1, 1), round};
                const WindowFigures figures = figuresOf(series, setup.interval, window);
                RC_ASSERT(trailing.distinct() == figures.distinct);
                RC_ASSERT(std::abs(trailing.amplification() - figures.amplification) < 1e-12);
            }
        }));
    }

    void fractionsOfDemandAddUp()
    {
        const RoundSeries series = runRounds({.rounds = 4, .externalDemand = 2.5, .capacity = 9});
        QCOMPARE(series.edge, (std::vector<std::uint32_t>{2, 3, 2, 3}));
    }

    void ofTwoStepsTheLaterHolds()
    {
        const RoundSeries series = runRounds({.rounds = 3,
                                              .externalDemand = 1.0,
                                              .demandSteps = {{1, 2, 5.0}, {2, 2, 7.0}},
                                              .capacity = 9});
        QCOMPARE(series.edge, (std::vector<std::uint32_t>{5, 7, 1}));
    }

    /// Twelve layers of twenty attempts: a request never gives up, and nothing overflows.
    void theLargestCeilingHolds()
    {
        QCOMPARE(callsCeiling(12, 20), std::int64_t{4'096'000'000'000'000});
        const RoundSeries series = runRounds({.rounds = 100'000,
                                              .externalDemand = 1e6,
                                              .layers = 12,
                                              .allowance = 20,
                                              .interval = 1});
        QCOMPARE(series.calls.back(), std::int64_t{100'000'000'000});
        QCOMPARE(total(series.drops), std::int64_t{0});
    }

    void anIntervalBeyondTheRunIsNeverReached()
    {
        const RoundSeries series =
            runRounds({.rounds = 5, .externalDemand = 1.0, .allowance = 3, .interval = 1'000'000});
        QCOMPARE(series.calls, (std::vector<std::int64_t>(5, 1)));
    }

    void aStopLeavesWhatWasRun()
    {
        std::stop_source stop;
        double told = 0.0;
        const RoundSeries series =
            runRounds({.rounds = 10'000'000, .externalDemand = 1.0, .capacity = 1},
                      stop.get_token(), [&](double done) {
                          told = done;
                          if (done > 0.05) {
                              stop.request_stop();
                          }
                      });
        QVERIFY(told > 0.05 && told < 0.1);
        QVERIFY(series.size() > 500'000 && series.size() < 1'000'000);
        QCOMPARE(series.edge.size(), series.drops.size());
    }

    /// Throttling runs the rounds again for each smaller allowance.
    void progressRunsOverAllRuns()
    {
        std::vector<double> told;
        const auto result = Chain::evaluate({.rounds = 200'000, .allowance = 4}, {},
                                            [&told](double done) { told.push_back(done); });
        QVERIFY(!result.partial);
        QCOMPARE(told.size(), std::size_t{4 * 4});
        QVERIFY(std::ranges::is_sorted(told));
        QCOMPARE(told.front(), 0.0);
        QVERIFY(told[4] == 0.25 && told[12] == 0.75 && told.back() > 0.9 && told.back() <= 1.0);
        told.clear();
        std::ignore = Chain::evaluate({.rounds = 200'000, .allowance = 4, .faultStart = 200'001},
                                      {}, [&told](double done) { told.push_back(done); });
        QVERIFY(told.size() == 4 && told.back() > 0.9); // without a fault nothing is throttled
    }

    void aStopInAnyRunIsAPart()
    {
        for (const int run : {0, 1, 2, 3}) {
            std::stop_source stop;
            const auto result = Chain::evaluate({.rounds = 200'000, .allowance = 4},
                                                stop.get_token(), [&stop, run](double done) {
                                                    if (done > (run + 0.1) / 4) {
                                                        stop.request_stop();
                                                    }
                                                });
            QVERIFY(result.partial);
            QCOMPARE(result.series.size() == 200'000, run > 0);
            QCOMPARE(result.throttling.size(), static_cast<std::size_t>(std::max(run, 1)));
        }
    }

    void recoveryIsTheFirstRoundThatIsUsual()
    {
        RoundSeries series;
        series.calls = {4, 4, 9, 9, 8, 4, 9};
        QCOMPARE(recoveryRounds(series, {3, 4}, 4.0), std::optional(2));
        QCOMPARE(recoveryRounds(series, {3, 6}, 4.0), std::nullopt);
        QCOMPARE(recoveryRounds(series, {3, 9}, 4.0), std::nullopt);
        QCOMPARE(recoveryRounds(series, {3, 4}, 7.3), std::optional(1)); // 8 ≤ 1.1 × 7.3
        QCOMPARE(recoveryRounds(series, {3, 4}, 7.2), std::optional(2)); // 8 > 1.1 × 7.2
        QCOMPARE(peakCalls(series), std::int64_t{9});
    }
};

QTEST_GUILESS_MAIN(ChainRoundsTest)
#include "tst_chain_rounds.moc"
