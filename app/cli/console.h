// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/problem.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
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

/// Prints a sentence to `err`, a line without control characters and without words that may be
/// tokens, whatever argument or answer it repeats.
void say(const Console& console, std::string_view sentence);

/// Prints the problem's sentence to `err` and gives exitUnusable.
int refuse(const Console& console, const Problem& problem);

/// The first line of a result that lacks something.
inline constexpr std::string_view partialLine = "partial: not all of it was read; the notes say "
                                                "what is missing";

/// Prints what is to be known of a result to `err`, a line each.
void printNotes(const Console& console, const std::vector<std::string>& notes);

} // namespace stormglass::cli
