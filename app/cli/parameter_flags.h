// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/output_flags.h"
#include "model/core/parameter.h"

#include <CLI/CLI.hpp>

#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace stormglass::cli {

/// The flags of an instrument, made from its parameter table and from nothing else.
class ParameterFlags {
public:
    /// Adds one flag per row, and one per list of rows; `initial` are the defaults of the command
    /// line. A bare switch means true; the last of a repeated flag counts, of rows all do.
    ParameterFlags(CLI::App& command, std::vector<ParameterInfo> table, Values initial);

    /// The first flag that was given; empty where none was.
    [[nodiscard]] std::string firstGiven() const;

    /// The values given, or the first refusal; sentences on clamped values go to `warnings`.
    [[nodiscard]] Outcome<Values> values(std::ostream& warnings) const;

private:
    std::vector<ParameterInfo> m_table;
    Values m_initial;
    std::vector<CLI::Option*> m_options; ///< one per row; the rows of a list have the same
};

/// What the flags of an instrument's command ask for.
struct AskedFor {
    Format format = Format::Text;
    Values values;
};

/// The format and the values given, or the first refusal; as OutputFlags::format() and
/// ParameterFlags::values().
[[nodiscard]] Outcome<AskedFor> askedFor(const OutputFlags& output, const ParameterFlags& flags,
                                         std::ostream& warnings);

/// The infos of a typed table, for ParameterFlags.
template <class Inputs>
[[nodiscard]] std::vector<ParameterInfo> infosOf(std::span<const Parameter<Inputs>> table)
{
    std::vector<ParameterInfo> infos;
    for (const Parameter<Inputs>& parameter : table) {
        infos.push_back(parameter.info());
    }
    return infos;
}

} // namespace stormglass::cli
