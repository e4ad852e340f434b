// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/message_rates.h"

namespace stormglass::sampling {

/// The same rates without the channels' names and ids, for a report that others read: "channel 1"
/// in their place, in the notes as well.
[[nodiscard]] MessageRates redacted(MessageRates rates);

} // namespace stormglass::sampling
