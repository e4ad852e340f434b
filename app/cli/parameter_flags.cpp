// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/parameter_flags.h"

#include "model/core/number_list.h"

#include <algorithm>

namespace stormglass::cli {

namespace {

std::string numbersHelp(const ParameterInfo& parameter)
{
    const std::string range = " From " + parameter.flagRangeText();
    switch (parameter.outside) {
    case OutsideRange::Refused:
        break;
    case OutsideRange::ClampedBelow:
        return range + ". Below, the minimum is taken, as the note's program does.";
    case OutsideRange::ClampedBothSides:
        return range + ". Outside, the nearer end is taken, as the note's program does.";
    }
    return range + (parameter.kind == Kind::OptionalNumber ? ", or off." : ".");
}

std::string choicesHelp(const ParameterInfo& parameter)
{
    std::string text;
    for (const Choice& choice : parameter.choices) {
        text += ' ' + std::string(choice.key) + ": " + std::string(choice.meaning);
    }
    return text;
}

std::string rowsHelp(const ParameterInfo& parameter)
{
    std::string text;
    for (const RowColumn& column : parameter.rowColumns) {
        text += ' ' + std::string(column.word) + ": " + std::string(column.meaning);
    }
    return text + " Give the flag once for each row.";
}

std::string helpOf(const ParameterInfo& parameter)
{
    std::string meaning(parameter.meaning);
    switch (parameter.kind) {
    case Kind::Number:
    case Kind::OptionalNumber:
        return meaning + numbersHelp(parameter);
    case Kind::Choice:
        return meaning + choicesHelp(parameter);
    case Kind::Switch:
        return meaning + " Bare, it means true; =false turns it off.";
    case Kind::Rows:
        return meaning + rowsHelp(parameter);
    }
    return meaning;
}

/// What stands for the flag's value in its help.
std::string placeholder(const ParameterInfo& parameter)
{
    switch (parameter.kind) {
    case Kind::OptionalNumber:
        return "NUMBER|off";
    case Kind::Choice: {
        std::string keys;
        for (const Choice& choice : parameter.choices) {
            keys += (keys.empty() ? "" : "|") + std::string(choice.key);
        }
        return keys;
    }
    case Kind::Rows:
        return rowHint(parameter.rowColumns);
    case Kind::Number:
    case Kind::Switch:
        break;
    }
    return parameter.wholeNumber ? "WHOLE" : "NUMBER";
}

CLI::Option* addFlag(CLI::App& command, const ParameterInfo& parameter, const Value& initial)
{
    const std::string help = helpOf(parameter);
    if (parameter.kind == Kind::Switch) {
        return command.add_flag(parameter.flag(), help)->take_last();
    }
    CLI::Option* option = command.add_option(parameter.flag(), help)
                              ->type_name(placeholder(parameter))
                              ->default_str(flagTexts(initial).front());
    return parameter.kind == Kind::Rows ? option->take_all() : option->take_last();
}

std::string listHelp(std::span<const ParameterInfo> rows)
{
    std::string help;
    for (const ParameterInfo& row : rows) {
        help += std::string(row.meaning) + ' ';
    }
    return help + "From " + rows.front().flagRangeText() + ", none less than the one before it.";
}

/// "NUMBER[,NUMBER]"
std::string listPlaceholder(std::span<const ParameterInfo> rows)
{
    std::string numbers;
    for (const ParameterInfo& row : rows) {
        const std::string next = numbers.empty() ? "NUMBER" : ",NUMBER";
        numbers += row.kind == Kind::OptionalNumber ? '[' + next + ']' : next;
    }
    return numbers;
}

/// One flag for the rows of a list.
CLI::Option* addListFlag(CLI::App& command, std::span<const ParameterInfo> rows,
                         std::span<const Value> initial)
{
    const std::string help = listHelp(rows); // what can change CLI11 takes for a variable
    return command.add_option(rows.front().flag(), help)
        ->type_name(listPlaceholder(rows))
        ->default_str(listText(initial))
        ->take_last();
}

} // namespace

ParameterFlags::ParameterFlags(CLI::App& command, std::vector<ParameterInfo> table, Values initial)
    : m_table(std::move(table))
    , m_initial(std::move(initial))
{
    while (m_options.size() < m_table.size()) {
        const std::size_t row = m_options.size();
        const std::size_t rows = listLength(m_table, row);
        CLI::Option* option = m_table[row].list.empty()
                                  ? addFlag(command, m_table[row], m_initial[row])
                                  : addListFlag(command, std::span(m_table).subspan(row, rows),
                                                std::span(m_initial).subspan(row, rows));
        m_options.insert(m_options.end(), rows, option);
    }
}

std::string ParameterFlags::firstGiven() const
{
    const auto given = std::ranges::find_if(
        m_options, [](const CLI::Option* option) { return option->count() > 0; });
    return given == m_options.end() ? "" : (*given)->get_name();
}

Outcome<Values> ParameterFlags::values(std::ostream& warnings) const
{
    Values values = m_initial;
    for (std::size_t row = 0; row < m_table.size(); row += listLength(m_table, row)) {
        if (m_options[row]->count() == 0) {
            continue;
        }
        if (!m_table[row].list.empty()) {
            const Outcome<Values> list =
                acceptList(std::span(m_table).subspan(row, listLength(m_table, row)),
                           m_options[row]->results().back());
            if (!list) {
                return list.problem();
            }
            std::ranges::copy(list.value(), values.begin() + static_cast<std::ptrdiff_t>(row));
            continue;
        }
        const Outcome<Accepted> accepted = acceptFlags(m_table[row], m_options[row]->results());
        if (!accepted) {
            return accepted.problem();
        }
        if (!accepted.value().warning.empty()) {
            warnings << accepted.value().warning << '\n';
        }
        values[row] = accepted.value().value;
    }
    return values;
}

Outcome<AskedFor> askedFor(const OutputFlags& output, const ParameterFlags& flags,
                           std::ostream& warnings)
{
    const Outcome<Format> format = output.format();
    if (!format) {
        return format.problem();
    }
    const Outcome<Values> values = flags.values(warnings);
    if (!values) {
        return values.problem();
    }
    return AskedFor{format.value(), values.value()};
}

} // namespace stormglass::cli
