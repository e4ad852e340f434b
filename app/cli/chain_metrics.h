// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "model/chain/chain.h"
#include "model/sampling/chosen_windows.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <string>

namespace stormglass::cli {

/// The flags that have `chain` diagnose what was measured in place of a run.
class MetricsFlags {
public:
    explicit MetricsFlags(CLI::App& command);

    /// Whether a file of metrics is given.
    [[nodiscard]] bool hasMetrics() const { return m_file->count() > 0; }

    /// Why the flags do not go together, if so.
    [[nodiscard]] std::optional<Problem> problem() const;

    /// Reads the metrics, diagnoses them by the inputs' thresholds, prints, and gives the exit
    /// code; `capacity` is in calls a row, where it is known.
    [[nodiscard]] int diagnose(const Console& console, const OutputFlags& output, Format format,
                               const Chain::Inputs& inputs, std::optional<double> capacity) const;

private:
    struct Given {
        std::string file;
        sampling::ChosenWindows windows;
    };

    std::shared_ptr<Given> m_given = std::make_shared<Given>(); // CLI11 keeps pointers into it
    CLI::Option* m_file;
    CLI::Option* m_before;
    CLI::Option* m_during;
    CLI::Option* m_otherRegime;
    CLI::Option* m_map;
};

} // namespace stormglass::cli
