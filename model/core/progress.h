// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

namespace stormglass {

/// Told now and then how much of a long computation is done, 0 to 1; may be empty.
using Progress = std::function<void(double)>;

} // namespace stormglass
