// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/reconnect.h"
#include "model/reconnect/storm_run.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace stormglass;
using namespace stormglass::reconnect;

namespace {

using Inputs = Reconnect::Inputs;

StormSetup incident() { return Inputs{}.setup(); }

/// As many clients as are compared, so that the comparison is of the same runs.
Inputs small()
{
    Inputs inputs;
    inputs.clients = static_cast<int>(comparedClients);
    inputs.connectRate /= 5.0;
    inputs.eventRate /= 5.0;
    inputs.gatewayLimit /= 5.0;
    inputs.presenceRate /= 5.0;
    inputs.duration = 120.0;
    return inputs;
}

const Chart& chartOf(const std::vector<Chart>& charts, std::string_view id)
{
    return *std::ranges::find(charts, id, &Chart::id);
}

} // namespace

class ReconnectFacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With few clients that stand for more, the fixes are judged as with all of them.
    void aCoarserComparisonFindsTheSame()
    {
        const StormSetup setup = incident();
        const auto compared = compareFixes(setup, comparedClients, {}, {});
        QCOMPARE(compared.size(), allFixes.size());
        for (std::size_t at = 0; at < compared.size(); ++at) {
            QCOMPARE(compared[at].fix, allFixes.at(at));
            const StormSummary whole = runStorm(withOnly(allFixes.at(at), setup)).summary;
            const StormSummary& coarse = compared[at].outcome.summary;
            const auto isAbout = [](double found, double expected, double slack) {
                return std::abs(found - expected) <= 0.25 * expected + slack;
            };
            QCOMPARE(verdictOf(coarse, 1), verdictOf(whole, 1));
            QVERIFY(isAbout(coarse.staleness, whole.staleness, 0.1));
            QVERIFY(isAbout(coarse.peakRequests, whole.peakRequests, 40'000.0));
            QVERIFY(isAbout(coarse.totalRequests, whole.totalRequests, 0.0));
            QVERIFY(isAbout(coarse.steadyRequests, whole.steadyRequests, 0.0));
            const StormSeries& series = compared[at].outcome.series;
            QVERIFY(isAbout(std::accumulate(series.presenceRequests.begin(),
                                            series.presenceRequests.end(), 0.0),
                            whole.totalRequests, 0.0));
            QVERIFY(isAbout(series.connected.front(), 18'000.0, 0.0));
        }
    }

    void everyFixChangesWhatItIsCalledAfter()
    {
        const StormSetup none = withOnly(Fix::None, incident());
        QVERIFY(none == incident());
        const auto all = withOnly(Fix::AllTogether, none);
        QVERIFY(withOnly(Fix::Backoff, none).backoff == Backoff::EqualJitter);
        QVERIFY(withOnly(Fix::RateLimit, none).limitPerConnection > 0.0);
        QVERIFY(withOnly(Fix::RateLimit, none).limitPerWorkspace > 0.0);
        QVERIFY(withOnly(Fix::Batching, none).batchWindow == 0.5);
        QVERIFY(withOnly(Fix::Deferred, none).presence == PresenceSync::Deferred);
        QVERIFY(withOnly(Fix::Lazy, none).presence == PresenceSync::Lazy);
        QVERIFY(withOnly(Fix::CircuitBreaker, none).presence == PresenceSync::Off);
        QVERIFY(withOnly(Fix::Drain, none).drain > 0.0);
        // What the setup has stays, and is left out of the other fixes.
        for (const Fix fix : allFixes) {
            QVERIFY(withOnly(Fix::None, withOnly(fix, none)) == none);
            QVERIFY(withOnly(Fix::AllTogether, withOnly(fix, none)) == all);
        }
        StormSetup own = none;
        own.drain = 7.0;
        own.backoff = Backoff::FullJitter;
        QVERIFY(withOnly(Fix::AllTogether, own).drain == 7.0);
        QVERIFY(withOnly(Fix::Backoff, own).backoff == Backoff::FullJitter);
        QVERIFY(withOnly(Fix::Backoff, own).drain == 0.0);
    }

    void everyRepairAloneAbsorbsTheStorm()
    {
        for (const double fanout : {0.05, 0.2, 0.6}) {
            Inputs inputs = small();
            inputs.eventFanout = fanout;
            const Reconnect::Result result = Reconnect::evaluate(inputs);
            const Finding finding = Reconnect::explain(inputs, result);
            if (result.verdict == Reconnect::Verdict::Absorbed) {
                QVERIFY(!finding.repair && finding.otherRepairs.empty());
                continue;
            }
            QVERIFY(finding.repair);
            std::vector<Repair> repairs = finding.otherRepairs;
            repairs.push_back(*finding.repair);
            QVERIFY(repairs.size() >= 3);
            for (const Repair& repair : repairs) {
                Inputs repaired = inputs;
                Reconnect::parameters()[repair.row].write(repaired, repair.value);
                QVERIFY(repaired != inputs);
                QCOMPARE(Reconnect::evaluate(repaired).verdict, Reconnect::Verdict::Absorbed);
            }
        }
    }

    /// Nothing is known of what a fix adds to others.
    void withAFixSetNoRepairIsOffered()
    {
        Inputs inputs = small();
        inputs.presence = PresenceSync::Deferred;
        const Reconnect::Result result = Reconnect::evaluate(inputs);
        QCOMPARE(result.verdict, Reconnect::Verdict::Cascade);
        QVERIFY(!Reconnect::explain(inputs, result).repair);
    }

    void theClientsAreStackedToTheirNumber()
    {
        const Inputs inputs = small();
        const auto charts = Reconnect::plot(inputs, Reconnect::evaluate(inputs));
        const Chart& clients = chartOf(charts, Reconnect::clientsOverTime);
        QCOMPARE(clients.series.size(), 4U);
        for (std::size_t bin = 0; bin < clients.series.front().points.size(); ++bin) {
            double sum = 0.0;
            for (const Series& series : clients.series) {
                QCOMPARE(series.style, LineStyle::Stacked);
                sum += series.points[bin].y;
            }
            QCOMPARE(sum, static_cast<double>(inputs.clients));
        }
    }

    void theStormWithoutAFixIsShownWhereThereIsOne()
    {
        Inputs inputs = small();
        const auto loadOf = [](const Inputs& given) {
            return chartOf(Reconnect::plot(given, Reconnect::evaluate(given)),
                           Reconnect::loadOverTime)
                .series.size();
        };
        QCOMPARE(loadOf(inputs), 1U);
        inputs.backoff = Backoff::EqualJitter;
        QCOMPARE(loadOf(inputs), 2U);
    }

    void everyFixHasItsBar()
    {
        const Inputs inputs = small();
        const Reconnect::Result result = Reconnect::evaluate(inputs);
        const auto charts = Reconnect::plot(inputs, result);
        for (const std::string_view id :
             {Reconnect::peakByFix, Reconnect::recoveryByFix, Reconnect::stalenessByFix}) {
            const Chart& chart = chartOf(charts, id);
            QCOMPARE(chart.bars.size(), allFixes.size());
            QCOMPARE(chart.lanes.front(), std::string("No fix"));
            QCOMPARE(chart.bars.front().tone, Tone::Failing);
            for (const LaneBar& bar : chart.bars) {
                QVERIFY(bar.to <= chart.x.maximum && !bar.words.empty());
            }
        }
        QCOMPARE(chartOf(charts, Reconnect::recoveryByFix).bars.front().words,
                 std::string("never"));
        const auto tables = Reconnect::tabulate(inputs, result);
        QCOMPARE(tables.at(1).rows.size(), allFixes.size());
        QCOMPARE(tables.at(1).rows.front().size(), tables.at(1).columns.size());
    }

    void aStoppedComparisonIsPartial()
    {
        std::stop_source source;
        source.request_stop();
        const Inputs inputs = small();
        const Reconnect::Result result = Reconnect::evaluate(inputs, source.get_token());
        QVERIFY(result.partial);
        // Its faces are still drawn.
        QVERIFY(!Reconnect::explain(inputs, result).word.empty());
        QCOMPARE(Reconnect::plot(inputs, result).size(), 6U);
    }
};

QTEST_APPLESS_MAIN(ReconnectFacesTest)

#include "tst_reconnect_faces.moc"
