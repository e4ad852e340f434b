// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/console.h"

#include "model/core/control_characters.h"
#include "model/sampling/slack_token.h"

#include <cstdlib>
#include <iostream>
#include <unistd.h>

namespace stormglass::cli {

Console processConsole()
{
    return {std::cout, std::cerr,
            [](const std::string& name) -> std::optional<std::string> {
                const char* value =
                    std::getenv(name.c_str()); // NOLINT(concurrency-mt-unsafe): one thread
                return value == nullptr ? std::nullopt : std::optional<std::string>(value);
            },
            isatty(STDERR_FILENO) == 1, isatty(STDOUT_FILENO) == 1};
}

void say(const Console& console, std::string_view sentence)
{
    console.err << printable(sampling::withoutTokens(sentence)) << '\n';
}

int refuse(const Console& console, const Problem& problem)
{
    say(console, problem.sentence());
    return exitUnusable;
}

void printNotes(const Console& console, const std::vector<std::string>& notes)
{
    for (const std::string& note : notes) {
        say(console, "note: " + note);
    }
}

} // namespace stormglass::cli
