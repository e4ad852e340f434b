// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/measured_windows.h"
#include "model/core/heaviest_run.h"
#include "model/core/random.h"

#include <QTest>
#include <rapidcheck.h>

#include <cmath>
#include <numbers>

using namespace stormglass;
using namespace stormglass::chain;

namespace {

/// What a service looks like where nothing is wrong, and in a trouble.
struct Service {
    double edge = 100.0;   ///< requests a row
    double fanOut = 1.0;   ///< calls of each request
    double failing = 0.0;  ///< share of the calls
    double day = 0.0;      ///< how much the requests swing
    RowRange trouble = {}; ///< in which calls are repeated and fail
    double repeated = 4.0;
    double failingInTrouble = 0.9;
};

/// A Poisson draw, by inversion where few are expected and by the normal elsewhere.
double drawn(double mean, Random& random)
{
    constexpr double many = 50.0;
    if (mean > many) {
        const double angle = 2.0 * std::numbers::pi * random.uniform();
        const double radius = std::sqrt(-2.0 * std::log(1.0 - random.uniform()));
        return std::max(std::round(mean + std::sqrt(mean) * radius * std::cos(angle)), 0.0);
    }
    double left = std::exp(mean) * (1.0 - random.uniform());
    double events = 0.0;
    for (; left > 1.0; left *= 1.0 - random.uniform()) {
        ++events;
    }
    return events;
}

Metrics measured(const Service& service, std::size_t rows, std::uint64_t seed)
{
    Random random(seed);
    Metrics metrics;
    for (std::size_t row = 0; row < rows; ++row) {
        const double turn = 2.0 * std::numbers::pi * static_cast<double>(row) / 1440.0;
        const bool isTrouble = row >= service.trouble.begin && row < service.trouble.end;
        const double edge = service.edge * (1.0 + service.day * std::sin(turn));
        const double calls = edge * service.fanOut * (isTrouble ? service.repeated : 1.0);
        const double failing = isTrouble ? service.failingInTrouble : service.failing;
        metrics.seconds.push_back(60.0 * static_cast<double>(row));
        metrics.edge.push_back(drawn(edge, random));
        const double failed = drawn(calls * failing, random);
        metrics.successes.push_back(drawn(calls * (1.0 - failing), random));
        metrics.calls.push_back(metrics.successes.back() + failed);
    }
    return metrics;
}

Metrics withoutEdge(Metrics metrics)
{
    metrics.edge.clear();
    return metrics;
}

/// Within a few rows at either end.
bool isAbout(const RowRange& found, const RowRange& trouble, std::size_t few = 5)
{
    const auto near = [few](std::size_t one, std::size_t other) {
        return std::max(one, other) - std::min(one, other) <= few;
    };
    return near(found.begin, trouble.begin) && near(found.end, trouble.end);
}

} // namespace

/// Where a trouble is found in metrics as they are: with noise, a day's swing, errors all along.
class TroubleSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against every run, one by one.
    void theHeaviestRunIsTheHeaviest()
    {
        QVERIFY(rc::check("of small rows", [](const std::vector<std::int8_t>& weights) {
            double best = 0.0;
            for (std::size_t begin = 0; begin < weights.size(); ++begin) {
                double sum = 0.0;
                for (std::size_t end = begin; end < weights.size(); ++end) {
                    sum += weights[end];
                    best = std::max(best, sum);
                }
            }
            const HeaviestRun found =
                heaviestRun(weights.size(), [&](std::size_t row) { return 1.0 * weights[row]; });
            RC_ASSERT(found.weight == best);
            double sum = 0.0;
            for (std::size_t row = found.rows.begin; row < found.rows.end; ++row) {
                sum += weights[row];
            }
            RC_ASSERT(sum == best);
            RC_ASSERT(found.rows.isEmpty() == (best == 0.0));
        }));
    }

    void aTroubleIsFound_data()
    {
        QTest::addColumn<double>("edge");
        QTest::addColumn<double>("fanOut");
        QTest::addColumn<double>("failing");
        QTest::addColumn<double>("day");
        QTest::newRow("busy") << 1000.0 << 1.0 << 0.0 << 0.0;
        QTest::newRow("three calls of each") << 100.0 << 3.0 << 0.0 << 0.0;
        QTest::newRow("behind a cache") << 1000.0 << 0.05 << 0.0 << 0.0;
        QTest::newRow("errors all along") << 300.0 << 1.0 << 0.07 << 0.0;
        QTest::newRow("a day's swing") << 300.0 << 1.0 << 0.07 << 0.5;
        QTest::newRow("few calls") << 4.0 << 1.0 << 0.02 << 0.0;
    }

    void aTroubleIsFound()
    {
        QFETCH(double, edge);
        QFETCH(double, fanOut);
        QFETCH(double, failing);
        QFETCH(double, day);
        const RowRange trouble{900, 940};
        const Service service{edge, fanOut, failing, day, trouble};
        const std::size_t few = edge < 10.0 ? 12 : 5; // where four come in, three may be satisfied
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Metrics metrics = measured(service, 1440, seed);
            for (const RowRange& found :
                 {largestChange(metrics), largestChange(withoutEdge(metrics))}) {
                QVERIFY2(
                    isAbout(found, trouble, few),
                    qPrintable(QString::number(found.begin) + u' ' + QString::number(found.end)));
            }
        }
    }

    /// Two hundred files of each kind; of a thousand, one may be mistaken.
    void noiseIsNoTrouble_data()
    {
        QTest::addColumn<double>("edge");
        for (const double edge : {0.3, 1.0, 3.0, 10.0, 100.0, 10'000.0}) {
            QTest::addRow("%g a row", edge) << edge;
        }
    }

    void noiseIsNoTrouble()
    {
        QFETCH(double, edge);
        int mistaken = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const Metrics metrics = measured({.edge = edge, .failing = 0.03}, 400, seed);
            mistaken += largestChange(metrics).isEmpty() ? 0 : 1;
            mistaken += largestChange(withoutEdge(metrics)).isEmpty() ? 0 : 1;
        }
        QVERIFY2(mistaken <= 2, qPrintable(QString::number(mistaken)));
    }

    /// The trouble can last for half of a file that was cut out around it, or reach its end.
    void aLongTroubleIsFound()
    {
        for (const RowRange trouble : {RowRange{20, 50}, RowRange{45, 90}, RowRange{0, 40}}) {
            const Metrics metrics = measured({.trouble = trouble}, 90, 7);
            QVERIFY(isAbout(largestChange(metrics), trouble));
        }
    }

    /// A slip of one row is neither a trouble nor most of a mean.
    void aSlipIsNoTrouble()
    {
        Metrics metrics = measured({.trouble = {200, 230}}, 400, 3);
        metrics.calls[100] = 1e9;
        QVERIFY(isAbout(largestChange(metrics), {200, 230}));
        QCOMPARE(diagnoseMeasured(metrics, windowsAround({200, 230}, 400)).verdict,
                 Verdict::RetryStorm);
        Metrics calm = measured({}, 400, 3);
        calm.calls[100] = 1e9;
        QVERIFY(largestChange(calm).isEmpty());
    }

    /// Rates are less than one a row, and as smooth as their query.
    void ratesAreScaledByTheirOwnNoise()
    {
        Metrics metrics;
        for (int row = 0; row < 400; ++row) {
            const bool isTrouble = row >= 100 && row < 160;
            metrics.seconds.push_back(15.0 * row);
            metrics.calls.push_back((isTrouble ? 0.1 : 0.02) * (row % 3 == 0 ? 1.01 : 1.0));
        }
        QVERIFY(isAbout(largestChange(metrics), {100, 160}));
    }

    /// Nothing stands out: calm, unless it may be that all of it is trouble.
    void withoutATroubleItIsCalmOrUnknown()
    {
        const auto verdict = [](const Service& service, std::size_t rows) {
            return diagnoseMeasured(measured(service, rows, 1), windowsAround({}, rows)).verdict;
        };
        QCOMPARE(verdict({}, 400), Verdict::Calm);
        QCOMPARE(verdict({.failing = 0.3}, 400), Verdict::Calm);
        QCOMPARE(verdict({.failing = 0.9}, 400), Verdict::Unknown);
        QCOMPARE(verdict({}, 9), Verdict::Unknown);
    }
};

QTEST_GUILESS_MAIN(TroubleSearch)
#include "tst_trouble_search.moc"
