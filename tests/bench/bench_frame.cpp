// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// From a slider step to the painted frame of all charts in sight, the whole way: document,
// background evaluation, charts, painting. Offscreen, 1600 × 900, where the bound is 16 ms at the
// 99th percentile; the chain, of 400 rounds, also in a window high enough for all of its charts,
// and of 5000 rounds that swing over the whole height of a large window; reconnect with its
// comparison of every fix.

#include "model/amplification/amplification.h"
#include "model/chain/chain.h"
#include "model/failover/failover.h"
#include "model/reconnect/reconnect.h"
#include "tests/ui/window_fixture.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/document.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/look.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

using namespace stormglass;

namespace {

/// Counts the paint events of the charts.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(const QWidget& window)
    {
        for (auto* view : window.findChildren<QAbstractScrollArea*>()) {
            if (view->inherits("QChartView") && view->isVisible()) {
                view->viewport()->installEventFilter(this);
                ++m_charts;
            }
        }
    }

    [[nodiscard]] std::size_t charts() const { return m_charts; }

    void reset() { m_painted.clear(); }

    [[nodiscard]] bool allPainted() const { return m_painted.size() == m_charts; }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint &&
            std::ranges::find(m_painted, watched) == m_painted.end()) {
            m_painted.push_back(watched);
        }
        return false;
    }

private:
    std::size_t m_charts = 0;
    std::vector<QObject*> m_painted;
};

double percentile(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    const auto last = static_cast<double>(values.size() - 1);
    return values[static_cast<std::size_t>(share * last)];
}

/// Up to `end`, back to 0, and again.
int toAndFro(int step, int end)
{
    const int place = step % (2 * end);
    return place <= end ? place : 2 * end - place;
}

/// A slider of an instrument that is moved, in a window of a size that shows `charts`.
struct Moved {
    std::string_view instrument;
    std::size_t row = 0;
    double from = 0.0;
    double step = 0.0;
    int steps = 0; ///< to the end of its drag, and as many back
    QSize window;
    std::size_t charts = 0;
    std::vector<std::pair<std::size_t, double>> before = {}; ///< rows that are set first
};

void sliderStepToFrame(benchmark::State& state, const Moved& moved)
{
    using Clock = std::chrono::steady_clock;
    WindowFixture shown;
    ui::Document& document = shown.document;
    ui::MainWindow& window = shown.window;
    shown.open(moved.window);
    for (const auto& [row, value] : moved.before) {
        document.edit(moved.instrument, {row, value});
    }
    document.edit(moved.instrument, {moved.row, moved.from, 1}); // which brings its page
    while (!window.currentPage().isUpToDate()) {
        QCoreApplication::processEvents();
    }
    PaintCounter paints(window.currentPage());
    // Only what is painted from the new result counts.
    QObject::connect(&window.currentPage(), &ui::InstrumentPage::updated, &window,
                     [&paints] { paints.reset(); });
    if (paints.charts() != moved.charts) {
        state.SkipWithError("the window does not show all charts");
        return;
    }
    std::vector<double> frames;
    int steps = 0;
    for (auto _ : state) {
        const double value = moved.from + moved.step * toAndFro(++steps, moved.steps);
        const auto start = Clock::now();
        document.edit(moved.instrument, {moved.row, value, 1});
        while (!window.currentPage().isUpToDate() || !paints.allPainted()) {
            QCoreApplication::processEvents();
        }
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        state.SetIterationTime(seconds);
        frames.push_back(seconds * 1e3);
    }
    state.counters["median_ms"] = percentile(frames, 0.5);
    state.counters["p99_ms"] = percentile(frames, 0.99);
    state.counters["worst_ms"] = percentile(frames, 1.0);
}

Moved ofAmplification(double Amplification::Inputs::*member, double from, double step)
{
    return {Amplification::id,
            rowOf(Amplification::parameters(), member),
            from,
            step,
            50,
            {1600, 900},
            5};
}

Moved demandOfChain(const QSize& window, std::size_t charts)
{
    return {
        Chain::id, rowOf(Chain::parameters(), &Chain::Inputs::externalDemand), 0.5, 0.5, 50, window,
        charts};
}

Moved capacityOfLongChain(const QSize& window, std::size_t charts)
{
    return {Chain::id,
            rowOf(Chain::parameters(), &Chain::Inputs::capacity),
            12.0,
            1.0,
            10,
            window,
            charts,
            {{rowOf(Chain::parameters(), &Chain::Inputs::rounds), 5000.0},
             {rowOf(Chain::parameters(), &Chain::Inputs::externalDemand), 0.5}}};
}

Moved outageOfFailover()
{
    return {Failover::id,
            rowOf(Failover::parameters(), &Failover::Inputs::cloudDownLength),
            1.0,
            2.0,
            50,
            {1600, 900},
            6};
}

/// What reconnect promises to draw anew while a slider moves: 10,000 clients of 1,000 members.
Moved rateOfReconnect()
{
    const auto table = Reconnect::parameters();
    return {Reconnect::id,
            rowOf(table, &Reconnect::Inputs::presenceRate),
            50'000.0,
            5'000.0,
            50,
            {1600, 900},
            5,
            {{rowOf(table, &Reconnect::Inputs::clients), 10'000.0},
             {rowOf(table, &Reconnect::Inputs::members), 1'000.0}}};
}

void everyStep(benchmark::internal::Benchmark* bench)
{
    bench->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(1000);
}

BENCHMARK_CAPTURE(sliderStepToFrame, calls_per_event,
                  ofAmplification(&Amplification::Inputs::callsPerEvent, 0.5, 0.1))
    ->Apply(everyStep);
BENCHMARK_CAPTURE(sliderStepToFrame, events_per_minute,
                  ofAmplification(&Amplification::Inputs::eventsPerMinute, 10.0, 3.0))
    ->Apply(everyStep);
BENCHMARK_CAPTURE(sliderStepToFrame, chain_in_tabs, demandOfChain({1600, 900}, 4))
    ->Apply(everyStep);
BENCHMARK_CAPTURE(sliderStepToFrame, chain_all_charts, demandOfChain({1600, 1200}, 6))
    ->Apply(everyStep);
BENCHMARK_CAPTURE(sliderStepToFrame, chain_of_5000_rounds, capacityOfLongChain({2560, 1440}, 6))
    ->Apply(everyStep);
BENCHMARK_CAPTURE(sliderStepToFrame, failover, outageOfFailover())->Apply(everyStep);
BENCHMARK_CAPTURE(sliderStepToFrame, reconnect, rateOfReconnect())->Apply(everyStep);

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("fusion"));
    QApplication::setPalette(ui::paletteFor(ui::Theme::Light, {}));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
