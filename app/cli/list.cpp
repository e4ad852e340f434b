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

std::string word(Kind kind)
{
    switch (kind) {
    case Kind::Number:
        return "number";
    case Kind::OptionalNumber:
        return "number or off";
    case Kind::Choice:
        return "choice";
    case Kind::Switch:
        return "switch";
    case Kind::Rows:
        return "rows";
    }
    return {};
}

/// What a flag can be given where that is no range: keys, or the form of a row.
Cell choicesCell(const ParameterInfo& parameter)
{
    if (parameter.kind == Kind::Rows) {
        return rowHint(parameter.rowColumns);
    }
    std::string keys;
    for (const Choice& choice : parameter.choices) {
        keys += (keys.empty() ? "" : ", ") + std::string(choice.key);
    }
    return keys.empty() ? Cell() : Cell(keys);
}

std::vector<Cell> parameterCells(const InstrumentEntry& instrument, const ParameterInfo& parameter,
                                 const Value& initial)
{
    const auto ofNumbers = [&parameter](Cell cell) {
        return parameter.isNumeric() ? std::move(cell) : Cell();
    };
    const bool fraction = parameter.unit == units::percent;
    return {std::string(instrument.id),
            std::string(parameter.key),
            std::string(parameter.label),
            fraction ? "fraction" : std::string(parameter.unit.symbol),
            cellOf(initial),
            ofNumbers(parameter.hard.minimum),
            ofNumbers(parameter.hard.maximum),
            ofNumbers(parameter.slider.minimum),
            ofNumbers(parameter.slider.maximum),
            ofNumbers(parameter.scale == Scale::Linear ? "linear" : "log"),
            word(parameter.kind),
            choicesCell(parameter),
            parameter.list.empty() ? Cell() : Cell(std::string(parameter.list)),
            std::string(parameter.meaning),
            std::string(parameter.source)};
}

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
                {"kind", "Kind", units::none},
                {"choices", "Choices", units::none},
                {"list", "In the list", units::none},
                {"meaning", "Meaning", units::none},
                {"source", "Source", units::none},
            },
    };
    for (const InstrumentEntry& instrument : instruments()) {
        for (std::size_t row = 0; row < instrument.parameters.size(); ++row) {
            table.rows.push_back(
                parameterCells(instrument, instrument.parameters[row], instrument.initial[row]));
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
