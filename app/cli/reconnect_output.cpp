// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/reconnect_output.h"

#include "app/cli/json_writer.h"
#include "app/cli/parameter_flags.h"
#include "app/cli/text_writer.h"
#include "model/core/csv.h"
#include "model/core/number_text.h"

#include <array>
#include <ostream>

namespace stormglass::cli {

using namespace Qt::StringLiterals;
using reconnect::StormSeries;

namespace {

/// A series with its key in files.
struct KeyedSeries {
    std::string_view key;
    std::vector<double> StormSeries::*values;
};

constexpr std::array keyedSeries{
    KeyedSeries{"time_s", &StormSeries::time},
    KeyedSeries{"presence_requests", &StormSeries::presenceRequests},
    KeyedSeries{"backend_queue", &StormSeries::backendQueue},
    KeyedSeries{"connected", &StormSeries::connected},
    KeyedSeries{"receiving", &StormSeries::receiving},
    KeyedSeries{"with_presence", &StormSeries::withPresence},
    KeyedSeries{"gateway_restarts", &StormSeries::gatewayRestarts},
};

QJsonObject seriesJson(const StormSeries& series)
{
    QJsonObject object;
    for (const auto& [key, values] : keyedSeries) {
        QJsonArray array;
        for (const double value : series.*values) {
            array.append(value);
        }
        object.insert(jsonText(key).toString(), array);
    }
    return object;
}

QJsonObject summaryJson(const reconnect::StormSummary& summary)
{
    return {
        {u"peak_requests_per_s"_s, summary.peakRequests},
        {u"total_requests"_s, summary.totalRequests},
        {u"receiving_99_s"_s, orNull(summary.receiving99)},
        {u"presence_99_s"_s, orNull(summary.presence99)},
        {u"gateways_restarted"_s, static_cast<qint64>(summary.gatewaysRestarted)},
        {u"gateways_hit"_s, static_cast<qint64>(summary.gatewaysHit)},
        {u"staleness_s"_s, summary.staleness},
        {u"steady_requests_per_s"_s, summary.steadyRequests},
        {u"cascade_depth"_s, summary.cascadeDepth},
        {u"repeated_requests"_s, summary.repeated},
        {u"refresh_requests"_s, summary.refreshes},
        {u"event_emissions"_s, static_cast<qint64>(summary.emissions)},
        {u"fetches_given_up"_s, static_cast<qint64>(summary.failures)},
    };
}

QJsonArray fixesJson(const Reconnect::Inputs& inputs, const Reconnect::Result& result)
{
    QJsonArray fixes;
    for (const reconnect::FixOutcome& fix : result.comparison.fixes) {
        QJsonObject object = summaryJson(fix.summary);
        object.insert(u"fix"_s, jsonText(reconnect::word(fix.fix)));
        object.insert(u"verdict"_s,
                      jsonText(reconnect::word(verdictOf(fix.summary, inputs.setup().restarting))));
        fixes.append(object);
    }
    return fixes;
}

const Table& fixesTable(const std::vector<Table>& tables) { return tables.at(1); }

} // namespace

void writeReconnectText(std::ostream& out, const Reconnect::Inputs& inputs,
                        const Reconnect::Result& result, FixComparison comparison)
{
    const Finding finding = Reconnect::explain(inputs, result);
    const std::vector<Table> tables = Reconnect::tabulate(inputs, result);
    out << finding.word << ": " << finding.sentence << '\n' << finding.detail << "\n\n";
    writeText(out, tables.front());
    if (comparison == FixComparison::Printed) {
        out << '\n' << fixesTable(tables).title << '\n';
        writeText(out, fixesTable(tables));
    }
}

void writeReconnectJson(std::ostream& out, const Reconnect::Inputs& inputs,
                        const Reconnect::Result& result, FixComparison comparison)
{
    const auto table = Reconnect::parameters();
    QJsonObject object{
        {u"inputs"_s, jsonValues(infosOf(table), valuesOf(table, inputs), valuesOf(table, {}))},
        {u"verdict"_s, jsonText(reconnect::word(result.verdict))},
        {u"series"_s, seriesJson(result.run.series)},
        {u"summary"_s, summaryJson(result.run.summary)},
        {u"notes"_s, jsonTexts(result.notes)},
    };
    if (comparison == FixComparison::Printed) {
        object.insert(u"fixes"_s, fixesJson(inputs, result));
        object.insert(u"fixes_client_weight"_s, result.comparison.weight);
    }
    writeJson(out, object);
}

void writeReconnectCsv(std::ostream& out, const Reconnect::Inputs& inputs,
                       const Reconnect::Result& result, FixComparison comparison)
{
    if (comparison == FixComparison::Printed) {
        out << csvText(fixesTable(Reconnect::tabulate(inputs, result)));
        return;
    }
    std::string_view separator;
    for (const auto& [key, values] : keyedSeries) {
        out << separator << key;
        separator = ",";
    }
    out << '\n';
    const StormSeries& series = result.run.series;
    for (std::size_t bin = 0; bin < series.time.size(); ++bin) {
        separator = "";
        for (const auto& [key, values] : keyedSeries) {
            out << separator << shortestText((series.*values)[bin]);
            separator = ",";
        }
        out << '\n';
    }
}

} // namespace stormglass::cli
