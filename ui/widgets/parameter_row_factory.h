// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"

namespace stormglass::ui {

class ParameterRow;

/// The row for a parameter's kind; `initial` is what its reset button goes back to.
[[nodiscard]] ParameterRow* makeParameterRow(const ParameterInfo& parameter, const Value& initial);

} // namespace stormglass::ui
