// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The chain's rounds beside the program of the note "Retry Storm" (academia.sh), each timed in its
// own process, in turn, on one case: demand 40, capacity 120, the note's fault, 20,000 rounds.
// Usage: compare_chain PATH, where PATH is the note's chain.mjs; needs Node.js.

#include "model/chain/retry_rounds.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QString>
#include <QUrl>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace stormglass::chain;
using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 20'000;
constexpr int repetitions = 7;

const ChainSetup ours{.rounds = rounds,
                      .externalDemand = 40.0,
                      .layers = 3,
                      .allowance = 3,
                      .interval = 4,
                      .capacity = 120,
                      .fault = {101, 160},
                      .faultCapacity = 1};

struct Timed {
    double milliseconds = 0.0;
    qint64 calls = 0;
};

/// The note's run, after one to warm up; its capacity is a constant that a caller can set.
Timed note(const QString& path)
{
    const QString script =
        u"const {KK15, run} = await import('%1'); KK15.capacity = 120;"
        u"const go = () => run({round: %2, externalDemand: 40}); go();"
        u"const begin = performance.now(); const r = go(); const end = performance.now();"
        u"console.log(end - begin, r.calls.reduce((x, y) => x + y, 0))"_s
            .arg(QUrl::fromLocalFile(path).toString())
            .arg(rounds);
    QProcess node;
    node.start(u"node"_s, {u"--input-type=module"_s, u"-e"_s, script});
    node.waitForFinished(-1);
    const QList<QByteArray> told = node.readAllStandardOutput().trimmed().split(' ');
    if (told.size() != 2) {
        std::fprintf(stderr, "%s", node.readAllStandardError().constData());
        return {};
    }
    return {told[0].toDouble(), told[1].toLongLong()};
}

Timed model()
{
    RoundSeries series = runRounds(ours); // to warm up
    QElapsedTimer clock;
    clock.start();
    series = runRounds(ours);
    Timed timed{static_cast<double>(clock.nsecsElapsed()) / 1e6, 0};
    for (const auto calls : series.calls) {
        timed.calls += calls;
    }
    return timed;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::puts("usage: compare_chain PATH of the note's chain.mjs");
        return 2;
    }
    std::vector<double> theirs;
    std::vector<double> mine;
    for (int repetition = 0; repetition < repetitions; ++repetition) {
        const Timed one = note(QString::fromLocal8Bit(argv[1]));
        const Timed other = model();
        if (one.calls != other.calls) {
            std::printf("not the same run: %lld and %lld calls\n", one.calls, other.calls);
            return 1;
        }
        theirs.push_back(one.milliseconds);
        mine.push_back(other.milliseconds);
    }
    std::printf("%lld calls in both; note %.2f ms, stormglass %.4f ms, %.0f times as fast\n",
                model().calls, median(theirs), median(mine), median(theirs) / median(mine));
    return 0;
}
