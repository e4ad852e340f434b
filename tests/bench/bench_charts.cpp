// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// From a new chart to its painted card, for charts that no page has many of: four areas of 2000
// points, and lanes.

#include "tests/ui/sample_lanes.h"
#include "ui/charts/chart_card.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QImage>
#include <benchmark/benchmark.h>

using namespace stormglass;

namespace {

/// Shows two charts in turn.
void paintCard(benchmark::State& state, const Chart& one, const Chart& other)
{
    ui::ChartCard card;
    card.resize(900, 400);
    card.show();
    QImage image(card.size(), QImage::Format_ARGB32_Premultiplied);
    bool isOdd = false;
    for (auto _ : state) {
        isOdd = !isOdd;
        card.setChart(isOdd ? one : other);
        card.render(&image);
        benchmark::DoNotOptimize(image.bits());
    }
}

void stack(benchmark::State& state)
{
    constexpr int points = 2000;
    Chart one = tests::stackedChart(points);
    one.series.push_back(one.series.front());
    one.series.back().name = "again";
    Chart other = one;
    for (Point& point : other.series.front().points) {
        point.y *= 0.5;
    }
    paintCard(state, one, other);
}

void lanes(benchmark::State& state)
{
    const Chart one = tests::failoverChart();
    Chart other = one;
    other.markers[2].at.x = 90.0;
    paintCard(state, one, other);
}

BENCHMARK(stack)->Unit(benchmark::kMillisecond);
BENCHMARK(lanes)->Unit(benchmark::kMillisecond);

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
