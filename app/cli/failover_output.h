// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/failover/failover.h"

#include <iosfwd>

namespace stormglass::cli {

/// Which policies are printed.
enum class Compared : std::uint8_t { ChosenPolicy, AllPolicies };

/// The exit code of an outcome: 1 where nobody answers.
[[nodiscard]] int exitOf(failover::EventOutcome outcome);

/// What the command prints as text: the deliveries and the finding, the policies where they are
/// compared.
void writeFailoverText(std::ostream& out, const Failover::Inputs& inputs,
                       const Failover::Result& result, Compared compared);

/// The JSON of the contract with the inputs; all policies besides where they are compared.
void writeFailoverJson(std::ostream& out, const Failover::Inputs& inputs,
                       const Failover::Result& result, Compared compared);

/// The deliveries as CSV, or the policies where they are compared.
void writeFailoverCsv(std::ostream& out, const Failover::Inputs& inputs,
                      const Failover::Result& result, Compared compared);

} // namespace stormglass::cli
