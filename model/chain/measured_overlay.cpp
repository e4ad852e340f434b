// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/measured_overlay.h"

#include "model/chain/chain.h"
#include "model/chain/diagnosis_table.h"
#include "model/core/envelope.h"

#include <algorithm>
#include <limits>

namespace stormglass::chain {

namespace {

Chart* chartOf(Presentation& presentation, std::string_view id)
{
    const auto found = std::ranges::find(presentation.charts, id, &Chart::id);
    return found == presentation.charts.end() ? nullptr : &*found;
}

template <class ValueAt>
void addCurve(Chart& chart, std::string_view name, std::size_t rows, ValueAt valueAt)
{
    Series series{.name = std::string(name),
                  .points = envelope(rows, curveColumns, [&valueAt](std::size_t row) {
                      return Point{static_cast<double>(row) + 1.0, valueAt(row)};
                  })};
    for (const Point& point : series.points) {
        chart.left.maximum = std::max(chart.left.maximum, point.y);
    }
    chart.series.push_back(std::move(series));
}

/// What was measured, where it was.
void addColumn(Chart& chart, std::string_view name, const std::vector<double>& values)
{
    if (!values.empty()) {
        addCurve(chart, name, values.size(), [&values](std::size_t row) { return values[row]; });
    }
}

/// Row by row one column to another; nothing where there is nothing to divide by.
void addRatio(Chart& chart, std::string_view name, const std::vector<double>& values,
              const std::vector<double>& to)
{
    addCurve(chart, name, values.size(), [&values, &to](std::size_t row) {
        return to[row] > 0.0 ? values[row] / to[row] : std::numeric_limits<double>::quiet_NaN();
    });
}

void addAmplification(Chart& chart, const Metrics& metrics)
{
    if (!metrics.distinct.empty()) {
        addRatio(chart, "Measured amplification", metrics.calls, metrics.distinct);
    } else if (!metrics.edge.empty()) {
        addRatio(chart, "Measured calls per arrival", metrics.calls, metrics.edge);
    }
}

void addStretch(Chart& chart, const RowRange& rows, StretchRole role, std::string_view words)
{
    if (rows.isEmpty()) {
        return;
    }
    const Tone tone = role == StretchRole::Reference ? Tone::Neutral : Tone::Caution;
    const auto begin = static_cast<double>(rows.begin);
    chart.stretches.push_back({begin + 0.5, static_cast<double>(rows.end) + 0.5, tone, role});
    if (rows.begin > 0 || role == StretchRole::Subject) {
        chart.verticals.push_back({begin + 1.0, std::string(words), tone});
    }
}

void addWindows(Chart& chart, const MeasuredOverlay& overlay)
{
    chart.picksStretches = true;
    chart.x.maximum = std::max(chart.x.maximum, static_cast<double>(overlay.metrics->size()));
    addStretch(chart, overlay.windows.before, StretchRole::Reference, "measured before");
    addStretch(chart, overlay.windows.during, StretchRole::Subject, "measured trouble");
}

std::string titleOf(const MeasuredOverlay& overlay, const Diagnosis& diagnosis)
{
    return "Measured in " + overlay.name + ": " + titleWithDoubt(diagnosis);
}

void addCurves(const MeasuredOverlay& overlay, Presentation& presentation)
{
    const Metrics& metrics = *overlay.metrics;
    if (Chart* calls = chartOf(presentation, Chain::callsByRound)) {
        addColumn(*calls, "Measured calls", metrics.calls);
        addColumn(*calls, "Measured edge", metrics.edge);
        addColumn(*calls, "Measured distinct", metrics.distinct);
        addWindows(*calls, overlay);
    }
    if (Chart* success = chartOf(presentation, Chain::successByRound)) {
        if (!metrics.successes.empty()) {
            addRatio(*success, "Measured success", metrics.successes, metrics.calls);
        }
        addWindows(*success, overlay);
    }
    if (Chart* amplification = chartOf(presentation, Chain::amplificationByRound)) {
        addAmplification(*amplification, metrics);
        addWindows(*amplification, overlay);
    }
}

/// The measurement's evidence first, each under its own verdict.
void addEvidence(const MeasuredOverlay& overlay, const Diagnosis& diagnosis, Finding& finding)
{
    const std::string title = titleOf(overlay, diagnosis);
    finding.detail = title + ". " + finding.detail;
    if (!finding.evidence.empty()) {
        finding.evidence.front().title = "Evidence of the run: " + finding.word;
    }
    finding.evidence.insert(finding.evidence.begin(), {title, diagnosis.evidence});
}

} // namespace

void addMeasured(const MeasuredOverlay& overlay, const Thresholds& thresholds,
                 Presentation& presentation)
{
    addCurves(overlay, presentation);
    const Diagnosis diagnosis = diagnoseMeasured(*overlay.metrics, overlay.windows, thresholds);
    presentation.tables.push_back(measuredWindows(*overlay.metrics, overlay.windows));
    presentation.tables.push_back(
        diagnosisTable("measured-diagnosis", "Measured: " + titleWithDoubt(diagnosis), diagnosis));
    addEvidence(overlay, diagnosis, presentation.finding);
}

} // namespace stormglass::chain
