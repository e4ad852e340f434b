// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/parameter_flags.h"

#include "model/core/number_text.h"

namespace stormglass::cli {

namespace {

std::string helpOf(const ParameterInfo& parameter)
{
    std::string text = std::string(parameter.meaning) + " From " + parameter.flagRangeText() + '.';
    switch (parameter.outside) {
    case OutsideRange::Refused:
        break;
    case OutsideRange::ClampedBelow:
        text += " Below, the minimum is taken, as the note's program does.";
        break;
    case OutsideRange::ClampedBothSides:
        text += " Outside, the nearer end is taken, as the note's program does.";
        break;
    }
    return text;
}

} // namespace

ParameterFlags::ParameterFlags(CLI::App& command, std::vector<ParameterInfo> table, Values initial)
    : m_table(std::move(table))
    , m_initial(std::move(initial))
    , m_texts(std::make_shared<std::vector<std::string>>(m_table.size()))
{
    for (std::size_t row = 0; row < m_table.size(); ++row) {
        m_options.push_back(
            command.add_option(m_table[row].flag(), m_texts->at(row), helpOf(m_table[row]))
                ->type_name(m_table[row].wholeNumber ? "WHOLE" : "NUMBER")
                ->default_str(shortestText(m_initial[row]))
                ->take_last());
    }
}

Outcome<Values> ParameterFlags::values(std::ostream& warnings) const
{
    Values values = m_initial;
    for (std::size_t row = 0; row < m_table.size(); ++row) {
        if (m_options[row]->count() == 0) {
            continue;
        }
        const Outcome<Accepted> accepted = acceptFlag(m_table[row], m_texts->at(row));
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

} // namespace stormglass::cli
