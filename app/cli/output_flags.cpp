// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/output_flags.h"

namespace stormglass::cli {

OutputFlags::OutputFlags(CLI::App& command)
{
    m_format =
        command
            .add_option("--format", m_given->format, "How to print the result: text, json or csv")
            ->type_name("FORMAT")
            ->take_last()
            ->capture_default_str();
    command.add_flag("--json", m_given->json, "Short for --format json");
    command.add_flag("--quiet", m_given->quiet, "No progress");
}

Outcome<Format> OutputFlags::format() const
{
    if (m_given->json && m_format->count() > 0 && m_given->format != "json") {
        return Problem{"--json", "--format " + m_given->format + " is given as well",
                       "give one of the two"};
    }
    if (m_given->json || m_given->format == "json") {
        return Format::Json;
    }
    if (m_given->format == "text") {
        return Format::Text;
    }
    if (m_given->format == "csv") {
        return Format::Csv;
    }
    return Problem{"--format", "'" + m_given->format + "' is no format", "give text, json or csv"};
}

} // namespace stormglass::cli
