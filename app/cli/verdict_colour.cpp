// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/verdict_colour.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stormglass::cli {

namespace {

// The sixteen colours that every terminal has, since its background is not ours to know.
constexpr std::string_view cyan = "36";
constexpr std::string_view yellow = "33";
constexpr std::string_view red = "31";
constexpr std::string_view magenta = "35";
constexpr std::string_view quiet = "90";

constexpr std::array<std::pair<std::string_view, std::string_view>, 6> colours{{
    {"stable", cyan},
    {"elevated", yellow},
    {"bistable", yellow},
    {"collapsed", red},
    {"disabling", magenta},
    {"unsettled", quiet},
}};

constexpr std::size_t labelWidth = 11;

} // namespace

bool showsColour(const Console& console)
{
    return console.outIsTerminal && console.environment("NO_COLOR").value_or("").empty() &&
           console.environment("TERM").value_or("dumb") != "dumb";
}

std::string coloured(std::string_view line)
{
    if (line.size() < labelWidth) {
        return std::string(line);
    }
    const std::string_view rest = line.substr(labelWidth);
    const std::string_view word = rest.substr(0, rest.find(' '));
    const auto* const found =
        std::ranges::find(colours, word, &std::pair<std::string_view, std::string_view>::first);
    if (found == colours.end()) {
        return std::string(line);
    }
    return std::string(line.substr(0, labelWidth)) + "\x1b[" + std::string(found->second) + 'm' +
           std::string(word) + "\x1b[0m" + std::string(rest.substr(word.size()));
}

} // namespace stormglass::cli
