// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/problem.h"
#include "model/sampling/message_rates.h"

namespace stormglass::sampling {

/// The same rates without the channels' names and ids, for a report that others read: "channel 1"
/// in their place, in the notes as well, where a name has a "#" before it. What a note counts loses
/// its examples, which may be of a channel that no list has.
[[nodiscard]] MessageRates redacted(MessageRates rates);

/// Likewise of a problem, whose channels nobody knows: without examples.
[[nodiscard]] Problem redacted(Problem problem);

} // namespace stormglass::sampling
