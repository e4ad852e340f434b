// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_token.h"

#include <algorithm>

namespace stormglass::sampling {

Outcome<SlackToken> SlackToken::from(const QByteArray& text)
{
    const QByteArray token = text.trimmed();
    if (token.isEmpty()) {
        return Problem{"token", "it is empty", "give a Slack bot or user token"};
    }
    const bool isClean =
        std::ranges::all_of(token, [](char letter) { return letter > ' ' && letter < '\x7f'; });
    if (!isClean) {
        return Problem{"token", "it has a space or a character that no token has",
                       "copy it again from the app's settings"};
    }
    return SlackToken(token);
}

QByteArray SlackToken::authorization() const { return QByteArray("Bearer ").append(m_text); }

} // namespace stormglass::sampling
