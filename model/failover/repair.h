// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/failover/failover.h"

namespace stormglass::failover {

/// Changes of one parameter, each of which makes the event answered once: another policy; and under
/// the chosen one the shortest longer cache lifetime in whole seconds, and the first retry nearest
/// to the present one in its slider's steps. Empty where it is answered once already, or no such
/// change is.
[[nodiscard]] std::vector<Repair> repairs(const Failover::Inputs& inputs, const EventRecord& event);

} // namespace stormglass::failover
