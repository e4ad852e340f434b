// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/chain.h"

#include <QJsonObject>

#include <iosfwd>

namespace stormglass::cli {

/// The exit code of a verdict: 1 for a storm, with demand or without.
[[nodiscard]] int exitOf(chain::Verdict verdict);

/// A diagnosis as the contract has it, of a run or of what was measured.
[[nodiscard]] QJsonObject diagnosisJson(const chain::Diagnosis& diagnosis);

/// What the command prints as text: the finding, the windows, the cost of throttling, the evidence.
void writeChainText(std::ostream& out, const Chain::Inputs& inputs, const Chain::Result& result);

/// The JSON of the contract, with the throttling costs besides. Its series are written round by
/// round: millions of them fit no document.
void writeChainJson(std::ostream& out, const Chain::Inputs& inputs, const Chain::Result& result);

/// The series as CSV, a line per round.
void writeChainCsv(std::ostream& out, const chain::RoundSeries& series);

} // namespace stormglass::cli
