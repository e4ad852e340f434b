// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The readers of metrics on any bytes. The first byte is the size of the pieces of CSV; the rest is
// the text, which is read as a Prometheus answer too.

#include "model/chain/measured_windows.h"
#include "model/sampling/metrics_window.h"
#include "model/sampling/prometheus_answer.h"
#include "tests/model/metrics_text.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace stormglass;
using namespace stormglass::sampling;
using namespace stormglass::tests;

namespace {

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void check(const MetricsFile& file)
{
    const Metrics& metrics = file.metrics;
    require(metrics.size() > 0 && metrics.calls.size() == metrics.size());
    for (const auto* column : {&metrics.edge, &metrics.distinct, &metrics.successes}) {
        require(column->empty() || column->size() == metrics.size());
    }
    require(std::ranges::is_sorted(metrics.seconds));
    require(std::ranges::all_of(metrics.calls,
                                [](double calls) { return calls >= 0.0 && calls <= mostInARow; }));
    require(!stretchText({0, metrics.size()}, metrics).empty());
    const RowRange trouble = chain::largestChange(metrics);
    require(trouble.begin <= trouble.end && trouble.end <= metrics.size());
    const auto windows = windowsAround(trouble, metrics.size());
    require(!chain::diagnoseMeasured(metrics, windows).evidence.empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    const std::string text(data + 1, data + size);
    const auto whole = readMetricsText(text);
    const auto pieces = readMetricsText(text, {}, std::size_t{data[0]} + 1);
    require(whole.ok() == pieces.ok());
    if (whole) {
        check(whole.value());
        require(whole.value().metrics == pieces.value().metrics);
        require(whole.value().notes == pieces.value().notes);
    } else {
        require(whole.problem() == pieces.problem());
    }
    std::string padded = text;
    padded.reserve(text.size() + prometheusPadding);
    if (const auto answer = readPrometheus(padded, {})) {
        check(answer.value());
    }
    return 0;
}
