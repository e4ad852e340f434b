// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "model/chain/fit.h"
#include "model/sampling/metrics_file.h"

namespace stormglass::cli {

/// A measurement, and what was found in it.
struct MeasuredChain {
    const sampling::MetricsFile& file;
    const MeasuredWindows& windows;
    const chain::Diagnosis& diagnosis;
    const Chain::Inputs& inputs;    ///< thresholds, and what a fit starts from
    std::optional<double> capacity; ///< calls a row, where it is known
};

/// Prints it: text with windows, evidence and a command to start a what-if from; the JSON of a run,
/// null where a signal is missing or only a run has it; or the measured rows as CSV.
void writeMeasured(const Console& console, Format format, const MeasuredChain& measured);

} // namespace stormglass::cli
