// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/random.h"
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

/// A fifth of the incident: quick, and compared with all its clients.
Inputs small()
{
    Inputs inputs;
    inputs.clients = 4000;
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
    /// Where one client stands for several, the fixes are judged as with all of them; what is
    /// offered was run with all.
    void aCoarserComparisonFindsTheSame()
    {
        Random random(11);
        int coarse = 0;
        for (int system = 0; system < 12; ++system) {
            Inputs inputs;
            inputs.clients = 20'000 + static_cast<int>(random.uniform() * 100'000);
            inputs.members = 50 + static_cast<int>(random.uniform() * 500);
            inputs.gateways = 2 + static_cast<int>(random.uniform() * 500);
            inputs.gatewayLimit = std::pow(10.0, random.uniform(2.5, 5.0));
            inputs.presenceRate = std::pow(10.0, random.uniform(5.0, 6.5));
            inputs.presenceQueue = std::pow(10.0, random.uniform(4.0, 7.0));
            inputs.duration = 60.0;
            const StormSetup setup = inputs.setup();
            const Reconnect::Result result = Reconnect::evaluate(inputs);
            coarse += result.comparison.weight > 1.0 ? 1 : 0;
            for (const FixOutcome& fix : result.comparison.fixes) {
                const StormSummary whole = runStorm(withOnly(fix.fix, setup)).summary;
                const double slack = result.comparison.weight == 1.0 ? 1e-9 : 0.3;
                QVERIFY2(std::abs(fix.summary.peakRequests - whole.peakRequests) <=
                             slack * (whole.peakRequests + 100'000.0),
                         qPrintable(QStringLiteral("%1 %2 %3")
                                        .arg(system)
                                        .arg(fix.summary.peakRequests)
                                        .arg(whole.peakRequests)));
            }
            QCOMPARE(result.comparison.of(Fix::Backoff)->summary.steadyRequests,
                     setup.steadyRequests());
            for (const FixOutcome& fix : result.comparison.sufficient) {
                const StormSummary whole = runStorm(withOnly(fix.fix, setup)).summary;
                QCOMPARE(whole, fix.summary);
                QCOMPARE(verdictOf(whole, setup.restarting), Verdict::Absorbed);
            }
        }
        QVERIFY(coarse > 3);
    }

    /// A client stands for no more than leaves everything else small beside it.
    void oneClientStandsForNoMoreThanItCan()
    {
        StormSetup setup = incident();
        setup.clients = 2'000'000;
        setup.members = 100;
        QCOMPARE(setup.weightFor(20'000), 100.0);
        const auto weight = [&setup](auto member, auto value) {
            StormSetup changed = setup;
            changed.*member = value;
            return std::round(changed.weightFor(20'000));
        };
        QCOMPARE(weight(&StormSetup::presenceQueue, 50'000.0), 10.0);
        QCOMPARE(weight(&StormSetup::presenceRate, 5'000.0), 10.0);
        QCOMPARE(weight(&StormSetup::presenceTimeout, 1.0 / 6.0), 10.0);
        QCOMPARE(weight(&StormSetup::gatewayLimit, 1'000.0), 10.0);
        QCOMPARE(weight(&StormSetup::gateways, 4'000), 10.0);
        QCOMPARE(weight(&StormSetup::gatewayLimit, 5.0), 1.0);
        setup.clients = 20'000;
        QCOMPARE(setup.weightFor(20'000), 1.0);
    }

    void theRunIsTheRowThatItEquals()
    {
        Inputs inputs = small();
        for (const Backoff backoff : {Backoff::None, Backoff::FullJitter}) {
            inputs.backoff = backoff;
            inputs.clients = 60'000;
            const Reconnect::Result result = Reconnect::evaluate(inputs);
            const Fix same = backoff == Backoff::None ? Fix::None : Fix::Backoff;
            QCOMPARE(result.comparison.of(same)->summary, result.run.summary);
        }
    }

    void nobodyBackIsNotAbsorbed()
    {
        Inputs inputs = small();
        inputs.gatewayBoot = 1000.0;
        const Reconnect::Result result = Reconnect::evaluate(inputs);
        QCOMPARE(result.verdict, Verdict::Unrecovered);
        const Finding finding = Reconnect::explain(inputs, result);
        QCOMPARE(finding.tone, Tone::Failing);
        QVERIFY(finding.sentence.ends_with("not all of 400 clients are back at the end."));
    }

    void clientsAreCounted()
    {
        const auto sentence = [](int clients, int gateways, int restarting) {
            Inputs inputs = small();
            inputs.clients = clients;
            inputs.gateways = gateways;
            inputs.restarting = restarting;
            inputs.members = 1;
            return Reconnect::explain(inputs, Reconnect::evaluate(inputs)).sentence;
        };
        QCOMPARE(sentence(25, 10, 1),
                 std::string("3 clients come back, and nothing else goes down."));
        QCOMPARE(sentence(25, 10, 6),
                 std::string("17 clients come back, and nothing else goes down."));
        QCOMPARE(sentence(1, 1, 1),
                 std::string("1 client comes back, and nothing else goes down."));
        QCOMPARE(sentence(9, 3, 0), std::string("No client loses its connection."));
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
            if (result.verdict == Verdict::Absorbed) {
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
                QCOMPARE(Reconnect::evaluate(repaired).verdict, Verdict::Absorbed);
            }
        }
    }

    /// Where a fix is set that does not suffice, one is offered that does besides it.
    void aRepairComesBesidesWhatIsSet()
    {
        Inputs inputs = small();
        for (const bool isDeferred : {true, false}) {
            inputs.presence = isDeferred ? PresenceSync::Deferred : PresenceSync::Eager;
            inputs.backoff = isDeferred ? Backoff::None : Backoff::Exponential;
            const Reconnect::Result result = Reconnect::evaluate(inputs);
            QCOMPARE(result.verdict, Verdict::Cascade);
            const Finding finding = Reconnect::explain(inputs, result);
            QVERIFY(finding.repair);
            Inputs repaired = inputs;
            Reconnect::parameters()[finding.repair->row].write(repaired, finding.repair->value);
            QCOMPARE(Reconnect::evaluate(repaired).verdict, Verdict::Absorbed);
        }
    }

    void aCascadeSaysWhomItHits()
    {
        const auto sentence = [](const Inputs& inputs) {
            return Reconnect::explain(inputs, Reconnect::evaluate(inputs)).sentence;
        };
        QVERIFY(sentence(small()).find("overloads 9 others: ") != std::string::npos);
        Inputs alone = small();
        alone.gatewayLimit = 100.0; // less than the clients that wait for it
        alone.presence = PresenceSync::Off;
        QVERIFY(sentence(alone).find("overloads it again and no other: ") != std::string::npos);
    }

    void theClientsAreStackedToTheirNumber()
    {
        Inputs inputs = small();
        inputs.bin = 0.01 * 3; // more bins than a picture has columns
        const auto charts = Reconnect::plot(inputs, Reconnect::evaluate(inputs));
        const Chart& clients = chartOf(charts, Reconnect::clientsOverTime);
        QCOMPARE(clients.series.size(), 4U);
        QVERIFY(clients.series.front().points.size() <= 2000U);
        for (std::size_t bin = 0; bin < clients.series.front().points.size(); ++bin) {
            double sum = 0.0;
            for (const Series& series : clients.series) {
                QCOMPARE(series.points[bin].x, clients.series.front().points[bin].x);
                QCOMPARE(series.style, LineStyle::Stacked);
                sum += series.points[bin].y;
            }
            QCOMPARE(sum, 1.0);
        }
    }

    /// The last bin is a shorter one.
    void theLoadReachesThePeakThatIsTold()
    {
        Inputs inputs = small();
        inputs.backoff = Backoff::EqualJitter;
        inputs.duration = 15.0;
        inputs.bin = 4.0;
        const Reconnect::Result result = Reconnect::evaluate(inputs);
        const auto charts = Reconnect::plot(inputs, result);
        const auto& points = chartOf(charts, Reconnect::loadOverTime).series.front().points;
        QCOMPARE(std::ranges::max(points, {}, &Point::y).y, result.run.summary.peakRequests);
        QCOMPARE(points.back().x, 13.5);
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
