// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "model/reconnect/storm_record.h"

#include <string_view>

namespace stormglass::reconnect {

/// What a run is called. Absorbed: nothing but a delay. Saturated: the presence backend answers too
/// late or not at all. Unrecovered: fewer than 99 % of the clients receive messages at the end.
/// Cascade: gateways restart that were not told to.
enum class Verdict { Absorbed, Saturated, Unrecovered, Cascade };

/// The worst of them that holds, of a run in which so many gateways were told to restart.
[[nodiscard]] Verdict verdictOf(const StormSummary& summary, int restarting);

/// "Cascade"
[[nodiscard]] std::string_view title(Verdict verdict);

/// "cascade", in JSON.
[[nodiscard]] std::string_view word(Verdict verdict);

[[nodiscard]] Tone toneOf(Verdict verdict);

} // namespace stormglass::reconnect
