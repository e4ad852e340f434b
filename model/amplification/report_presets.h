// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"

/// Configurations that people met, from public issue threads.
namespace stormglass::amplification {

using Configuration = Preset<Amplification::Inputs, Amplification::Result>;

/// One message edited in place by every event, over chat.update's limit.
[[nodiscard]] Configuration editedMessage();

/// A direct message to each of 1,600 people.
[[nodiscard]] Configuration broadcast();

/// The list of users asked for at every mention.
[[nodiscard]] Configuration listedUsers();

/// An address that answered 404 to nearly all of an hour's deliveries.
[[nodiscard]] Configuration goneAddress();

} // namespace stormglass::amplification
