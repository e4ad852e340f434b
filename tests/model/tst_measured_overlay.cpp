// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A measurement beside a run: its curves, words and diagnosis.

#include "model/chain/chain.h"
#include "model/chain/measured_overlay.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>

using namespace stormglass;
using namespace stormglass::chain;

namespace {

/// A third of the rows in trouble: calls rise, few of them succeed.
Metrics storm(std::size_t rows)
{
    Metrics metrics;
    for (std::size_t row = 0; row < rows; ++row) {
        const bool isTrouble = row >= rows / 3 && row < 2 * rows / 3;
        metrics.seconds.push_back(static_cast<double>(row));
        metrics.calls.push_back(isTrouble ? 25.0 : 4.0);
        metrics.edge.push_back(4.0);
        metrics.distinct.push_back(4.0);
        metrics.successes.push_back(isTrouble ? 1.0 : 4.0);
    }
    return metrics;
}

MeasuredFaces facesOf(const Metrics& metrics, const RowRange& during)
{
    return MeasuredFaces({.name = "metrics.csv",
                          .metrics = std::make_shared<const Metrics>(metrics),
                          .curves = std::make_shared<const MeasuredCurves>(curvesOf(metrics)),
                          .windows = windowsAround(during, metrics.size())});
}

/// The faces of the note's storm.
Presentation run()
{
    const Chain::Inputs inputs;
    const Chain::Result result = Chain::evaluate(inputs);
    return {Chain::explain(inputs, result), Chain::tabulate(inputs, result),
            Chain::plot(inputs, result)};
}

Presentation with(MeasuredFaces faces, std::optional<double> capacity = {})
{
    Presentation presentation = run();
    faces.addTo(presentation, {}, capacity);
    return presentation;
}

std::string summary(const Presentation& presentation, std::string_view id)
{
    return std::ranges::find(presentation.charts, id, &Chart::id)->summary;
}

bool says(const std::string& text, std::string_view words)
{
    return text.find(words) != std::string::npos;
}

bool tellsHeadroom(const Presentation& presentation)
{
    return std::ranges::any_of(
        presentation.finding.evidence.front().lines,
        [](const std::string& line) { return line.starts_with("headroom"); });
}

} // namespace

class MeasuredOverlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsWithoutCallsAreGaps()
    {
        const Metrics quiet{.seconds = {0.0, 1.0, 2.0},
                            .calls = {4.0, 0.0, 2.0},
                            .distinct = {2.0, 0.0, 1.0},
                            .successes = {4.0, 0.0, 1.0}};
        const MeasuredCurves curves = curvesOf(quiet);
        for (const Series& series : {curves.success.at(0), curves.amplification.at(0)}) {
            QCOMPARE(series.gap, std::string("no calls"));
            QVERIFY(std::isnan(series.points.at(1).y));
            QVERIFY(!std::isnan(series.points.at(2).y));
        }
        const Metrics byEdge{.seconds = {0.0, 1.0}, .calls = {4.0, 3.0}, .edge = {2.0, 0.0}};
        QCOMPARE(curvesOf(byEdge).amplification.at(0).gap, std::string("no arrivals"));
        QVERIFY(curvesOf(byEdge).success.empty());
    }

    /// Those who do not see the curves are told them.
    void summariesTellWhatWasMeasured()
    {
        const Presentation shown = with(facesOf(storm(60), {20, 40}));
        QVERIFY(says(summary(shown, Chain::callsByRound),
                     " Measured in the trouble: calls a row from 4 to 25, edge from 4 to 4, "
                     "distinct requests from 4 to 4."));
        QVERIFY(says(summary(shown, Chain::successByRound),
                     " Measured in the trouble: calls that succeed from 100 % to 4 %."));
        QVERIFY(says(summary(shown, Chain::amplificationByRound),
                     " Measured in the trouble: calls of each distinct request from 1 to 6.25."));
        QVERIFY(
            summary(shown, Chain::callsByRound).starts_with(summary(run(), Chain::callsByRound)));
    }

    void summariesTellAsMuchAsIsThere()
    {
        Metrics calls = storm(60);
        calls.distinct.clear();
        QVERIFY(says(summary(with(facesOf(calls, {0, 40})), Chain::amplificationByRound),
                     "calls for each arrival from 1 to 3.625."));
        calls.edge.clear();
        calls.successes.clear();
        const Presentation calm = with(facesOf(calls, {}));
        QVERIFY(says(summary(calm, Chain::callsByRound), " Measured: calls a row 11."));
        QVERIFY(!says(summary(calm, Chain::successByRound), "Measured"));
        QVERIFY(!says(summary(calm, Chain::amplificationByRound), "Measured"));
    }

    /// A capacity that nobody knows judges nothing.
    void retriesAreAffordableOnlyUnderAKnownCapacity()
    {
        QVERIFY(!tellsHeadroom(with(facesOf(storm(60), {20, 40}))));
        QVERIFY(tellsHeadroom(with(facesOf(storm(60), {20, 40}), 12.0)));
    }

    void otherThresholdsJudgeAnew()
    {
        MeasuredFaces faces = facesOf(storm(60), {20, 40});
        const auto titleUnder = [&faces](const Thresholds& thresholds,
                                         std::optional<double> capacity) {
            Presentation presentation = run();
            faces.addTo(presentation, thresholds, capacity);
            return presentation.finding.evidence.front().title +
                   (tellsHeadroom(presentation) ? " with headroom" : "");
        };
        QCOMPARE(titleUnder({}, {}), std::string("Measured in metrics.csv: retry storm"));
        QVERIFY(titleUnder({.rise = 10.0, .amplification = 10.0}, {}) != titleUnder({}, {}));
        QCOMPARE(titleUnder({}, 12.0),
                 std::string("Measured in metrics.csv: retry storm with headroom"));
        QCOMPARE(titleUnder({}, {}), std::string("Measured in metrics.csv: retry storm"));
    }

    /// Each step of a slider adds the same measurement to another run.
    void onlyTheFirstRunCostsAPassOverTheRows()
    {
        using Clock = std::chrono::steady_clock;
        constexpr std::size_t rows = 1'000'000;
        constexpr int runs = 5;
        constexpr int least = 5;
        MeasuredFaces faces = facesOf(storm(rows), {rows / 3, 2 * rows / 3});
        const auto timed = [&faces] {
            Presentation presentation = run();
            const auto start = Clock::now();
            faces.addTo(presentation, {}, {});
            return Clock::now() - start;
        };
        const auto first = timed();
        auto later = timed();
        for (int run = 1; run < runs; ++run) {
            later = std::min(later, timed());
        }
        QVERIFY2(first > least * later, qPrintable(QString::number(first / later)));
    }
};

QTEST_GUILESS_MAIN(MeasuredOverlayTest)
#include "tst_measured_overlay.moc"
