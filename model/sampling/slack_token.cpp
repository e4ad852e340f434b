// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_token.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <sys/prctl.h>

namespace stormglass::sampling {

namespace {

bool isOfToken(char letter)
{
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '-' ||
           letter == '_' || letter == '.' || letter == '%';
}

/// A bare prefix, as in "use a bot token (xoxb-)", tells nothing.
bool mayBeToken(std::string_view word)
{
    static constexpr std::array<std::string_view, 3> prefixes{"xox", "xapp-", "xwfp-"};
    constexpr std::size_t barePrefix = 5;
    return word.size() > barePrefix &&
           std::ranges::any_of(prefixes, [word](auto prefix) { return word.starts_with(prefix); });
}

/// The value of "--flag=value", and any other argument as it is.
std::string_view valueOf(std::string_view argument)
{
    const std::size_t equals = argument.find('=');
    return argument.starts_with("--") && equals != std::string_view::npos
               ? argument.substr(equals + 1)
               : argument;
}

} // namespace

Outcome<SlackToken> SlackToken::from(const QByteArray& text, const std::string& where)
{
    keepMemoryPrivate();
    const QByteArray token = text.trimmed();
    if (token.isEmpty()) {
        return Problem{where, "it is empty", "give a Slack bot or user token"};
    }
    const bool isClean =
        std::ranges::all_of(token, [](char letter) { return letter > ' ' && letter < '\x7f'; });
    if (!isClean) {
        return Problem{where, "it has a space or a character that no token has",
                       "copy it again from the app's settings"};
    }
    return SlackToken(token);
}

QByteArray SlackToken::authorization() const { return QByteArray("Bearer ").append(m_text); }

// Clearing the token's bytes would not do: Qt Network, allocators and the environment have copies.
// No limit on the size of cores either: systemd-coredump and apport take them through a pipe, where
// it does not count. A debugger needs root from here on.
void keepMemoryPrivate()
{
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

std::string withoutTokens(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const auto* const end = std::ranges::find_if_not(text, isOfToken);
        // Dashes before a token are a flag's, or a slip.
        const auto* const begin =
            std::find_if(text.begin(), end, [](char letter) { return letter != '-'; });
        const std::string_view word(begin, end);
        result.append(text.begin(), begin);
        result += mayBeToken(word) ? std::string_view("[a token]") : word;
        const auto* const next = std::find_if(end, text.end(), isOfToken);
        result.append(end, next);
        text.remove_prefix(static_cast<std::size_t>(next - text.begin()));
    }
    return result;
}

std::optional<Problem> tokenAmongArguments(const std::vector<std::string>& arguments)
{
    if (std::ranges::none_of(
            arguments, [](const std::string& argument) { return mayBeToken(valueOf(argument)); })) {
        return std::nullopt;
    }
    return Problem{"", "a Slack token stands among the arguments, where others can read it",
                   "put it into the environment, as SLACK_BOT_TOKEN; a file whose name begins like "
                   "a token can be given as ./NAME"};
}

} // namespace stormglass::sampling
