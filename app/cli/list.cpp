// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/cli/json_writer.h"
#include "app/cli/text_writer.h"
#include "model/core/csv.h"
#include "model/instruments.h"

#include <ostream>

namespace stormglass::cli {

using namespace Qt::StringLiterals;

namespace {

/// The whole parameter table of all instruments.
Table parameterTable()
{
    Table table{
        .id = "parameters",
        .title = "Parameters",
        .columns =
            {
                {"instrument", "Instrument", units::none},
                {"key", "Flag", units::none},
                {"label", "Label", units::none},
                {"unit", "Unit", units::none},
                {"default", "Default", units::none},
                {"minimum", "Minimum", units::none},
                {"maximum", "Maximum", units::none},
                {"slider_minimum", "Slider from", units::none},
                {"slider_maximum", "to", units::none},
                {"scale", "Scale", units::none},
                {"meaning", "Meaning", units::none},
                {"source", "Source", units::none},
            },
    };
    for (const InstrumentEntry& instrument : instruments()) {
        for (std::size_t row = 0; row < instrument.parameters.size(); ++row) {
            const ParameterInfo& parameter = instrument.parameters[row];
            const bool fraction = parameter.unit == units::percent;
            table.rows.push_back({std::string(instrument.id), std::string(parameter.key),
                                  std::string(parameter.label),
                                  fraction ? "fraction" : std::string(parameter.unit.symbol),
                                  instrument.initial[row], parameter.hard.minimum,
                                  parameter.hard.maximum, parameter.slider.minimum,
                                  parameter.slider.maximum,
                                  parameter.scale == Scale::Logarithmic ? "log" : "linear",
                                  std::string(parameter.meaning), std::string(parameter.source)});
        }
    }
    return table;
}

Table presetTable()
{
    Table table{
        .id = "presets",
        .title = "Presets",
        .columns =
            {
                {"instrument", "Instrument", units::none},
                {"title", "Preset", units::none},
                {"command", "Command", units::none},
                {"text", "Text", units::none},
                {"source", "Source", units::none},
            },
    };
    for (const InstrumentEntry& instrument : instruments()) {
        for (const PresetEntry& preset : instrument.presets) {
            table.rows.push_back({std::string(instrument.id), std::string(preset.title),
                                  instrument.commandLine(preset.values), preset.text(),
                                  std::string(preset.source)});
        }
    }
    return table;
}

QJsonObject listJson()
{
    QJsonArray array;
    for (const InstrumentEntry& instrument : instruments()) {
        array.append(QJsonObject{{u"id"_s, jsonText(instrument.id)},
                                 {u"title"_s, jsonText(instrument.title)},
                                 {u"question"_s, jsonText(instrument.question)}});
    }
    return {{u"instruments"_s, array},
            {u"parameters"_s, jsonRows(parameterTable())},
            {u"presets"_s, jsonRows(presetTable())}};
}

Table withoutLast(std::size_t columns, Table table)
{
    table.columns.resize(table.columns.size() - columns);
    for (auto& row : table.rows) {
        row.resize(table.columns.size());
    }
    return table;
}

void printList(std::ostream& out)
{
    for (const InstrumentEntry& instrument : instruments()) {
        out << instrument.id << "  " << instrument.title << ". " << instrument.question << '\n';
    }
    out << '\n';
    writeText(out, withoutLast(2, parameterTable())); // meaning and source are long: see --help
    out << '\n';
    writeText(out, withoutLast(2, presetTable()));
}

} // namespace

Command addList(CLI::App& program)
{
    CLI::App* parser =
        program.add_subcommand("list", "Lists instruments, their parameters and presets.");
    parser->allow_extras();
    const OutputFlags output(*parser);
    return {parser, [output](const Console& console) {
                const Outcome<Format> format = output.format();
                if (!format) {
                    return refuse(console, format.problem());
                }
                switch (format.value()) {
                case Format::Text:
                    printList(console.out);
                    break;
                case Format::Json:
                    writeJson(console.out, listJson());
                    break;
                case Format::Csv:
                    console.out << csvText(parameterTable());
                    break;
                }
                return exitCalm;
            }};
}

} // namespace stormglass::cli
