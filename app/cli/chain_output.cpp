// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/chain_output.h"

#include "app/cli/console.h"
#include "app/cli/json_writer.h"
#include "app/cli/parameter_flags.h"
#include "app/cli/text_writer.h"

#include <QJsonDocument>

#include <ostream>

namespace stormglass::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonValue windowJson(const std::optional<chain::WindowFigures>& figures)
{
    if (!figures) {
        return QJsonValue::Null;
    }
    return QJsonObject{
        {u"edge"_s, figures->edge},         {u"calls"_s, figures->calls},
        {u"distinct"_s, figures->distinct}, {u"amplification"_s, figures->amplification},
        {u"success"_s, figures->success},   {u"dropped"_s, static_cast<qint64>(figures->drops)}};
}

/// All but the series.
QJsonObject summaryJson(const Chain::Inputs& inputs, const Chain::Result& result)
{
    const auto table = Chain::parameters();
    const std::vector<Table> tables = Chain::tabulate(inputs, result);
    return {
        {u"inputs"_s, jsonValues(infosOf(table), valuesOf(table, inputs), valuesOf(table, {}))},
        {u"windows"_s, QJsonObject{{u"before"_s, windowJson(result.before)},
                                   {u"during"_s, windowJson(result.during)},
                                   {u"after"_s, windowJson(result.after)}}},
        {u"recovery_rounds"_s,
         result.recovery ? QJsonValue(*result.recovery) : QJsonValue(QJsonValue::Null)},
        {u"peak_calls"_s, static_cast<qint64>(result.peak)},
        {u"ceiling"_s, static_cast<qint64>(result.ceiling)},
        {u"diagnosis"_s, diagnosisJson(result.diagnosis)},
        {u"throttling"_s, jsonRows(tables.at(1))},
        {u"partial"_s, result.partial},
        {u"notes"_s, jsonTexts(result.notes)},
    };
}

template <class Count>
void writeCounts(std::ostream& out, std::string_view key, const std::vector<Count>& counts)
{
    out << '"' << key << "\":[";
    for (std::size_t at = 0; at < counts.size(); ++at) {
        out << (at == 0 ? "" : ",") << counts[at];
    }
    out << ']';
}

} // namespace

int exitOf(chain::Verdict verdict)
{
    return chain::toneOf(verdict) == Tone::Failing ? exitFinding : exitCalm;
}

QJsonObject diagnosisJson(const chain::Diagnosis& diagnosis)
{
    return {
        {u"verdict"_s, jsonText(word(diagnosis.verdict))},
        {u"capacity"_s, jsonText(word(diagnosis.capacity))},
        {u"certain"_s, diagnosis.isCertain()},
        {u"doubt"_s, diagnosis.isCertain() ? QJsonValue(QJsonValue::Null)
                                           : QJsonValue(jsonText(diagnosis.doubt))},
        {u"affordable"_s, diagnosis.isAffordable ? QJsonValue(*diagnosis.isAffordable)
                                                 : QJsonValue(QJsonValue::Null)},
        {u"evidence"_s, jsonTexts(diagnosis.evidence)},
    };
}

void writeChainText(std::ostream& out, const Chain::Inputs& inputs, const Chain::Result& result)
{
    const Finding finding = Chain::explain(inputs, result);
    out << chain::titleWithDoubt(result.diagnosis) << ": " << finding.sentence << '\n'
        << finding.detail << '\n';
    for (const Table& table : Chain::tabulate(inputs, result)) {
        if (table.id == "diagnosis" || table.rows.empty()) {
            continue;
        }
        out << '\n' << table.title << '\n';
        writeText(out, table);
    }
    out << '\n';
    for (const std::string& line : result.diagnosis.evidence) {
        out << line << '\n';
    }
}

void writeChainJson(std::ostream& out, const Chain::Inputs& inputs, const Chain::Result& result)
{
    std::string text =
        QJsonDocument(summaryJson(inputs, result)).toJson(QJsonDocument::Compact).toStdString();
    text.pop_back(); // the brace, behind the series
    out << text << ",\"series\":{";
    writeCounts(out, "edge", result.series.edge);
    writeCounts(out << ',', "calls", result.series.calls);
    writeCounts(out << ',', "successful", result.series.successes);
    writeCounts(out << ',', "dropped", result.series.drops);
    writeCounts(out << ',', "distinct", result.series.calls); // of one round; see RoundSeries
    out << "}}\n";
}

void writeChainCsv(std::ostream& out, const chain::RoundSeries& series)
{
    out << "round,edge,calls,successful,dropped,distinct\n";
    for (std::size_t at = 0; at < series.size(); ++at) {
        out << at + 1 << ',' << series.edge[at] << ',' << series.calls[at] << ','
            << series.successes[at] << ',' << series.drops[at] << ',' << series.calls[at] << '\n';
    }
}

} // namespace stormglass::cli
