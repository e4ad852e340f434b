// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace stormglass {

/// Rows of a table from that one on which share its list flag; 1 for a row of no list.
[[nodiscard]] std::size_t listLength(std::span<const ParameterInfo> table, std::size_t row);

/// What the list flag is given for these values, one per row of the list: the numbers that are on,
/// none less than the one before it ("1,60,300"). A lesser one is taken for the one before it,
/// which is what it means where each thing waits for the one before.
[[nodiscard]] std::string listText(std::span<const Value> values);

/// Checks a list flag's text: a number in its hard range for each row that is a plain number, for
/// those behind them if they are given, none less than the one before it. Rows that get none are
/// off. A refusal names the flag, which number it is, what is wrong and what can be given.
[[nodiscard]] Outcome<Values> acceptList(std::span<const ParameterInfo> rows,
                                         std::string_view text);

} // namespace stormglass
