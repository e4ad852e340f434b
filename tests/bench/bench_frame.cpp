// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// From a slider step to the painted frame of both charts, the whole way: document, background
// evaluation, charts, painting. Offscreen, 1600 × 900; the bound is 16 ms at the 99th percentile.

#include "model/instruments.h"
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
#include <vector>

using namespace stormglass;

namespace {

/// Counts the paint events of the charts.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(const QWidget& window)
    {
        for (auto* view : window.findChildren<QAbstractScrollArea*>()) {
            if (view->inherits("QChartView")) {
                view->viewport()->installEventFilter(this);
                ++m_charts;
            }
        }
    }

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

void sliderStepToFrame(benchmark::State& state, std::size_t row, double from, double step)
{
    using Clock = std::chrono::steady_clock;
    WindowFixture shown;
    ui::Document& document = shown.document;
    ui::MainWindow& window = shown.window;
    shown.open({1600, 900});
    PaintCounter paints(window.currentPage());
    // Only what is painted from the new result counts.
    QObject::connect(&window.currentPage(), &ui::InstrumentPage::updated, &window,
                     [&paints] { paints.reset(); });
    while (!window.currentPage().isUpToDate() || !paints.allPainted()) {
        QCoreApplication::processEvents();
    }
    std::vector<double> frames;
    int steps = 0;
    for (auto _ : state) {
        const double value = from + step * (++steps % 50);
        const auto start = Clock::now();
        document.edit("amplify", {row, value, 1});
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

BENCHMARK_CAPTURE(sliderStepToFrame, calls_per_event, 1, 0.5, 0.1)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1000);
BENCHMARK_CAPTURE(sliderStepToFrame, events_per_minute, 0, 10.0, 3.0)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1000);

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
