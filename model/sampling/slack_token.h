// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace stormglass::sampling {

/// A Slack token. It is held in memory, goes into the Authorization header of a request and nowhere
/// else; no message, file or log has it, nor has what a crash leaves behind.
class SlackToken {
public:
    /// A token as given, without spaces and line ends around it. Refused, without repeating it,
    /// where it is empty or has a character that no header may carry; `where` says whose it is.
    [[nodiscard]] static Outcome<SlackToken> from(const QByteArray& text,
                                                  const std::string& where = "token");

    /// "Bearer …", for the header.
    [[nodiscard]] QByteArray authorization() const;

private:
    explicit SlackToken(QByteArray text)
        : m_text(std::move(text))
    {
    }

    QByteArray m_text;
};

/// Keeps this process's memory out of core dumps and crash reports from now on, and other programs
/// of the same user from reading it. For who is about to hold a token.
void keepMemoryPrivate();

/// The text with a placeholder in each word that is or may be a token: those that begin as Slack's
/// do (xoxb-, xoxp-, xoxe.xoxp-, xapp-, xwfp-;
/// https://docs.slack.dev/authentication/tokens), and whatever else begins with xox.
[[nodiscard]] std::string withoutTokens(std::string_view text);

/// The problem of a command line with a token as an argument or as a flag's value, which does not
/// repeat it: others on the machine see the arguments, and shells keep them.
[[nodiscard]] std::optional<Problem> tokenAmongArguments(const std::vector<std::string>& arguments);

} // namespace stormglass::sampling
