// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"

#include <span>

namespace stormglass {

/// The list of all instruments, in the order people see them.
[[nodiscard]] std::span<const InstrumentEntry> instruments();

/// The instrument of that id; null where there is none.
[[nodiscard]] const InstrumentEntry* findInstrument(std::string_view id);

} // namespace stormglass
