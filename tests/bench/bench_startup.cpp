// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole processes: stormglass-cli amplify from start to exit, and the window from start to its
// first painted charts. For the latter this program starts itself as a child that builds the window
// as the real main does and leaves at the first paint after the result is in.

#include "tests/ui/window_fixture.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QProcess>
#include <benchmark/benchmark.h>

#include <cstring>

using namespace stormglass;
using namespace Qt::StringLiterals;

namespace {

constexpr auto firstPaintFlag = "--first-paint";

int showUntilFirstPaint(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setStyle(u"fusion"_s);
    QApplication::setPalette(ui::paletteFor(ui::Theme::Light, {}));
    WindowFixture shown;
    ui::MainWindow& window = shown.window;
    QObject::connect(&window.currentPage(), &ui::InstrumentPage::updated, &window, [&window] {
        window.repaint();
        QCoreApplication::quit();
    });
    window.show();
    return QApplication::exec();
}

void startToExit(benchmark::State& state, const QString& program, const QStringList& arguments)
{
    for (auto _ : state) {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished();
        // 1 is the storm's finding.
        if (process.exitStatus() != QProcess::NormalExit || process.exitCode() > 1) {
            state.SkipWithError("the program failed");
            return;
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && std::strcmp(argv[1], firstPaintFlag) == 0) {
        return showUntilFirstPaint(argc, argv);
    }
    const QCoreApplication application(argc, argv);
    benchmark::RegisterBenchmark("cli_amplify_start_to_exit",
                                 [](benchmark::State& state) {
                                     startToExit(state, QStringLiteral(STORMGLASS_CLI),
                                                 {u"amplify"_s, u"--events-per-minute"_s, u"40"_s});
                                 })
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
    benchmark::RegisterBenchmark("window_start_to_first_paint",
                                 [](benchmark::State& state) {
                                     startToExit(state, QCoreApplication::applicationFilePath(),
                                                 {QString::fromLatin1(firstPaintFlag)});
                                 })
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
