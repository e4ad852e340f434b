// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "model/sampling/delivery_log.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace stormglass::cli {

/// The flags --log and --map of `sample`, and what they do.
class LogFlags {
public:
    explicit LogFlags(CLI::App& command);

    /// Whether a log was given.
    [[nodiscard]] bool hasLog() const { return m_log->count() > 0; }

    /// How often: one log is read.
    [[nodiscard]] std::size_t timesGiven() const { return m_log->count(); }

    /// Whether columns were given, which only a log has.
    [[nodiscard]] bool hasMap() const { return m_map->count() > 0; }

    /// Reads the log, prints its figures and gives the exit code. Ctrl-C ends the reading, and what
    /// was read is printed.
    [[nodiscard]] int sample(const Console& console, const OutputFlags& output) const;

private:
    [[nodiscard]] Outcome<sampling::DeliveryLog> read(const Console& console,
                                                      const OutputFlags& output,
                                                      const sampling::LogColumns& columns) const;

    std::shared_ptr<std::string> m_path = std::make_shared<std::string>(); // CLI11 points to it
    const CLI::Option* m_log;
    const CLI::Option* m_map;
};

} // namespace stormglass::cli
