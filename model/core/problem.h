// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace stormglass {

/// An expected failure, told so that a person can act on it.
struct Problem {
    std::string where;  ///< the flag, parameter or file (with line) it is about; may be empty
    std::string what;   ///< what is wrong, without a full stop
    std::string remedy; ///< what to do; may be empty

    /// "where: what; remedy", without the parts that are empty.
    [[nodiscard]] std::string sentence() const;

    bool operator==(const Problem&) const = default;
};

} // namespace stormglass
