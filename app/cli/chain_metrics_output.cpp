// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/chain_metrics_output.h"

#include "app/cli/chain_output.h"
#include "app/cli/json_writer.h"
#include "app/cli/parameter_flags.h"
#include "app/cli/text_writer.h"
#include "model/core/control_characters.h"
#include "model/core/number_text.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace stormglass::cli {

using namespace Qt::StringLiterals;

namespace {

/// A signal that was measured, or is null.
struct SignalColumn {
    std::string_view key;
    const std::vector<double>& values;
};

std::vector<SignalColumn> columnsOf(const Metrics& metrics)
{
    return {{"edge", metrics.edge},
            {"calls", metrics.calls},
            {"successful", metrics.successes},
            {"distinct", metrics.distinct}};
}

QJsonValue seriesJson(const std::vector<double>& values)
{
    if (values.empty()) {
        return QJsonValue::Null;
    }
    QJsonArray array;
    for (const double value : values) {
        array.append(value);
    }
    return array;
}

QJsonValue windowJson(const Metrics& metrics, const RowRange& window)
{
    if (window.isEmpty()) {
        return QJsonValue::Null;
    }
    const chain::Signals seen = chain::signalsOver(metrics, window);
    return QJsonObject{{u"edge"_s, orNull(seen.edge)},
                       {u"calls"_s, orNull(seen.calls)},
                       {u"distinct"_s, orNull(seen.distinct)},
                       {u"amplification"_s, orNull(seen.amplification())},
                       {u"success"_s, orNull(seen.success)},
                       {u"dropped"_s, QJsonValue::Null},
                       {u"from_s"_s, metrics.seconds[window.begin]},
                       {u"to_s"_s, metrics.seconds[window.end - 1]}};
}

/// The inputs of a run, of which only what a diagnosis reads applies; the rest is null.
QJsonObject inputsJson(const MeasuredChain& measured)
{
    using Inputs = Chain::Inputs;
    const auto table = Chain::parameters();
    const std::array applying{
        rowOf(table, &Inputs::riseThreshold), rowOf(table, &Inputs::amplificationThreshold),
        rowOf(table, &Inputs::successThreshold), rowOf(table, &Inputs::reachThreshold)};
    const auto capacity = rowOf(table, &Inputs::capacity);
    const auto infos = infosOf(table);
    QJsonObject inputs = jsonValues(infos, valuesOf(table, measured.inputs), valuesOf(table, {}));
    for (std::size_t row = 0; row < infos.size(); ++row) {
        const QString key = QString::fromStdString(infos[row].fileKey());
        const bool applies = std::ranges::find(applying, row) != applying.end() ||
                             (row == capacity && measured.capacity);
        if (inputs.contains(key) && !applies) {
            inputs[key] = QJsonValue::Null;
        }
    }
    return inputs;
}

QJsonObject metricsJson(const MeasuredChain& measured)
{
    const Metrics& metrics = measured.file.metrics;
    QJsonObject series{{u"time_s"_s, seriesJson(metrics.seconds)},
                       {u"dropped"_s, QJsonValue::Null}};
    for (const SignalColumn& column : columnsOf(metrics)) {
        series.insert(QString::fromLatin1(column.key.data()), seriesJson(column.values));
    }
    const auto table = Chain::parameters();
    const chain::Fit fit = chain::fitted(measured.inputs, metrics, measured.windows);
    return {
        {u"source"_s, u"metrics"_s},
        {u"inputs"_s, inputsJson(measured)},
        {u"series"_s, series},
        {u"windows"_s,
         QJsonObject{{u"before"_s, windowJson(metrics, measured.windows.before)},
                     {u"during"_s, windowJson(metrics, measured.windows.during)},
                     {u"after"_s, windowJson(metrics, measured.windows.after)},
                     {u"other_regime"_s, windowJson(metrics, measured.windows.otherRegime)}}},
        {u"skipped_rows"_s, static_cast<qint64>(measured.file.skippedRows)},
        {u"recovery_rounds"_s, QJsonValue::Null},
        {u"peak_calls"_s, std::ranges::max(metrics.calls)},
        {u"ceiling"_s, QJsonValue::Null},
        {u"throttling"_s, QJsonValue::Null},
        {u"diagnosis"_s, diagnosisJson(measured.diagnosis)},
        {u"fit"_s, jsonText(describe<Chain>().commandLine(valuesOf(table, fit.inputs)))},
        {u"fit_notes"_s, jsonTexts(fit.notes)},
        {u"partial"_s, measured.file.partial},
        {u"notes"_s, jsonTexts(measured.file.notes)},
    };
}

void writeText(std::ostream& out, const MeasuredChain& measured)
{
    const Metrics& metrics = measured.file.metrics;
    if (measured.file.partial) {
        out << partialLine << '\n';
    }
    out << chain::titleWithDoubt(measured.diagnosis) << ": "
        << countText(static_cast<std::int64_t>(metrics.size()), "row") << ", "
        << measured.file.skippedRows << " left out\n\n";
    cli::writeText(out, chain::measuredWindows(metrics, measured.windows));
    out << '\n';
    for (const std::string& line : measured.diagnosis.evidence) {
        out << line << '\n';
    }
    const chain::Fit fit = chain::fitted(measured.inputs, metrics, measured.windows);
    out << "\nTo try what would have helped, a round for a row:\n"
        << describe<Chain>().commandLine(valuesOf(Chain::parameters(), fit.inputs)) << '\n';
    for (const std::string& note : fit.notes) {
        out << note << '\n';
    }
}

/// Row by row: a million of them as a table take half a gigabyte.
void writeCsv(std::ostream& out, const Metrics& metrics)
{
    const std::vector<SignalColumn> columns = columnsOf(metrics);
    out << "time_s";
    for (const SignalColumn& column : columns) {
        out << ',' << column.key;
    }
    out << '\n';
    for (std::size_t row = 0; row < metrics.size(); ++row) {
        out << shortestText(metrics.seconds[row]);
        for (const SignalColumn& column : columns) {
            out << ','
                << (column.values.empty() ? std::string() : shortestText(column.values[row]));
        }
        out << '\n';
    }
}

} // namespace

void writeMeasured(const Console& console, Format format, const MeasuredChain& measured)
{
    switch (format) {
    case Format::Text:
        writeText(console.out, measured);
        break;
    case Format::Json:
        writeJson(console.out, metricsJson(measured));
        return; // which holds the notes
    case Format::Csv:
        writeCsv(console.out, measured.file.metrics);
        if (measured.file.partial) {
            say(console, partialLine);
        }
        break;
    }
    printNotes(console, measured.file.notes);
}

} // namespace stormglass::cli
