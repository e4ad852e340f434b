// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/progress_line.h"
#include "model/core/outcome.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace stormglass::cli {

enum class Format { Text, Json, Csv };

/// The flags --format, --json and --quiet, which every command has.
class OutputFlags {
public:
    explicit OutputFlags(CLI::App& command);

    /// The format asked for; refuses a word that is none, and two that are not the same.
    [[nodiscard]] Outcome<Format> format() const;

    /// Whether progress is wanted.
    [[nodiscard]] Talk talk() const { return m_given->quiet ? Talk::Quiet : Talk::Progress; }

private:
    struct Given {
        std::string format = "text";
        bool json = false;
        bool quiet = false;
    };

    const CLI::Option* m_format = nullptr;
    std::shared_ptr<Given> m_given = std::make_shared<Given>(); // CLI11 keeps pointers into it
};

} // namespace stormglass::cli
