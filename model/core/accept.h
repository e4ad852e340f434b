// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"

namespace stormglass {

/// A value that an entrance let in, perhaps with a sentence on how it will be treated.
struct Accepted {
    Value value;
    std::string warning; ///< empty when the value is used as it is
};

/// Checks a flag's text: a number in the parameter's own unit ("0.05", not "5 %") and in its hard
/// range, "off", the key of a choice, one row. Lets it in, lets it in with a warning where the
/// instrument clamps it, or names the flag, what is wrong and what can be given. NaN and infinities
/// are always refused.
[[nodiscard]] Outcome<Accepted> acceptFlag(const ParameterInfo& parameter, std::string_view text);

/// Checks all texts a flag was given, at least one: the last counts, of rows all do. What
/// flagTexts() gives for a value reads back as that value.
[[nodiscard]] Outcome<Accepted> acceptFlags(const ParameterInfo& parameter,
                                            std::span<const std::string> texts);

/// Checks what a person typed into the parameter's field, in the unit people see ("5 %", "2.5k"),
/// a choice by key or label, rows line by line. Whatever cannot be taken is refused with the label,
/// what is wrong and what can be given.
[[nodiscard]] Outcome<Value> acceptTyped(const ParameterInfo& parameter, std::string_view text);

/// Why a parameter cannot have that value, naming its label, what is wrong and what can be given;
/// nothing where it can. Rows have to be in their canonical text.
[[nodiscard]] std::optional<Problem> rangeProblem(const ParameterInfo& parameter,
                                                  const Value& value);

} // namespace stormglass
