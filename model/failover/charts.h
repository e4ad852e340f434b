// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/failover/failover.h"

namespace stormglass::failover {

/// The event under the chosen policy: lanes of Slack, the worker, the hub and the cloud copy over
/// seconds, with what is down, what runs, and every delivery and call.
[[nodiscard]] Chart timelineChart(const Failover::Inputs& inputs, const Failover::Result& result);

/// The probability of each outcome, a lane for each policy.
[[nodiscard]] Chart expectedChart(const Failover::Inputs& inputs, const Failover::Result& result);

/// What becomes of the event over two sliders under one policy; the present point can be dragged.
[[nodiscard]] Chart outcomeMapChart(const Failover::Inputs& inputs, const Failover::Result& result,
                                    Policy policy);

} // namespace stormglass::failover
