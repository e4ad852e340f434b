// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <QByteArray>

#include <utility>

namespace stormglass::sampling {

/// A Slack token. It is held in memory, goes into the Authorization header of a request and nowhere
/// else; no message, file or log has it.
class SlackToken {
public:
    /// A token as given, without spaces and line ends around it. Refused, without repeating it,
    /// where it is empty or has a character that no header may carry.
    [[nodiscard]] static Outcome<SlackToken> from(const QByteArray& text);

    /// "Bearer …", for the header.
    [[nodiscard]] QByteArray authorization() const;

private:
    explicit SlackToken(QByteArray text)
        : m_text(std::move(text))
    {
    }

    QByteArray m_text;
};

} // namespace stormglass::sampling
