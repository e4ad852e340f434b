// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/measured_overlay.h"

#include "model/chain/chain.h"
#include "model/chain/diagnosis_table.h"
#include "model/core/envelope.h"

#include <algorithm>
#include <utility>

namespace stormglass::chain {

namespace {

Chart* chartOf(Presentation& presentation, std::string_view id)
{
    const auto found = std::ranges::find(presentation.charts, id, &Chart::id);
    return found == presentation.charts.end() ? nullptr : &*found;
}

template <class ValueAt>
Series byRow(std::string_view name, std::size_t rows, ValueAt valueAt)
{
    return {.name = std::string(name),
            .points = envelope(rows, curveColumns, [&valueAt](std::size_t row) {
                return Point{static_cast<double>(row) + 1.0, valueAt(row)};
            })};
}

/// What was measured, where it was.
void addColumn(std::vector<Series>& curves, std::string_view name,
               const std::vector<double>& values)
{
    if (!values.empty()) {
        curves.push_back(
            byRow(name, values.size(), [&values](std::size_t row) { return values[row]; }));
    }
}

/// Row by row one column to another; a gap where there is nothing to divide by.
Series ratio(std::string_view name, const std::vector<double>& values,
             const std::vector<double>& to, std::string_view gap)
{
    Series series = byRow(name, values.size(), [&values, &to](std::size_t row) {
        return to[row] > 0.0 ? values[row] / to[row] : absent;
    });
    series.gap = gap;
    return series;
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

void addToChart(Chart* chart, const MeasuredOverlay& overlay, const std::vector<Series>& curves,
                const std::string& summary)
{
    if (chart == nullptr) {
        return;
    }
    for (const Series& series : curves) {
        for (const Point& point : series.points) {
            chart->left.maximum = std::max(chart->left.maximum, point.y);
        }
        chart->series.push_back(series);
    }
    if (!summary.empty()) {
        chart->summary += ' ' + summary;
    }
    addWindows(*chart, overlay);
}

/// The measurement is the finding, each with its evidence under its own verdict; the run, which the
/// sliders move, stands beside it. A way out of the run is one of the measurement where both are
/// the same.
void addFinding(const MeasuredOverlay& overlay, const Diagnosis& diagnosis,
                const MeasuredSummary& summary, Finding& finding)
{
    const std::string run = finding.word;
    if (!finding.evidence.empty()) {
        finding.evidence.front().title = "Evidence of the run: " + run;
    }
    finding.evidence.insert(finding.evidence.begin(),
                            {titleOf(overlay, diagnosis), diagnosis.evidence});
    finding.detail = (diagnosis.isCertain() ? "" : "Not certain: " + diagnosis.doubt + ". ") +
                     "The run beside it is " + run + ". " + finding.sentence;
    finding.word = title(diagnosis.verdict);
    finding.tone = toneOf(diagnosis);
    finding.sentence = "Measured in " + overlay.name + ": " + summary.figures + '.';
    finding.figures = summary.numbers;
    if (finding.word != run) {
        finding.repair.reset();
        finding.otherRepairs.clear();
    }
}

} // namespace

MeasuredCurves curvesOf(const Metrics& metrics)
{
    MeasuredCurves curves;
    addColumn(curves.calls, "Measured calls", metrics.calls);
    addColumn(curves.calls, "Measured edge", metrics.edge);
    addColumn(curves.calls, "Measured distinct", metrics.distinct);
    if (!metrics.successes.empty()) {
        curves.success.push_back(
            ratio("Measured success", metrics.successes, metrics.calls, "no calls"));
    }
    if (!metrics.distinct.empty()) {
        curves.amplification.push_back(
            ratio("Measured amplification", metrics.calls, metrics.distinct, "no calls"));
    } else if (!metrics.edge.empty()) {
        curves.amplification.push_back(
            ratio("Measured calls per arrival", metrics.calls, metrics.edge, "no arrivals"));
    }
    return curves;
}

MeasuredFaces::MeasuredFaces(MeasuredOverlay overlay)
    : m_overlay(std::move(overlay))
{
}

void MeasuredFaces::addTo(Presentation& presentation, const Thresholds& thresholds,
                          std::optional<double> capacity)
{
    const auto& [summary, windows] = seen();
    const MeasuredCurves& curves = *m_overlay.curves;
    addToChart(chartOf(presentation, Chain::callsByRound), m_overlay, curves.calls, summary.calls);
    addToChart(chartOf(presentation, Chain::successByRound), m_overlay, curves.success,
               summary.success);
    addToChart(chartOf(presentation, Chain::amplificationByRound), m_overlay, curves.amplification,
               summary.amplification);
    const Diagnosis& diagnosis = diagnosisUnder(thresholds, capacity);
    presentation.tables.push_back(windows);
    presentation.tables.push_back(
        diagnosisTable("measured-diagnosis", "Measured: " + titleWithDoubt(diagnosis), diagnosis));
    addFinding(m_overlay, diagnosis, summary, presentation.finding);
}

const MeasuredFaces::Seen& MeasuredFaces::seen()
{
    if (!m_seen) {
        m_seen = {summaryOf(*m_overlay.metrics, m_overlay.windows),
                  measuredWindows(*m_overlay.metrics, m_overlay.windows)};
    }
    return *m_seen;
}

const Diagnosis& MeasuredFaces::diagnosisUnder(const Thresholds& thresholds,
                                               std::optional<double> capacity)
{
    if (!m_judged || m_judged->thresholds != thresholds || m_judged->capacity != capacity) {
        m_judged = {thresholds, capacity,
                    diagnoseMeasured(*m_overlay.metrics, m_overlay.windows, thresholds, capacity)};
    }
    return m_judged->diagnosis;
}

} // namespace stormglass::chain
