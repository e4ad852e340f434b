// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/problem.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace stormglass::cli {

/// What a command may touch of the world: its two streams and the environment.
struct Console {
    std::ostream& out; ///< results
    std::ostream& err; ///< messages and progress
    std::function<std::optional<std::string>(const std::string&)> environment;
    bool errIsTerminal = false;
    bool outIsTerminal = false;
};

/// The process's own streams and environment.
[[nodiscard]] Console processConsole();

/// Exit codes of every command.
inline constexpr int exitCalm = 0;
inline constexpr int exitFinding = 1;
inline constexpr int exitUnusable = 2;

/// Prints the problem's sentence to `err` and gives exitUnusable.
int refuse(const Console& console, const Problem& problem);

/// Prints what is to be known of a result to `err`, a line each.
void printNotes(const Console& console, const std::vector<std::string>& notes);

} // namespace stormglass::cli
