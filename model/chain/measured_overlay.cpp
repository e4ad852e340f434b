// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/measured_overlay.h"

#include "model/chain/chain.h"
#include "model/core/envelope.h"

#include <algorithm>

namespace stormglass::chain {

namespace {

constexpr std::size_t columns = 1000; // two points each: more than a screen has across

Chart* chartOf(Presentation& presentation, std::string_view id)
{
    const auto found = std::ranges::find(presentation.charts, id, &Chart::id);
    return found == presentation.charts.end() ? nullptr : &*found;
}

template <class ValueAt>
void addCurve(Chart& chart, const std::string& name, std::size_t rows, ValueAt valueAt)
{
    Series series{.name = name, .points = envelope(rows, columns, [&valueAt](std::size_t row) {
                                    return Point{static_cast<double>(row) + 1.0, valueAt(row)};
                                })};
    for (const Point& point : series.points) {
        chart.left.maximum = std::max(chart.left.maximum, point.y);
    }
    chart.series.push_back(std::move(series));
}

void shade(Chart& chart, const MeasuredOverlay& overlay)
{
    const RowRange& during = overlay.windows.during;
    chart.picksStretch = true;
    chart.subtitle += "; drag over the measured trouble";
    chart.x.maximum = std::max(chart.x.maximum, static_cast<double>(overlay.metrics.size()));
    if (!during.isEmpty()) {
        chart.stretches.push_back({static_cast<double>(during.begin) + 0.5,
                                   static_cast<double>(during.end) + 0.5, Tone::Caution});
        chart.verticals.push_back(
            {static_cast<double>(during.begin) + 1.0, "measured trouble", Tone::Caution});
    }
}

void addCalls(Chart& chart, const Metrics& metrics)
{
    addCurve(chart, "Measured calls", metrics.size(),
             [&metrics](std::size_t row) { return metrics.calls[row]; });
    if (!metrics.edge.empty()) {
        addCurve(chart, "Measured edge", metrics.size(),
                 [&metrics](std::size_t row) { return metrics.edge[row]; });
    }
}

void addSuccess(Chart& chart, const Metrics& metrics)
{
    if (metrics.successes.empty()) {
        return;
    }
    addCurve(chart, "Measured success", metrics.size(), [&metrics](std::size_t row) {
        return metrics.calls[row] > 0.0 ? metrics.successes[row] / metrics.calls[row] : 1.0;
    });
}

std::string measuredText(const MeasuredOverlay& overlay, const Diagnosis& diagnosis)
{
    return "Measured in " + overlay.name + ": " + title(diagnosis.verdict) +
           (diagnosis.isCertain ? "" : ", though not all signals are there or say so");
}

} // namespace

void addMeasured(const MeasuredOverlay& overlay, const Thresholds& thresholds,
                 Presentation& presentation)
{
    if (Chart* calls = chartOf(presentation, Chain::callsByRound)) {
        addCalls(*calls, overlay.metrics);
        shade(*calls, overlay);
    }
    if (Chart* success = chartOf(presentation, Chain::successByRound)) {
        addSuccess(*success, overlay.metrics);
        shade(*success, overlay);
    }
    if (Chart* amplification = chartOf(presentation, Chain::amplificationByRound)) {
        shade(*amplification, overlay);
    }
    const Diagnosis diagnosis = diagnoseMeasured(overlay.metrics, overlay.windows, thresholds);
    presentation.finding.detail =
        measuredText(overlay, diagnosis) + ". " + presentation.finding.detail;
    presentation.tables.push_back(measuredWindows(overlay.metrics, overlay.windows));
    std::vector<std::string> evidence{measuredText(overlay, diagnosis)};
    evidence.insert(evidence.end(), diagnosis.evidence.begin(), diagnosis.evidence.end());
    presentation.finding.evidence = std::move(evidence);
}

} // namespace stormglass::chain
