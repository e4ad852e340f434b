// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/progress.h"
#include "model/reconnect/storm_record.h"
#include "model/reconnect/storm_setup.h"

#include <functional>
#include <stop_token>

namespace stormglass::reconnect {

/// Told of the lookups that reach the presence backend, and when; for tests of what passes.
using RequestWatch = std::function<void(double time, double lookups)>;

/// Simulates the restart and what comes of it. The same setup gives the same outcome to the last
/// bit; a stop leaves what was run until then.
[[nodiscard]] StormOutcome runStorm(const StormSetup& setup, const std::stop_token& stop = {},
                                    const Progress& progress = {}, const RequestWatch& watch = {});

} // namespace stormglass::reconnect
